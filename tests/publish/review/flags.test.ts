// Checks which changes of built files a review flags.
import { expect, test } from "vitest";
import { z } from "zod";

import { patternOf, readTable } from "../../support/read-table";
import { compareTexts, flagsOfAll, htmlOf, siteWith } from "./two-sites";

/** The words of the home page, or files by their names. */
const Pages = z.union([
  z.string().transform((words) => home(words)),
  z
    .object({ home: z.string().optional() })
    .catchall(z.union([z.string(), z.null(), z.object({ main: z.string(), title: z.string() })]))
    .transform(filesOf),
]);
const Row = z.strictObject({
  old: Pages,
  now: Pages,
  says: z.union([z.string(), z.array(z.string())]),
});
const rowsOf = (name: string) =>
  readTable(`tests/publish/review/${name}.yml`, z.record(z.string(), Row));

/** A site whose home page has these words. */
function home(words: string, options = {}): Record<string, string | undefined> {
  return { "index.html": htmlOf(words, options) };
}

type Written = Record<string, string | null | undefined | { main: string; title: string }>;

function filesOf({ home: words, lang, head, title, ...others }: Written) {
  const own = Object.entries({ lang, head, title }).filter(([, value]) => value !== undefined);
  const files = typeof words === "string" ? home(words, Object.fromEntries(own)) : {};
  for (const [name, file] of Object.entries(others)) {
    const isPage = name.endsWith(".html");
    if (file && typeof file === "object") files[name] = htmlOf(file.main, { title: file.title });
    else
      files[name] = isPage && file && !file.startsWith("<!") ? htmlOf(file) : (file ?? undefined);
  }
  return files;
}

test.each(rowsOf("flagged"))("%s is flagged", async (_, { old, now, says }) => {
  const { sections, verdict } = await compareTexts(siteWith(old), siteWith(now));
  const found = flagsOfAll(sections);
  expect(found).toEqual(
    [says].flat().map((flag): unknown => expect.stringMatching(patternOf(flag))),
  );
  expect(verdict).toMatch(/ to read, \d+ of them changes? /);
});

test.each(rowsOf("quiet"))("%s is not flagged", async (_, { old, now, says }) => {
  const found = await compareTexts(siteWith(old), siteWith(now));
  expect(flagsOfAll(found.sections)).toEqual([]);
  expect(found.verdict).toBe(says);
});

test("a verdict counts a file once, whatever else it says of the site", async () => {
  const now = siteWith({ "assets/a.js": "fetch('//tracker.example/x')" });
  const { verdict } = await compareTexts(siteWith(), now);
  expect(verdict).toBe(
    "No page differs, 1 file differs: 1 passage to read, 1 of them changes a host.",
  );
});

test("a review lists a file of which a page has the name", async () => {
  const old = siteWith({ ...home("<p>a</p>", { title: "a.js" }), "a.js": "1" });
  const now = siteWith({ ...home("<p>b</p>", { title: "a.js" }), "a.js": "2" });
  expect(await compareTexts(old, now)).toMatchObject({ files: ["a.js"] });
});

test("a review compares no site with two manifests", async () => {
  const manifests = { "assets/manifest-0000000a.js": "a", "assets/manifest-0000000b.js": "b" };
  const found = compareTexts(siteWith(), siteWith(manifests));
  await expect(found).rejects.toThrow("there are two manifests in");
});

test("a review reports another order of equal elements", async () => {
  const old = siteWith(home("<p><i class='a'></i><i class='b'></i></p>"));
  const now = siteWith(home("<p><i class='b'></i><i class='a'></i></p>"));
  const { sections } = await compareTexts(old, now);
  expect(sections[0]?.passages[0]?.lines[0]?.label).toMatch(
    /Only spaces, comments, names of styles, or the order/,
  );
});

test("a review reports other words of a drawing in a page of the same HTML", async () => {
  const drawing = (words: string) => ({
    ...home("<p><img src='/assets/a-AAAAAAA1.svg' alt='b'></p>"),
    "assets/a-AAAAAAA1.svg": `<svg><path d="${words}"/></svg>`,
    "content/images/a.svg": `<svg><text>${words}</text></svg>`,
  });
  const { sections } = await compareTexts(
    siteWith(drawing("None is sold")),
    siteWith(drawing("All are sold")),
  );
  expect(flagsOfAll(sections)[0]).toMatch(/^Negation: None → All/);
});

test("a review groups equal passages with their pages, and lists others under their page", async () => {
  const footer = (year: string, words: string, title: string) =>
    htmlOf(`<h1>${title}</h1><p>${words}</p>`, { title }).replace("2025", year);
  const old = siteWith({
    "index.html": footer("2025", "We wait.", "Home"),
    "about.html": footer("2025", "We hope.", "About"),
  });
  const now = siteWith({
    "index.html": footer("2026", "We wait here.", "Home"),
    "about.html": footer("2026", "We hope.", "About"),
  });
  const { sections, verdict } = await compareTexts(old, now);
  const names = sections.map(({ title, paths, passages }) => [
    title,
    paths.length,
    passages.length,
  ]);
  expect(names).toEqual([
    ["On 2 pages", 2, 1],
    ["Home", 1, 1],
  ]);
  expect(verdict).toBe("2 pages differ: 2 passages to read, 1 of them changes a date.");
});

test("a review says where a moved line went, and takes it for no lost negation", async () => {
  const old = siteWith(home("<h2>One</h2><p>It is not sold.</p><h2>Two</h2><p>b</p>"));
  const now = siteWith(home("<h2>One</h2><h2>Two</h2><p>b</p><p>It is not sold.</p>"));
  const { sections } = await compareTexts(old, now);
  const labels = sections.flatMap(({ passages }) =>
    passages.flatMap(({ lines }) => lines.map(({ label }) => label)),
  );
  expect(labels).toEqual(["Moved to “Two”", "Moved from “One”"]);
  expect(flagsOfAll(sections)).toEqual([]);
});

test("a review says of equal words how they look", async () => {
  const [old, now] = [siteWith(home("<p>10<sup>6</sup> a</p>")), siteWith(home("<p>106 a</p>"))];
  const { sections } = await compareTexts(old, now);
  const words = sections[0]?.passages[0]?.lines[0]?.words ?? [];
  expect(words.flatMap(({ role, text }) => (role === "manner" ? text : []))).toEqual(["raised"]);
});

test("a review says of a line that became another one what it was", async () => {
  const [old, now] = [siteWith(home("<h2>One</h2>")), siteWith(home("<h3>One</h3>"))];
  const { sections } = await compareTexts(old, now);
  expect(sections[0]?.passages[0]?.lines[0]?.label).toBe("Heading, 2 → Heading, 3");
});

test("a review shows of a new page only what other pages do not have", async () => {
  const { sections } = await compareTexts(
    siteWith(),
    siteWith({ "offer.html": htmlOf("<p>b</p>", { title: "Offer" }) }),
  );
  const [section] = sections;
  const lines = section?.passages.flatMap(({ lines: all }) =>
    all.map(({ words }) => words[0]?.text),
  );
  expect([section?.title, section?.state]).toEqual(["Offer", "new page"]);
  expect(lines).toEqual(["Offer", "b"]);
});
