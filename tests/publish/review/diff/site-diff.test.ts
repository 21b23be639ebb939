// Which pages, links and images a review reports as changed.
import { describe, expect, test } from "vitest";

import type { Report } from "../../../../app/publish/review/report";
import { compareSmallSites as compare, html } from "../../../support/small-site";

const changes = ({ pages }: Report) => pages.map(({ path, summary }) => `${path} ${summary}`);

describe("which pages are told of", () => {
  const script = (name: string) => ({
    scripts: `<script type="module" src="/assets/${name}.js"></script>`,
  });
  const before = {
    "index.html": html(
      '<p class="a" id=":R1ab:">Words.</p><img src="/assets/x-AAAAAAA1.svg" alt=""/>',
      script("start-AAAAAAA1"),
    ),
    "assets/x-AAAAAAA1.svg": "<svg/>",
    "assets/styles-AAAAAAA1.css": "p{}",
    "assets/start-AAAAAAA1.js": 'run("old")',
  };

  test("none, when only names of files, texts of code and counted ids differ", async () => {
    const after = {
      "index.html": html(
        '<p class="a" id=":R2cd:">Words.</p><img src="/assets/x-BBBBBBB2.svg" alt=""/>',
        script("start-BBBBBBB2"),
      ),
      "assets/x-BBBBBBB2.svg": "<svg/>",
      "assets/styles-AAAAAAA1.css": "p{}",
      "assets/start-BBBBBBB2.js": 'run("new")',
    };
    const report = await compare(before, after);
    expect(report).toMatchObject({
      pages: [],
      frame: null,
      verdict: "Nothing changed: visitors would get the same 1 page, 0 problems",
    });
  });
  test.each([
    ["a style", { "assets/styles-AAAAAAA1.css": "p{color:red}" }],
    ["code", { "assets/start-AAAAAAA1.js": 'walk("old")' }],
    ["a class", { "index.html": before["index.html"].replace('class="a"', 'class="b"') }],
  ])("one that may look different, when %s is another", async (_, change) => {
    const report = await compare(before, { ...before, ...change });
    expect(report.pages).toMatchObject([{ path: "/", needsPictures: true }]);
    expect(report.verdict).toBe("0 pages changed, 1 page may look different, 0 problems");
  });
  test.each([
    ["the bytes of an image", { "assets/x-AAAAAAA1.svg": "<svg><g/></svg>" }, "1 image changed"],
    [
      "an element",
      { "index.html": before["index.html"].replace(/p>|p /g, (tag) => tag.replace("p", "div")) },
      "its elements changed, no words",
    ],
    [
      "a word",
      { "index.html": before["index.html"].replace("Words", "Word") },
      "1 sentence changed",
    ],
    [
      "the title",
      { "index.html": before["index.html"].replace("A page", "The page") },
      "search and share texts changed",
    ],
  ])("one that changed, when %s did", async (_, change, summary) => {
    const report = await compare(before, { ...before, ...change });
    expect(report.pages).toMatchObject([{ path: "/", needsPictures: false, kind: "changed" }]);
    expect(changes(report)).toEqual([`/ ${summary}`]);
  });
  test("a frame that changed is told once; one of a page's own is that page's", async () => {
    const two = (frame: string, own = frame) => ({
      "index.html": html("<p>One.</p>", { frame }),
      "two/index.html": html("<p>Two.</p>", { frame: own }),
    });
    const all = await compare(two("<footer>2025</footer>"), two("<footer>2026</footer>"));
    expect([all.pages, all.frame?.summary]).toEqual([[], "1 sentence changed"]);
    expect(all.verdict).toBe("the frame of every page changed, 0 problems");
    const one = await compare(
      two("<footer>2025</footer>"),
      two("<footer>2025</footer>", "<footer>2026</footer>"),
    );
    expect([changes(one), one.frame]).toEqual([["/two 1 sentence changed"], null]);
  });
  test("a field that only shows after a click is told, one that never shows is not", async () => {
    const fields = (status: string, placeholder: string) => ({
      "home.mdx": `---\nsignup:\n  status: ${status}\nplaceholders:\n  - ${placeholder}\n---\n`,
    });
    expect(
      changes(await compare(before, before, [fields("Closed", "A"), fields("Open", "A")])),
    ).toEqual(["/ Signup, status changed"]);
    expect(
      changes(await compare(before, before, [fields("Closed", "A"), fields("Closed", "B")])),
    ).toEqual([]);
  });
});

describe("links", () => {
  test("one that leads elsewhere under the same words, and those that lead nowhere", async () => {
    const report = await compare(
      { "index.html": html('<a href="/a">Go</a><p id="part">x</p>'), "a/index.html": html("") },
      {
        "index.html": html(
          '<a href="#part">Go</a><a href="#none">Part</a><a href="/b">B</a><a href="/f.pdf">File</a><a href="https://example.org/x">Out</a><p id="part">x</p>',
        ),
        "a/index.html": html(""),
        "f.pdf": "%PDF",
      },
    );
    expect(
      report.pages[0]?.links.map(({ kind, words, old, new: now }) => [kind, words, old, now]),
    ).toEqual([
      ["retargeted", "Go", "/a", "#part"],
      ["added", "Part", null, "#none"],
      ["added", "B", null, "/b"],
      ["added", "File", null, "/f.pdf"],
      ["added", "Out", null, "https://example.org/x"],
    ]);
    expect(report.problems).toEqual([
      '/: the link "Part" leads to "#none", which does not exist',
      '/: the link "B" leads to "/b", which does not exist',
    ]);
  });
});

test("images: one that came, one that went, one with other bytes, one with another description, and one with none", async () => {
  const report = await compare(
    {
      "index.html": html(
        '<img src="/a.svg" alt="A"/><img src="/b.svg" alt="B"/><img src="/c.svg" alt="C"/>',
      ),
      "a.svg": "<svg/>",
      "b.svg": "<svg/>",
      "c.svg": "<svg/>",
    },
    {
      "index.html": html(
        '<img src="/a.svg" alt="A"/><img src="/b.svg" alt="Bee"/><img src="/d.svg"/>',
      ),
      "a.svg": "<svg><g/></svg>",
      "b.svg": "<svg/>",
      "d.svg": "<svg/>",
    },
  );
  expect(
    report.pages[0]?.images.map(({ kind, old, new: now }) => [kind, old?.src, now?.src]),
  ).toEqual([
    ["replaced", "/a.svg", "/a.svg"],
    ["described", "/b.svg", "/b.svg"],
    ["added", undefined, "/d.svg"],
    ["removed", "/c.svg", undefined],
  ]);
  expect(report.problems).toEqual(["/: the image /d.svg has no description"]);
});
