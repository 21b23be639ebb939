// Two builds of the same files are equal to the byte, wherever they are made; of files with one more style, but for it.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { pairPages } from "../../../app/publish/review/bytes/page-pairs";
import { readSites } from "../../../app/publish/review/bytes/site";
import { diffSites } from "../../../app/publish/review/bytes/site-diff";
import { siteIn } from "../../../app/publish/review/sites/builds";
import { mergeChanges } from "../../../app/publish/review/words/lines-diff";
import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { expect, NIGHTLY, test } from "../../support/browser/site";
import { listBuild } from "../../support/built-pages";
import { SPECIMEN, SPECIMEN_CLIENT } from "../../support/specimen";

test("a second build, with nothing prepared, has the same files", NIGHTLY, async () => {
  const folder = await copySite({ content: SPECIMEN });
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

test(
  "a style that nobody uses changes one line, whatever it does to the classes after it",
  NIGHTLY,
  async () => {
    const folders = [await copySite({ content: SPECIMEN }), await copySite({ content: SPECIMEN })];
    const [base = "", head = ""] = folders;
    const file = join(head, "app/frame/header.css.ts");
    const unused = "export const unused = style({ opacity: 0.5 });\n\nexport const";
    writeFileSync(file, readFileSync(file, "utf8").replace("export const", unused));
    for (const folder of folders) await outputOf(startBuild(folder, { SITE_REVIEW: "1" }));
    const [before, after] = await readSites(siteIn(base), siteIn(head));
    const { changes } = await diffSites(before, after, pairPages(before, after));
    expect(mergeChanges(changes)).toEqual([
      expect.objectContaining({ subject: "style", new: ".header_unused{opacity:.5}" }),
    ]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
);
