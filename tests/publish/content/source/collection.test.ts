// Files that are not content: hidden ones, locks, and those that cannot be opened.
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { formatProblem } from "../../../../app/publish/problems/problem";
import { createProject } from "../../../support/content-folder";

/** What the check says of a project that `change` has changed, and the paths of its pages. */
async function check(change: (folder: string) => Promise<unknown>) {
  const root = await createProject();
  await change(join(root, "content"));
  const { pages, problems } = await checkContent(root);
  await rm(root, { recursive: true });
  return {
    said: problems.map(formatProblem).join("\n"),
    urls: [...pages.values()].map(({ url }) => url),
  };
}

test("an editor's lock, which leads nowhere, and a folder's settings are ignored without a word", async () => {
  const { said } = await check(async (folder) => {
    await symlink("somebody@host.1234", join(folder, ".#home.mdx"));
    await writeFile(join(folder, ".DS_Store"), "");
    await writeFile(join(folder, "images/.DS_Store"), "");
  });
  expect(said).toBe("");
});

test("a hidden page is no page, and says so; a hidden folder says so once", async () => {
  const { said, urls } = await check(async (folder) => {
    await writeFile(join(folder, ".hidden.mdx"), "---\ntitle: Hidden\n---\n");
    await writeFile(join(folder, "images/.chart.svg"), "<svg/>");
    await mkdir(join(folder, ".notes"));
    await writeFile(join(folder, ".notes/one.md"), "");
    await writeFile(join(folder, ".notes/two.md"), "");
  });
  expect(said).toMatchInlineSnapshot(`
    "content/.hidden.mdx:1:1  warning: names that begin with a dot are hidden, and nothing is made from them; rename this without the dot, or delete it
    content/.notes:1:1  warning: names that begin with a dot are hidden, and nothing is made from them; rename this without the dot, or delete it
    content/images/.chart.svg:1:1  warning: names that begin with a dot are hidden, and nothing is made from them; rename this without the dot, or delete it"
  `);
  expect(urls).not.toContain("/.hidden");
});

test("a file that leads nowhere is a problem, as a page and as an image that a page names", async () => {
  const { said } = await check(async (folder) => {
    await symlink("missing.mdx", join(folder, "news.mdx"));
    await symlink("missing.svg", join(folder, "images/gone.svg"));
    await writeFile(
      join(folder, "more.mdx"),
      "---\ntitle: More\ndescription: More of it.\n---\n\n![A bar.](./images/gone.svg)\n",
    );
  });
  expect(said).toMatchInlineSnapshot(`
    "content/more.mdx:6:1  the file "./images/gone.svg" cannot be opened, expected one that everybody may read
    content/images/gone.svg:1:1  this file cannot be opened, expected one that everybody may read; a link needs the file that it leads to
    content/news.mdx:1:1  this file cannot be opened, expected one that everybody may read; a link needs the file that it leads to"
  `);
});
