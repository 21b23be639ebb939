// Checks the lines that a review reads from a page.
import { expect, test } from "vitest";

import { readPage } from "../../../app/publish/review/site/page";
import {
  isWordLine,
  markUnseen,
  type SiteLine,
  type Run,
} from "../../../app/publish/review/site/record";

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** "kind: words", with what the tool knows of a run in front of it: `<note>`, `<link /b>`. */
function describe({ kind, name, within, runs }: SiteLine): string {
  const show = ({ text, role, link, marks, unseen }: Run) => {
    const known = [role, link && `link ${link}`, marks, unseen].filter(Boolean).join(", ");
    return known ? `<${known}>${text}` : text;
  };
  return `${[...within, kind, name].filter(Boolean).join(" ")}: ${runs.map(show).join("")}`;
}

/** Reads the lines of a body that contain words. */
const linesOf = (body: string) =>
  readPage(page(body))
    .lines.filter((line) => isWordLine(line) && line.kind !== "field")
    .map(describe);

const BLOCKS: [name: string, body: string, lines: string[]][] = [
  [
    "blocks",
    "<h2>a</h2><p>b</p><blockquote><p>c</p></blockquote>",
    ["heading 2: a", "paragraph: b", "quotation paragraph: c"],
  ],
  [
    "lists",
    "<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>",
    ["entry: a", "entry: b", "entry numbered: c"],
  ],
  ["a row", "<table><tr><th>a</th><td><p>b</p><p>c</p></td></tr></table>", ["row: a <rule>| b c"]],
  ["a definition", "<dl><dt>a</dt><dd>b</dd></dl>", ["paragraph: a<rule>: b"]],
  [
    "marks of words",
    "<p><b>a</b> m<sup>2</sup> <del>c</del></p>",
    ["paragraph: <strong>a m<raised>2 <del>c"],
  ],
  ["what styles separate", "<p><a>98%</a><span>purity</span></p>", ["paragraph: 98% purity"]],
  ["links", "<p>a <a href='/b#c'>d</a></p>", ["paragraph: a <link /b#c>d"]],
  [
    "every line of a notice",
    "<div role=note><p>a</p><ul><li>b</li></ul></div>",
    ["notice paragraph: a", "notice entry: b"],
  ],
  [
    "a note is read at its mark, without the way back",
    "<p>a.<sup><a href='#n'>[1]</a></sup></p><ol><li id=n><p>b <a href='#m'>back</a></p></li></ol>",
    ["paragraph: a. <note>b"],
  ],
  [
    "labels, with no numbers that only count",
    "<div role=group aria-label='Slide 2 of 5'><p>a</p></div>",
    ["label: <label>Slide n of n", "paragraph: a"],
  ],
  [
    "fields",
    "<form><input placeholder='Your mail' value='No'></form>",
    ["paragraph: <label>Your mail <value>No"],
  ],
  [
    "a picture",
    "<p><img src='/assets/a.png' alt='b'></p>",
    ["paragraph: <description, link a.png>b"],
  ],
  [
    "words in a drawing in the page",
    "<svg><title>a</title><text>b</text></svg>",
    ["paragraph: a b"],
  ],
  ["without JavaScript", "<noscript><p>a</p></noscript>", ["fallback paragraph: a"]],
  ["a template", "<template><p>a</p></template>", ["template paragraph: a"]],
  [
    "a shadow root",
    "<div><template shadowrootmode=open><b>a</b></template></div>",
    ["template paragraph: <strong>a"],
  ],
  ["an object's own words", "<object data=/a.pdf>a</object>", ["paragraph: a"]],
  [
    "scripts and styles are no words",
    "<p>a</p><script>b</script><style>c</style>",
    ["paragraph: a"],
  ],
];

test.each(BLOCKS)("reads lines of a page: %s", (_, body, lines) => {
  expect(linesOf(body)).toEqual(lines);
});

test("names the place of a line: the heading above it, or the footer", () => {
  const body =
    "<main><h1>t</h1><p>a</p><h2>b</h2><ul><li><p>c</p><h3>d</h3></li></ul></main><footer><p>f</p></footer>";
  const places = readPage(page(body)).lines.filter(isWordLine).slice(1);
  expect(places.map(({ heading, region }) => heading || region)).toEqual([
    "",
    "",
    "",
    "d",
    "d",
    "the footer",
  ]);
});

test("marks a text node that a browser does not show", () => {
  const { lines } = readPage(page("<p>a <b>b</b></p>"));
  const [line] = markUnseen(lines, new Map([[1, "not in print"]])).filter(
    ({ kind }) => kind === "paragraph",
  );
  expect(line && describe(line)).toBe("paragraph: a <strong, not in print>b");
});

test("reads words, settings and structured data of the head", () => {
  const head =
    "<meta name=description content='About a.'><meta name=robots content=noindex><meta property='og:title' content='T'><meta property='og:description' content='Another.'><script src=/a.js></script><script type='application/ld+json'>{\"@type\": \"Event\", \"startDate\": \"2027-03-03\", \"name\": \"About a.\"}</script>";
  const lines = readPage(page("", head)).lines.filter(({ kind }) => kind !== "markup");
  expect(lines.map(describe)).toEqual([
    "setting Language: en",
    "field Title: T",
    "field Description: About a.",
    "setting Search engines: noindex",
    "field Description when shared: Another.",
    "setting Script: /a.js",
    "data @type: Event",
    "data startDate: 2027-03-03",
  ]);
});

const MARKUP: [name: string, old: string, now: string, isEqual: boolean][] = [
  ["another paragraph of the same kind", "<p>a</p>", "<p>a</p><p>b</p>", true],
  [
    "other words, addresses and descriptions",
    "<p><a href=/a>b</a><img alt=c src=/d.png></p>",
    "<p><a href=/e>f</a><img alt=g src=/h.png></p>",
    true,
  ],
  ["another picture without words", "<img alt='' src=/a.png>", "<img alt='' src=/b.png>", false],
  ["a lost reference", "<p id=a>b</p><input aria-describedby=a>", "<p id=a>b</p><input>", false],
  [
    "a reference to nothing",
    "<p id=a>b</p><input aria-describedby=a>",
    "<p id=c>b</p><input aria-describedby=a>",
    false,
  ],
  ["another attribute", "<input>", "<input required>", false],
  ["another class", "<p class=a>b</p>", "<p class=c>b</p>", false],
  [
    "another counter of a class",
    "<p class=a_b__1abcde0>b</p>",
    "<p class=a_b__1abcde7>b</p>",
    true,
  ],
  ["another parent", "<div><p>a</p></div>", "<section><p>a</p></section>", false],
  [
    "a picture for dense screens",
    "<img srcset='/a.png 1x'>",
    "<img srcset='/a.png 1x, /b.png 2x'>",
    false,
  ],
];

test.each(MARKUP)("compares the markup: %s", (_, old, now, isEqual) => {
  const read = (body: string) =>
    readPage(page(body))
      .lines.filter(({ kind }) => kind === "markup")
      .map(describe);
  expect(read(old).join("\n") === read(now).join("\n")).toBe(isEqual);
});
