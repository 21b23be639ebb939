// What a review reports of two sites: pages, files and fields, and the verdict.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import type { Findings } from "../../../app/publish/review/compare";
import { compareScreenshots } from "../../../app/publish/review/screenshots/compare-screenshots";
import { compareFiles, htmlOf, passagesOf, type Files } from "./two-sites";

const PDF = readFileSync("tests/specimen/content/files/pamphlet.pdf");
const page = (fields: string) => `---\n${fields}\n---\n`;
const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">${words}</text></svg>`;
const SIDES = [
  {
    "content/site.mdx": page("legal: [{ to: /terms }]"),
    "a-1.svg": drawing("5 mg"),
    "c-800.png": "1",
    "g.png": "1",
  },
  { "a-1.svg": drawing("6 mg"), "c-400.png": "2", "b.pdf": "", "B.pdf": PDF },
] as const;

test("both builds are identical when only the version of the manifest differs", async () => {
  const [old = {}, now = {}] = ["0123abcd", "4567cdef"].map((version) => ({
    [`assets/manifest-${version}.js`]: `{"version":"${version}"}`,
  }));
  const identical = { verdict: "Both builds are identical.", sections: [], files: [] };
  expect(await compareFiles(old, now)).toMatchObject(identical);
});

/** What differs without a page that does: no browser is needed. */
test.each<[name: string, old: Files, now: Files, passages: string[]]>([
  ["a script", { "a.js": "1" }, { "a.js": "2" }, []],
  [
    "a host in a script",
    { "a.js": "1" },
    { "a.js": "fetch('/\\tracker.example/x', 'me@mail.example')" },
    [
      "The site | new host: The host tracker.example is named for the first time, in a.js. | ",
      "The site | new host: The host mail.example is named for the first time, in a.js. | ",
    ],
  ],
  [
    "a header",
    {},
    { _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n/a\n  X-Frame-Options: DENY\n" },
    ["_headers | header | X-Frame-Options: [-DENY-]{+SAMEORIGIN+}{+X-Frame-Options: DENY+}"],
  ],
  [
    "a page that moved",
    { "old.html": htmlOf("a") },
    { "new.html": htmlOf("a"), _redirects: "/old /new 301\n" },
    ["_redirects | redirect | {+/old /new 301+}"],
  ],
  [
    "an old address that is gone",
    { _redirects: "/old /about 301\n" },
    {},
    [
      "The site | address: The address /old leads nowhere now. | ",
      "_redirects | redirect | [-/old /about 301-]",
    ],
  ],
  [
    "documents",
    { "files/a.zip": "1" },
    { "a.pdf": Buffer.concat([PDF, Buffer.from("\0https://pdf.example")]) },
    [
      "a.pdf | figure or unit | {+It has +}{+two+}{+ pages.+}",
      "The site | document: The file /a.pdf is new. No page leads to it. | ",
      "The site | document: The file /files/a.zip was removed. No page leads to it. | ",
      "The site | new host: The host pdf.example is named for the first time, in a.pdf. | ",
      "a.pdf |  | {+The leaflet one A document of a made-up company.+}",
    ],
  ],
  [
    "a sitemap",
    { "sitemap.xml": "<url>a</url>" },
    { "sitemap.xml": "<url>b</url>" },
    ["sitemap.xml |  | <url>[-a-]{+b+}</url>"],
  ],
])("tells %s", async (_, old, now, passages) => {
  const found = await compareFiles(old, now);
  expect(found.verdict).toContain("differs");
  expect(passagesOf(found)).toEqual(passages);
});

const LONG = "b".repeat(53);
const BAR = "</main><aside>We moved.</aside><main>";
const GUESS = "placeholders: [The dose is a guess.]";
const HOPE = "placeholders: [The dose is a hope.]";
test.each([
  ["", GUESS, "R&D now lists a placeholder"],
  [GUESS, "", "R&D no longer lists a placeholder"],
  [GUESS, HOPE, "R&D rewords a placeholder"],
  ["draft: true", "", "R&D is no longer a draft"],
])("tells a change of fields from %j to %j as %j", async (old, now, label) => {
  const sideOf = (fields: string) => ({ "content/about.mdx": page(fields) });
  const found = await compareFiles(sideOf(old), sideOf(now));
  const place = "Placeholders and drafts | strength or status of a claim | ";
  expect(passagesOf(found)[0]).toContain(place);
  expect(found.sections[0]?.passages[0]?.lines[0]?.label).toBe(label);
});

/** Pages before and after, and what the report says of each. */
const PAGES: Record<string, [old: string, now: string, passages: string[]]> = {
  words: [
    "<p>We wait here.</p><p>A is void. A is void. B is void.</p><p><a href='/a'>b</a></p>",
    "<p>We stay here.</p><p>A is void. A is void. B is valid.</p><p><a href='/c'>b</a></p>",
    [
      " | strength or status of a claim | B is [-void-]{+valid+}.",
      " | link | [-/a-]{+/c+}",
      " |  | We [-wait-]{+stay+} here.",
    ],
  ],
  notice: [
    "<p>a</p><div role=note><p>It is b.</p></div>",
    "<p>a</p><p>It is b.</p>",
    [", Notice | notice | It is b."],
  ],
  terms: [
    "<p>It is written by hand.</p>",
    "<p>It is written by mail.</p>",
    [" | legal page | It is written by [-hand-]{+mail+}."],
  ],
  style: [
    `<style>p{color:red;--a:${LONG.repeat(4)}}</style><link rel=canonical href=/a><p>a</p>`,
    `<style>p{color:blue;--a:${LONG.repeat(4)}}</style><link rel=canonical href=/b><p>a</p>`,
    [` | style, address | p { color: [-red-]{+blue+}; --a: ${LONG} … ${LONG}bbbb; }[-/a-]{+/b+}`],
  ],
  order: ["<p><b>a</b> <i>b</i></p>", "<p><i>a</i> <b>b</b></p>", [" |  | "]],
  offer: ["", `${BAR}<h1>Offer</h1><p>It may cure all.</p><p>We hope.</p><script>a()</script>`, []],
  about: ["<h1>About</h1>", `${BAR}<h1>About</h1>`, []],
  gone: ["<h1>Gone</h1><p>We were here.</p><img src=/g.png>", "", []],
  was: ["<p>We sit.</p>", "", []],
  now: ["", "<p>We <b>sit</b>.</p>", ["moved from /was |  | [-was-]{+now+}"]],
  drawn: ["<p><img src=/a-1.svg alt=b></p>", "<p><img src=/a-1.svg alt=b></p>", []],
  framed: ["<p>a</p>", "<p>a b</p><iframe src=/a></iframe><object data=/b></object>", []],
  odd: ["<p>a</p>", "<p>a</p><a href='#%' data-footnote-ref>[1]</a>", []],
  untold: ["<p>a</p>", "<p>a b</p><input type=submit>", []],
};
for (const name of ["a", "b", "c", "d"])
  PAGES[name] = [
    `<p>Page ${name} is by us.</p><p>We hope.</p>`,
    `${BAR}<p>Page ${name} is by <b>them</b>.</p><p>We hope.</p>`,
    [],
  ];

describe("of pages", () => {
  let report: Findings;
  beforeAll(async () => {
    const pagesOf = (side: 0 | 1) =>
      Object.entries(PAGES).map(([title, row]) => {
        const html = row[side] && htmlOf(row[side], { title });
        return [`${title}.html`, html || undefined] as const;
      });
    const sideOf = (side: 0 | 1) => ({
      ...Object.fromEntries(pagesOf(side)),
      ...SIDES[side],
      _redirects: "/was /now 301\n",
    });
    report = await compareFiles(sideOf(0), sideOf(1));
  }, 240_000);

  test.each(Object.entries(PAGES).filter(([, [, , passages]]) => passages.length > 0))(
    "%s",
    (name, [, , passages]) => {
      const ofPage = report.sections.filter(({ paths }) => paths.join() === `/${name}`);
      const sections = ofPage.map((section) => ({ ...section, title: section.state }));
      expect(passagesOf({ ...report, sections })).toEqual(passages);
    },
  );

  test("a new page is one passage with its claims, a lost one names its address", () => {
    const offer = report.sections.find(({ paths }) => paths.join() === "/offer");
    expect(offer).toMatchObject({ state: "new page", title: "offer", link: "/offer" });
    const gone = report.sections.find(({ paths }) => paths.join() === "/gone");
    expect(gone).toMatchObject({ state: "page removed", link: "" });
    expect(offer?.passages).toHaveLength(1);
    const names = offer?.passages[0]?.marks.map(({ name }) => name);
    expect(names).toEqual(["strength or status of a claim", "regulated word"]);
    const lines = offer?.passages[0]?.lines ?? [];
    const said = lines.map(({ words }) => words.map(({ text }) => text).join(""));
    expect(said.join("|"), "hope is not new").toBe("offer|Offer|It may cure all.|We hope.|a()");
    const lost = "The site | address: The address /gone leads nowhere now. | ";
    expect(passagesOf(report)).toContain(lost);
  });

  test("the same words on many pages are one group, after marked passages", () => {
    const titles = report.sections.map(({ title }) => title);
    expect(titles.slice(0, 4)).toEqual(["terms", "notice", "offer", "a-1.svg"]);
    expect(titles.indexOf("words")).toBeLessThan(titles.indexOf("The same words on 4 pages"));
  });

  test("screenshots are taken where a style or a drawing differs, and not where words do", () => {
    const screenshotsOf = (path: string) =>
      report.sections.flatMap((each) => (each.paths.join() === path ? each.screenshots : []));
    const file: unknown = expect.stringMatching(/^screenshots\/.+\.webp$/);
    const [wide, narrow] = screenshotsOf("/style");
    expect(wide).toEqual({ view: "at 1280 px", width: 1280, old: file, new: file });
    expect(wide?.old).not.toBe(wide?.new);
    expect(narrow?.width).toBe(320);
    const mark = "The site | picture: The picture a-1 was replaced. It stands on /drawn. | ";
    const photo = "The site | picture: The picture c was replaced. No page leads to it. | ";
    const gone = "The site | picture: The picture g was removed. It stood on /gone. | ";
    const words = "a-1.svg | figure or unit | [-5-]{+6+} mg";
    expect(passagesOf(report)).toEqual(expect.arrayContaining([mark, photo, gone, words]));
    expect(screenshotsOf("/drawn")).toHaveLength(2);
    expect(screenshotsOf("/words")).toEqual([]);
    expect(screenshotsOf("/a"), "a page whose words are told in a group").toHaveLength(2);
  });

  test("what cannot be read, or not as a whole, could not be judged", () => {
    expect(report.failures).toEqual([
      "The address /b.pdf could not be judged: it has several files, B.pdf, b.pdf.",
      'The page /framed could not be judged: it shows another document in <iframe src="/a">.',
      'The page /framed could not be judged: it shows another document in <object data="/b">.',
      expect.stringMatching(/^The page \/odd could not be judged: .*URIError/),
      "The page /untold could not be judged: no line has “Submit”, which assistive technology is told.",
      expect.stringMatching(/^The file b\.pdf could not be judged: ./),
    ]);
  });
});

test("screenshots are cut to the rows that differ, and some around them", async () => {
  // The page is taller than a screenshot of the report may be.
  const draw = (fill: string) => {
    const thing = `<rect y="7000" width="40" height="20" fill="${fill}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="8000">${thing}</svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  };
  const cut = await compareScreenshots(await draw("red"), await draw("blue"));
  expect((await sharp(cut?.now).metadata()).height).toBeCloseTo(20 + 2 * 60, -2);
});
