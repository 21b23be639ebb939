// A review of two built sites: which pages it reports, its problems, its hashes and its summary.
import { describe, expect, test } from "vitest";

import type { Report } from "../../../../app/publish/review/report";
import { readSignatures, verify } from "../../../../app/publish/review/diff/sign-off";
import { renderSummary } from "../../../../app/publish/review/write/markdown-summary";
import {
  compareSmallSites as compare,
  html,
  judge,
  readSmallSite,
  type Files,
} from "../../../support/small-site";

const changes = ({ pages }: Report) => pages.map(({ path, summary }) => `${path} ${summary}`);

describe("what is read of a page", () => {
  test("its texts, each under its own heading, and none that is hidden", async () => {
    const { snapshot } = await readSmallSite({
      "index.html": html(`<h1>Main</h1><p>Top.</p><section><h2>Deck</h2>
        <div role="group" aria-label="Slide 1"><img src="/a.svg" alt="First drawing"/><h3>One</h3><p>Its <em>own</em> words.</p></div>
        <div role="group"><img src="/a.svg" alt="Second drawing"/><h3>Two</h3></div><p>Below both.</p></section>
        <ul><li><a href="#x">98%</a><span>purity</span></li></ul><p hidden>Hidden.</p><style>p {}</style>
        <table><tr><th>Cost</th><td>$1.3B</td></tr></table><input placeholder="Your name"/><img src="/a.svg" alt=""/>`),
      "a.svg": "<svg/>",
    });
    expect(
      snapshot.pages[0]?.blocks.map(({ kind, heading, text }) =>
        [kind, heading.join(" > "), text].join(" | "),
      ),
    ).toEqual([
      "heading |  | Main",
      "text |  | Top.",
      "heading | Deck | Deck",
      "label | Deck | Slide 1",
      "alt | Deck > One | First drawing",
      "heading | Deck > One | One",
      "text | Deck > One | Its own words.",
      "alt | Deck > Two | Second drawing",
      "heading | Deck > Two | Two",
      "text | Deck | Below both.",
      "text |  | 98% purity",
      "text |  | Cost | $1.3B",
      "text |  | Your name",
    ]);
  });

  test("its images with size and the widest choice, and what it weighs", async () => {
    const { snapshot } = await readSmallSite({
      "index.html": html(
        '<picture><source srcset="/assets/p-640-BBBBBBB2.avif 640w, /assets/p-1280-CCCCCCC3.avif 1280w"/><img src="/assets/p-AAAAAAA1.png" width="640" height="360" alt="A plant"/></picture><img src="/nowhere.png"/>',
      ),
      "assets/p-AAAAAAA1.png": "12345",
      "assets/p-640-BBBBBBB2.avif": "1",
      "assets/p-1280-CCCCCCC3.avif": "123",
      "assets/styles-AAAAAAA1.css": "p{color:red}",
      "assets/styles-AAAAAAA1.css.br": "1234567",
    });
    expect(snapshot.pages[0]?.images).toMatchObject([
      {
        src: "/assets/p.png",
        width: 640,
        height: 360,
        bytes: 5,
        alt: "A plant",
        largest: { width: 1280, bytes: 3 },
      },
      { src: "/nowhere.png", hash: "", alt: null, largest: null },
    ]);
    expect(snapshot.pages[0]?.weight).toMatchObject({ css: 7, js: 0, images: 5 });
  });
});

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
      '/: the link "Part" leads to "#none", which is not there',
      '/: the link "B" leads to "/b", which is not there',
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

