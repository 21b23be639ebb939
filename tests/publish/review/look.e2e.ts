// Checks what a review finds with a browser: words that cannot be seen, and pages that look different.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { compareSites, type Findings } from "../../../app/publish/review/compare";
import { flagsOfAll, htmlOf, siteWith, writeSite } from "./two-sites";

/** Lines that are new on one page; `.x` is the line, in a `div`. */
const HIDDEN: [name: string, css: string, views: string][] = [
  ["display", ".x{display:none}", "not visible"],
  ["opacity of an ancestor", "div{opacity:0}", "not visible"],
  ["visibility", ".x{visibility:hidden}", "not visible"],
  ["a transparent color", ".x{color:transparent}", "not visible"],
  ["the color of its ground", "&{background:#eee}.x{color:#eee}", "not visible"],
  ["no size", ".x{font-size:0}", "not visible"],
  ["off the page", ".x{position:absolute;left:-9999px}", "not visible"],
  ["clipped", ".x{height:0;overflow:hidden}", "not visible"],
  ["on phones", "@media(max-width:400px){.x{display:none}}", "not at 320 px"],
  ["on tablets", "@media(min-width:700px)and (max-width:790px){.x{display:none}}", "not at 768 px"],
  ["in print", "@media print{.x{display:none}}", "not in print"],
];

/** Lines that are new on one page and that visitors can reach. */
const REACHED: [name: string, body: string, css: string][] = [
  ["a fold", "<details><summary>a</summary><p>b c</p></details>", ""],
  ["a menu", "<nav popover><p>b c</p></nav>", ""],
  [
    "the second slide",
    "<div class=x><p>a</p><p>b c</p></div>",
    ".x{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto}",
  ],
  [
    "the name of a link",
    "<a href=/about>a<span class=x> b c</span></a>",
    ".x{position:absolute;width:1px;height:1px;overflow:hidden}",
  ],
  ["an ordinary line below the window", "<p style='margin-top:3000px'>a</p><p>b c</p>", ""],
];

/** Styles that apply to one of the rows of a table only. */
const stylesOf = (rows: string[]) => rows.map((css, index) => `.row${index}{${css}}`).join("");
const bodyOf = (lines: string[]) =>
  lines.map((line, index) => `<div class=row${index}>${line}</div>`).join("");

const HIDDEN_STYLES = stylesOf(HIDDEN.map(([, css]) => css));
const REACHED_STYLES = stylesOf(REACHED.map(([, , css]) => css));
const STRIP =
  ".x{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto;scroll-snap-type:x mandatory}i{display:block;height:50px;background:#080}";
const SLIDES = "<div class=x><p>one</p><p>two <i class=y></i></p></div>";
const WORDS = "<p>some words</p><p>and more words</p>";
const REFRESH = "<!doctype html><html lang=en><meta http-equiv=refresh content='0;url=/about'>";

/** By the name of a page: its body and its styles, before and after. */
const PAGES: Record<
  string,
  { body: [old: string, now: string]; styles: [old: string, now: string] }
> = {
  hidden: {
    body: [
      bodyOf(HIDDEN.map(([name]) => `<p>${name}</p>`)),
      bodyOf(
        HIDDEN.map(([name]) => `<p>${name}</p><div><p class=x>A line of law: ${name}.</p></div>`),
      ),
    ],
    styles: [HIDDEN_STYLES, HIDDEN_STYLES],
  },
  reached: {
    body: [
      bodyOf(REACHED.map(([name]) => `<p>${name}</p>`)),
      // Gives each line its own words, because words that the page shows elsewhere count as visible.
      bodyOf(REACHED.map(([name, body]) => body.replace("b c", `words of ${name}`))),
    ],
    styles: [REACHED_STYLES, REACHED_STYLES],
  },
  slides: { body: [SLIDES, SLIDES], styles: [STRIP, `${STRIP}.y{background:#00f}`] },
  phones: {
    body: [WORDS, WORDS],
    styles: ["", "@media screen and (max-width:400px){p{color:red}}"],
  },
  embedding: { body: [WORDS, `${WORDS}<iframe src="/about"></iframe>`], styles: ["", ""] },
  rounding: { body: [WORDS, WORDS], styles: ["p{margin:10px 0}", "p{margin:10.4px 0}"] },
};

// One review for all tests: a browser opens each page in five views of two sites.
test.describe.configure({ mode: "default" });
const folder = mkdtempSync(join(tmpdir(), "look-"));
let report: Findings;

test.beforeAll(async () => {
  const sites = ([0, 1] as const).map((side) => {
    const files: Record<string, string> = side === 1 ? { "index.html": REFRESH } : {};
    for (const [name, { body, styles }] of Object.entries(PAGES))
      files[`${name}.html`] = htmlOf(body[side], { head: `<style>${styles[side]}</style>` });
    return writeSite(siteWith(files));
  });
  const [old, now] = sites;
  if (!old || !now) throw new Error("two sites");
  report = await compareSites({ old, now, folder, kind: "unknown", progress: () => undefined });
  for (const { root } of sites) rmSync(root, { recursive: true });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The sections of a page, or of several of which it is the first. */
const sectionsOf = (name: string) => report.sections.filter(({ paths }) => paths[0] === `/${name}`);

const unseenIn = (name: string) =>
  flagsOfAll(sectionsOf(name)).filter((flag) => flag.startsWith("Visitors"));

/** The views of which a page has pictures. */
function viewsOf(name: string): string[] {
  const pictures = sectionsOf(name).flatMap((section) => section.pictures);
  for (const file of pictures.flatMap((picture) => [picture.old, picture.new]))
    if (file !== null) expect(existsSync(join(folder, file))).toBe(true);
  return [...new Set(pictures.map(({ view }) => view))];
}

test("marks words that cannot be seen with their views", () => {
  const flags = HIDDEN.map(([, , views]) => `Visitors cannot see this: ${views}.`);
  expect(unseenIn("hidden")).toEqual(flags);
});

test("takes what a reader can reach for visible", () => {
  expect(sectionsOf("reached")).toHaveLength(1);
  expect(unseenIn("reached")).toEqual([]);
});

test("takes pictures of each view and slide that differs, and of no rounding error", () => {
  expect(viewsOf("slides")).toEqual(["at 1280 px", "at 320 px", "at 1920 px", "in print"]);
  expect(viewsOf("phones")).toEqual(["at 320 px"]);
  expect(viewsOf("rounding")).toEqual([]);
});

test("does not follow a page that redirects its visitors", () => {
  expect(flagsOfAll(sectionsOf(""))).toContain("Sends visitors on: nothing → 0;url=/about");
});

test("reports only the page that shows another document as not judged", () => {
  expect(report.failures).toEqual([
    'The page /embedding could not be judged: it shows another document in <iframe src="/about">.',
  ]);
});
