// Pages that move: their names and old addresses, and every place that names them.
import { expect, test } from "vitest";

import { movePages } from "../../../app/publish/content/move-pages";
import { parseFile } from "../../../app/publish/content/parse-file";
import { describeFile } from "../../../app/publish/content/source/collection";
import { readSiteTokens } from "../../../app/publish/content/source/site-tokens";

const tokens = readSiteTokens("---\nname: A Company with a long name\n---\n");

/** What becomes of files when one moves: texts by their names, those that stay as they are left out. */
function move(texts: Record<string, string>, from: string, to: string): Record<string, string> {
  const files = Object.entries(texts).map(([file, text]) => parse(file, text));
  return Object.fromEntries(
    movePages(files, "", from, to).map(({ to: name, text }) => [name, text]),
  );
}

function parse(file: string, text: string) {
  const found = { imageFiles: new Map(), documentFiles: new Map() };
  return { ...parseFile(describeFile(file), text, tokens), ...found };
}

const page = (prose = "", fields = "title: A page\n") => `---\n${fields}---\n${prose}`;

test("a page keeps its old address, and other files stay as they are", () => {
  expect(move({ "a.mdx": page(), "c.mdx": page("[C](/c) and /a.\n") }, "a", "b")).toEqual({
    "b.mdx": page("", "title: A page\nformerly:\n  - /a\n"),
  });
});

test("old addresses add up, in any spelling of the list, and the one that it gets back is no old one", () => {
  const moved = (formerly: string) =>
    move({ "b.mdx": page("", `${formerly}title: A page\n`) }, "b", "c")["c.mdx"];
  const after = (list: string) => page("", `title: A page\nformerly:\n${list}`);
  expect(moved("formerly: [/a]\n")).toBe(after("  - /a\n  - /b\n"));
  expect(moved("formerly:\n  - /a\n  - /z\n\n")).toContain("  - /a\n  - /z\n  - /b\n");
  expect(moved("formerly:\n- /c\n")).toBe(after("  - /b\n"));
});

test("signatures follow their pages, and a path in a name or of another page stays", () => {
  const [a, c] = ["/a | Legal | Ann /a | 2030-01-02 | 0", "/a-b | Legal | Ann | 2030-01-02 | 0"];
  const files = [parse("a.mdx", page())];
  const [, list] = movePages(files, `# /a\n\n${a}\n${c}\n`, "a", "b");
  expect(list).toEqual({
    ...{ from: "signatures.txt", to: "signatures.txt" },
    text: `# /a\n\n${a.replace("/a", "/b")}\n${c}\n`,
  });
  expect(movePages(files, `${c}\n`, "a", "b")).toHaveLength(1);
});

test("line ends of Windows stay", () => {
  const text = page().replaceAll("\n", "\r\n");
  expect(move({ "a.mdx": text }, "a", "b")["b.mdx"]).toBe(
    "---\r\ntitle: A page\r\nformerly:\r\n  - /a\r\n---\r\n",
  );
});

test.each([
  ["[/a](/a)", "[/a](/b)"],
  ["[The part](/a#part), [again](</a>).", "[The part](/b#part), [again](</b>)."],
  [
    "![](./images/a.svg) [![A](./images/a.svg)](/a)",
    "![](./images/a.svg) [![A](./images/a.svg)](/b)",
  ],
  ["[words][one]\n\n[one]: /a\n", "[words][one]\n\n[one]: /b\n"],
  ['<Button to="/a">/a</Button>', '<Button to="/b">/a</Button>'],
  ["{site.name} [/a](/a) {site.name} [x](/a)", "{site.name} [/a](/b) {site.name} [x](/b)"],
])("a link in prose: %s", (before, after) => {
  expect(move({ "a.mdx": page(), "c.mdx": page(before) }, "a", "b")["c.mdx"]).toBe(page(after));
});

test("a longer address that begins in the same way is another one", () => {
  expect(
    move({ "a.mdx": page(), "c.mdx": page("[x](/a-b) [y](/a/b)") }, "a", "b"),
  ).not.toHaveProperty(["c.mdx"]);
});

test("a link in the fields, in quotes or not", () => {
  const nav = (to: string) => page("", `nav:\n  - label: /a\n    to: ${to}\n`);
  for (const [before = "", after = ""] of [
    ["/a", "/b"],
    ['"/a#x"', '"/b#x"'],
  ])
    expect(move({ "a.mdx": page(), "site.mdx": nav(before) }, "a", "b")["site.mdx"]).toBe(
      nav(after),
    );
});

test("a folder moves with all its pages, and names of images and documents follow", () => {
  const text = page("![A](../images/a.svg) [B](../files/b.pdf) [C](/news/two)\n");
  const site = { "news.mdx": page(), "news/one.mdx": text, "news/two.mdx": page() };
  const moved = move({ ...site, "newsletter.mdx": page() }, "news", "press/all");
  expect(Object.keys(moved)).toEqual(["press/all.mdx", "press/all/one.mdx", "press/all/two.mdx"]);
  expect(moved["press/all/one.mdx"]).toContain(
    "![A](../../images/a.svg) [B](../../files/b.pdf) [C](/press/all/two)",
  );
  expect(moved["press/all/two.mdx"]).toContain("formerly:\n  - /news/two\n");
  const out = move({ "news/one.mdx": text }, "news/one", "one");
  expect(out["one.mdx"]).toContain("![A](./images/a.svg) [B](./files/b.pdf) [C](/news/two)");
});