describe("figures", () => {
  const home = (value: string, label = "purity grade") =>
    `---\nstats:\n  - value: ${value}\n    label: ${label}\n    source: A study\n    asOf: 2025-01-01\n---\n`;
  const site = (main: string) => ({ "index.html": html(main) });

  test("where else it stands, and its source", async () => {
    const report = await compare(
      site("<p>Some 40% of it.</p>"),
      site("<h2>Now</h2><p>Some 50% of it.</p><h2>Then</h2><p>It was 50% before.</p>"),
      [{}, { "home.mdx": home("50%") }],
    );
    expect(report.figures).toMatchObject([
      { kind: "changed", old: "40%", new: "50%", alsoAt: [{ path: "/", heading: ["Then"] }] },
      {
        kind: "added",
        new: "50%",
        homes: [
          {
            file: "content/home.mdx",
            label: "purity grade",
            source: "A study",
            asOf: "2025-01-01",
          },
        ],
      },
    ]);
    expect(report.problems).toEqual([]);
  });
  test("a new claim that no entry of the content gives is a problem; a date is none", async () => {
    const report = await compare(
      site("<p>It is pure.</p>"),
      site("<p>It is 50% pure in 2026.</p>"),
      [{}, { "home.mdx": home("40%") }],
    );
    expect(report.figures.map(({ new: now, isClaim }) => [now, isClaim])).toEqual([
      ["50%", true],
      ["2026", false],
    ]);
    expect(report.verdict).toBe("1 page changed, 1 figure changed, 1 problem");
    expect(report.problems).toEqual(['"50%" on / is new, and the content gives no source for it']);
  });
  test("an old value that stays elsewhere contradicts only where it counts the same thing", async () => {
    const stays = async (sentence: string) =>
      (
        await compare(
          site(`<p>The purity is 98% now.</p><h2>More</h2><p>${sentence}</p>`),
          site(`<p>The purity is 97% now.</p><h2>More</h2><p>${sentence}</p>`),
          [{ "home.mdx": home("97%") }, { "home.mdx": home("97%") }],
        )
      ).figures[0];
    expect(await stays("Compounds of 98% purity.")).toMatchObject({
      old: "98%",
      new: "97%",
      contradicts: true,
      stillAt: [{ path: "/", heading: ["More"] }],
    });
    expect(await stays("Attendance was 98% today.")).toMatchObject({
      contradicts: false,
      stillAt: [{ heading: ["More"] }],
    });
  });
  test("one label with two values contradicts, though no old value stays", async () => {
    const contents: [Files, Files] = [
      { "home.mdx": home("98%"), "investors.mdx": home("98%") },
      { "home.mdx": home("97%"), "investors.mdx": home("98%") },
    ];
    const report = await compare(
      site("<p>98% purity grade</p>"),
      site("<p>97% purity grade</p>"),
      contents,
    );
    expect(report.problems).toEqual([
      '"97%" on / contradicts another value of "purity grade" on the site',
    ]);
  });
  test("a sentence under another heading brings no figure", async () => {
    const [a, b] = ["<h2>A</h2>", "<h2>B</h2>"];
    const report = await compare(
      site(`${a}<p>It is 50% pure.</p><p>Left.</p>${b}<p>Right.</p>`),
      site(`${a}<p>Left.</p>${b}<p>It is 50% pure.</p><p>Right.</p>`),
    );
    expect(changes(report)).toEqual(["/ 2 sentences changed"]);
    expect(report.figures).toEqual([]);
  });
});

describe("sign-off", () => {
  const read = (main: string) =>
    readSmallSite({ "index.html": html(main), "two/index.html": html("<p>Two.</p>") });
  const sign = async (main: string) => {
    const report = judge(await readSmallSite({ "index.html": html("") }), await read(main));
    return readSignatures(JSON.stringify(report));
  };
  const states = async (signatures: ReturnType<typeof readSignatures>, main: string) =>
    verify(signatures, (await read(main)).snapshot).map(({ path, state }) => `${path} ${state}`);

  test("white space, classes and names of files leave a page as it was signed; words, figures and descriptions do not", async () => {
    const signatures = await sign(
      '<p>It is 98% pure.</p><img src="/a-AAAAAAA1.svg" alt="A plant"/>',
    );
    expect(
      await states(
        signatures,
        '<p class="x">It is\n 98% pure.</p><img src="/b.svg" alt="A plant"/>',
      ),
    ).toEqual(["/ as signed", "/two as signed"]);
    expect(
      await states(signatures, '<p>It is 97% pure.</p><img src="/a.svg" alt="A plant"/>'),
    ).toEqual(["/ changed", "/two as signed"]);
    expect(
      await states(signatures, '<p>It is 98% pure.</p><img src="/a.svg" alt="A leaf"/>'),
    ).toEqual(["/ changed", "/two as signed"]);
  });
  test("a summary holds the same signatures as the report, and a page that went is gone", async () => {
    const report = judge(
      await readSmallSite({ "index.html": html("") }),
      await read("<p>One.</p>"),
    );
    const signatures = readSignatures(renderSummary(report));
    expect(signatures).toEqual(readSignatures(JSON.stringify(report)));
    expect(
      verify(signatures, (await readSmallSite({ "index.html": html("<p>One.</p>") })).snapshot).map(
        ({ state }) => state,
      ),
    ).toEqual(["as signed", "gone"]);
  });
  test("what holds no signature gives none", () => {
    for (const text of [
      "",
      "{}",
      "[]",
      '{"pages":[{"path":"/"}]}',
      "/about-us 1234",
      `about-us ${"a".repeat(64)}`,
      `/x ${"a".repeat(65)}`,
    ])
      expect(readSignatures(text)).toEqual([]);
  });
});
