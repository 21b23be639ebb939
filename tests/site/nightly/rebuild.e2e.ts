// Two builds of the same files are equal to the byte, wherever they are made; of files with one more style, but for it.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { reportOn } from "../../../app/publish/review/compare";
import { readSite } from "../../../app/publish/review/site/site";
import { copySite, outputOf, startBuild } from "../../support/site-copy";
import { expect, NIGHTLY, test } from "../../support/browser/site";
import { listBuild } from "../../support/built-pages";
import { runNode } from "../../support/run-node";
import { SPECIMEN, SPECIMEN_CLIENT } from "../../support/specimen";
import { addUnpublished } from "../../support/unpublished";

test("a second build, with nothing prepared, has the same files", NIGHTLY, async () => {
  const folder = await copySite({ content: SPECIMEN });
  await addUnpublished(folder);
  await outputOf(startBuild(folder));
  const client = join(folder, "build/client");
  const files = listBuild(SPECIMEN_CLIENT);
  expect(listBuild(client).toSorted()).toEqual(files.toSorted());
  const read = (root: string, file: string) => readFileSync(join(root, file));
  expect(files.filter((file) => !read(client, file).equals(read(SPECIMEN_CLIENT, file)))).toEqual(
    [],
  );
  rmSync(folder, { recursive: true });
});

test("wrong content ends a build in another mode too", NIGHTLY, async () => {
  const folder = await copySite({ content: SPECIMEN, withCache: true });
  writeFileSync(join(folder, "content/wrong.mdx"), "---\ntitel: Wrong\n---\n\nWords.\n");
  const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--mode", "staging"];
  const { code, errors } = await runNode(command, folder);
  expect(code).toBe(1);
  expect(errors).toContain("content/wrong.mdx:2:1  titel  is not a field here");
  rmSync(folder, { recursive: true });
});

test(
  "two builds differ by what a writer and an engineer changed, and by nothing else",
  NIGHTLY,
  async () => {
    const folders = [await copySite({ content: SPECIMEN }), await copySite({ content: SPECIMEN })];
    const [base = "", head = ""] = folders;
    const edit = (file: string, change: (text: string) => string) =>
      writeFileSync(join(head, file), change(readFileSync(join(head, file), "utf8")));
    // A style that nobody uses, whatever it does to the classes after it.
    edit("app/frame/header.css.ts", (text) =>
      text.replace(
        "export const",
        "export const unused = style({ opacity: 0.5 });\n\nexport const",
      ),
    );
    edit("content/investors.mdx", (text) => text.replace("Clinical Pipeline Strategy", "Strategy"));
    renameSync(join(head, "content/notes/first.mdx"), join(head, "content/notes/prime.mdx"));
    edit("content/notes/prime.mdx", (text) =>
      text.replace("description:", "formerly: [/notes/first]\ndescription:"),
    );
    for (const name of ["about-us", "de/notiz"])
      edit(`content/${name}.mdx`, (text) => text.replaceAll("/notes/first", "/notes/prime"));
    for (const [index, folder] of folders.entries())
      await outputOf(startBuild(folder, { SITE_PREVIEW: `pr-${index}` }));
    const siteIn = (folder: string) => ({
      client: join(folder, "build/client"),
      content: join(folder, "content"),
    });
    const [before, after] = [await readSite(siteIn(base)), await readSite(siteIn(head))];
    const { sections } = await reportOn(before, after, new Map());
    expect(
      sections.map(({ title, state, passages }) => `${title}, ${state}: ${passages.length}`),
    ).toEqual([
      ...["On all 27 pages, : 1", "About Us, : 1", "Die erste Notiz, : 2", "For Investors, : 2"],
      ...["The first note, moved from /notes/first: 0", "Redirects, : 1"],
    ]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
);
