// `npm run new`, in a copy of the project.
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { checkContent } from "../../../app/publish/content/check-content";
import { createPage } from "../../../app/publish/commands/new";
import { createProject } from "../../support/content-folder";

let project: string;
beforeAll(async () => (project = await createProject()));
afterAll(() => rm(project, { recursive: true }));

test("a new page is there, in its folder, and passes the check", async () => {
  expect((await createPage(project, "science")).isDone).toBe(true);
  expect((await createPage(project, "/news/first-studies.mdx")).isDone).toBe(true);
  const { pages, problems } = await checkContent(project);
  expect(problems).toEqual([]);
  const made = [...pages.values()].flatMap(({ url, frontmatter }) =>
    url?.startsWith("/news") || url === "/science" ? [[url, frontmatter["title"]]] : [],
  );
  expect(made).toEqual([
    ["/news/first-studies", "First studies"],
    ["/science", "Science"],
  ]);
});

test("what is there is not overwritten, and a name that can't be a page is refused with one that can", async () => {
  expect(await createPage(project, "home")).toMatchInlineSnapshot(`
    {
      "isDone": false,
      "said": "content/home.mdx is there already; open it, or choose another name",
    }
  `);
  expect(await createPage(project, "Our Science")).toMatchInlineSnapshot(`
    {
      "isDone": false,
      "said": "content/Our Science.mdx cannot be: the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-science.mdx",
    }
  `);
  expect(await createPage(project, "assets")).toMatchInlineSnapshot(`
    {
      "isDone": false,
      "said": "content/assets.mdx cannot be: the name "assets" is taken by the site itself; rename it to content/assets-page.mdx",
    }
  `);
  const usage = await createPage(project);
  expect(usage).toMatchInlineSnapshot(`
    {
      "isDone": false,
      "said": "\`npm run new -- science\` makes the page /science; \`npm run new -- news/first\` makes /news/first. The name is one word, with hyphens for spaces.",
    }
  `);
  for (const name of ["../outside", "-h", "a\\b", ".hidden"])
    expect(await createPage(project, name), name).toEqual(usage);
  expect(existsSync(join(project, "outside.mdx"))).toBe(false);
});
