// Two builds of the same files are equal to the byte, wherever they are made; of files with one more style, but for it.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { pairPages } from "../../../app/publish/review/bytes/page-pairs";
import { readSites } from "../../../app/publish/review/bytes/site";
import { diffSites } from "../../../app/publish/review/bytes/site-diff";
import { siteIn } from "../../../app/publish/review/sites/builds";
import { mergeChanges } from "../../../app/publish/review/words/lines-diff";
import { copySite, outputOf, startBuild } from "../../support/site-copy";
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
    for (const folder of folders) await outputOf(startBuild(folder, { SITE_REVIEW: "1" }));
    const [before, after] = await readSites(siteIn(base), siteIn(head));
    const { changes } = await diffSites(before, after, pairPages(before, after));
    const found = mergeChanges(changes).map(({ subject, name }) => `${subject}: ${name}`);
    expect(found).toEqual([
      "style: Styles",
      "link: Link “to a page of prose”",
      ...["head: Link alternate", "head: Link alternate"],
      "link: Link “English”",
      ...["text: Heading 3", "text: Heading 3", "text: Text"],
      "page: The first note",
      ...["head: Address for search engines", "head: Address when shared"],
      ...["head: Picture when shared", "head: Structured data, itemListElement › 1 › item"],
      ...["binary file: share/notes/first.png", "binary file: share/notes/prime.png"],
      "redirect: Redirect from /notes/first",
      "field: translationOf in content/de/notiz.mdx",
      "field: deck.slides[2].title in content/investors.mdx",
      "field: formerly in content/notes/prime.mdx",
    ]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
);
