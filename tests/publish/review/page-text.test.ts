// A page as text: what its lines are, and that whatever they leave out is in the hashes at its end.
import { expect, test } from "vitest";

import { readPageText } from "../../../app/publish/review/site/page-text";

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** The lines of a body, without those of the head and the hashes. */
const linesOf = (body: string, ...more: [Map<string, string[]>?, Map<number, string>?]) =>
  readPageText(page(body), ...more)
    .lines.map(({ text }) => text)
    .slice(2, -2);

const BLOCKS: [name: string, body: string, lines: string[]][] = [
  [
    "marks of blocks differ",
    "<h2>a</h2><p>b</p><blockquote><p>c</p></blockquote>",
    ["## a", "b", "> c"],
  ],
  ["lists", "<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>", ["- a", "  - b", "1. c"]],
  ["the second paragraph of an entry", "<ul><li><p>a</p><p>b</p></li></ul>", ["- a", "  b"]],
  [
    "a row of a table",
    "<table><tr><th>a</th><td><p>b</p><p>c</p></td></tr></table>",
    ["| a | b c |"],
  ],
  ["a definition", "<dl><dt>a</dt><dd>b</dd></dl>", ["a: b"]],
  [
    "emphasis, raised and lowered words",
    "<p><b>a</b> <em>b</em> m<sup>2</sup> H<sub>2</sub>O</p>",
    ["**a** *b* m^2 H_2O"],
  ],
  ["what styles separate", "<li><a href='#x'>98%</a><span>purity</span></li>", ["- 98% purity"]],
  ["links show where they lead", "<p>a <a href='/b'>c</a> <a href='#d'>e</a></p>", ["a [c](/b) e"]],
  [
    "every line of a notice",
    "<div role=note><p>a</p><ul><li>b</li></ul></div>",
    ["NOTICE: a", "NOTICE: - b"],
  ],
  [
    "a footnote is read at its mark, without the way back",
    "<p>a.<sup><a href='#n'>[1]</a></sup></p><ol><li id=n><p>b <a href='#m'>back</a></p></li></ol>",
    ["a. [note: b]"],
  ],
  [
    "labels, with no numbers that only count",
    "<div role=group aria-label='Slide 2 of 5'><p>a</p></div>",
    ["(label: Slide n of n)", "a"],
  ],
  ["an empty field", "<form><input placeholder='Your mail'></form>", ["(in the field: Your mail)"]],
  ["an image", "<p><img src='/assets/a.png' alt='b'></p>", ["![b](a.png)"]],
  ["words in a drawing in the page", "<svg><title>a</title><text>b</text></svg>", ["a b"]],
  ["the bar of a preview is left out", "<aside aria-label=Preview><p>a</p></aside><p>b</p>", ["b"]],
  ["scripts and styles are no words", "<p>a</p><script>b</script><style>c</style>", ["a"]],
];

test.each(BLOCKS)("%s", (_, body, lines) => {
  expect(linesOf(body)).toEqual(lines);
});

test("the words of a drawing stand behind its description, those for phones too", () => {
  const words = new Map([
    ["wide.svg", ["one"]],
    ["narrow.svg", ["two"]],
  ]);
  const body =
    "<picture><source srcset='/assets/narrow.svg'><img src='/assets/wide.svg' alt=a></picture>";
  expect(linesOf(body, words)).toEqual(["![a](wide.svg) “one” in narrow.svg: “two”"]);
});

test("headings: of a list entry its own, in the footer none", () => {
  const body =
    "<main><h1>t</h1><p>a</p><h2>b</h2><ul><li><p>c</p><h3>d</h3></li></ul><p>e</p></main><footer><p>f</p></footer>";
  const places = readPageText(page(body)).lines.map(({ text, heading }) => [text, heading]);
  expect(places.slice(2, -2)).toEqual([
    ["# t", ""],
    ["a", ""],
    ["## b", ""],
    ["- c", "d"],
    ["  ### d", "d"],
    ["e", "d"],
    ["f", "the footer"],
  ]);
});

test.each([
  ["all of a line", "<p>a <b>b</b></p>", [0, 1], "a **b** (not in print)"],
  ["a part of it", "<p>a <b>b</b></p>", [1], "a **{b} (not in print)**"],
  [
    "two parts beside each other",
    "<p>a <i>b</i> <i>c</i> d</p>",
    [1, 3],
    "a *{b* *c} (not in print)* d",
  ],
])("what cannot be seen is marked: %s", (_, body, indexes, line) => {
  const unseen = new Map(indexes.map((index) => [index, "not in print"]));
  expect(linesOf(body, undefined, unseen)).toEqual([line]);
});

test("the head says what search engines and shared links get, once", () => {
  const head =
    "<meta name=description content='About a.'><meta property='og:title' content='T'><meta property='og:description' content='Another.'><script type='application/ld+json'>{\"@type\": \"Event\", \"startDate\": \"2027-03-03\", \"name\": \"T\"}</script>";
  const lines = readPageText(page("", head)).lines.map(({ text }) => text);
  expect(lines.slice(0, -2)).toEqual([
    "Title: T",
    "Description: About a.",
    "Language: en",
    "Description when shared: Another.",
    "Structured data, startDate: 2027-03-03",
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
  ["another size of a picture", "<img width=1 src=/a.png>", "<img width=2 src=/a.png>", true],
  ["a lost reference", "<p id=a>b</p><input aria-describedby=a>", "<p id=a>b</p><input>", false],
  [
    "a reference to nothing",
    "<p id=a>b</p><input aria-describedby=a>",
    "<p id=c>b</p><input aria-describedby=a>",
    false,
  ],
  ["another attribute", "<input>", "<input required>", false],
  ["another script", "<script src=/a.js></script>", "<script src=/b.js></script>", false],
  ["another class", "<p class=a>b</p>", "<p class=c>b</p>", false],
  ["another parent", "<div><p>a</p></div>", "<section><p>a</p></section>", false],
  [
    "a picture for dense screens",
    "<img srcset='/a.png 1x'>",
    "<img srcset='/a.png 1x, /b.png 2x'>",
    false,
  ],
];

test.each(MARKUP)("the hash of the markup: %s", (_, old, now, isEqual) => {
  const [before, after] = [old, now].map((body) => readPageText(page(body)).lines.at(-1)?.text);
  expect(before === after).toBe(isEqual);
});
