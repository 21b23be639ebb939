// What only a browser can say of two sites: which words cannot be seen, and what looks different.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { compareSites } from "../../../app/publish/review/compare";
import type { Report } from "../../../app/publish/review/report";
import { flagsIn, htmlOf, siteWith, writeSite } from "./two-sites";

/** A page before and after, and the styles that it has on both sides, or only now. */
interface Case {
  old: string;
  now: string;
  styles?: string;
  newStyles?: string;
}

/** Compares a site with one page for each case. */
async function compare(cases: Case[]): Promise<Report> {
  const pageOf = (body: string, css = "") => htmlOf(body, { head: `<style>${css}</style>` });
  const site = (write: (one: Case) => string) =>
    writeSite(
      siteWith(Object.fromEntries(cases.map((one, index) => [`${index}.html`, write(one)]))),
    );
  const before = site(({ old, styles }) => pageOf(old, styles));
  const after = site(({ now, styles, newStyles }) => pageOf(now, newStyles ?? styles));
  const folder = mkdtempSync(join(tmpdir(), "look-"));
  const build = { title: "a build", commit: "" };
  const sides = { base: build, head: build, date: "" };
  const report = await compareSites(sides, { old: before, new: after }, folder, () => undefined);
  const pictures = report.sections.flatMap((section) => section.pictures);
  for (const name of pictures.flatMap((picture) => [picture.old, picture.new]))
    if (name !== null) expect(existsSync(join(folder, name))).toBe(true);
  for (const root of [before.root, after.root, folder]) rmSync(root, { recursive: true });
  return report;
}

/** What is flagged on the page of a case. */
function flagsOf({ sections }: Report, index: number): string[] {
  return flagsIn(sections.filter(({ pages }) => pages[0]?.path === `/${index}`));
}

/** The views of which the page of a case has pictures. */
function viewsOf({ sections }: Report, index: number): string[] {
  const own = sections.filter(({ pages }) => pages[0]?.path === `/${index}`);
  return [...new Set(own.flatMap(({ pictures }) => pictures.map(({ view }) => view)))];
}

const HIDDEN: [name: string, css: string, views: string][] = [
  ["display", ".x{display:none}", "not visible"],
  ["opacity of an ancestor", "main{opacity:0}", "not visible"],
  ["visibility", ".x{visibility:hidden}", "not visible"],
  ["a transparent color", ".x{color:transparent}", "not visible"],
  ["the color of its ground", "main{background:#eee}.x{color:#eee}", "not visible"],
  ["no size", ".x{font-size:0}", "not visible"],
  ["off the page", ".x{position:absolute;left:-9999px}", "not visible"],
  ["clipped", ".x{height:0;overflow:hidden}", "not visible"],
  ["on phones", "@media(max-width:400px){.x{display:none}}", "not at 320 px"],
  ["on tablets", "@media(min-width:700px)and (max-width:790px){.x{display:none}}", "not at 768 px"],
  ["in print", "@media print{.x{display:none}}", "not in print"],
];

test("words that cannot be seen are marked with their views", async () => {
  const cases = HIDDEN.map(([name, styles]) => {
    const old = `<p>${name}</p>`;
    return { old, now: `${old}<p class=x>A line of law: ${name}.</p>`, styles };
  });
  const report = await compare(cases);
  for (const [index, [name, , views]] of HIDDEN.entries())
    expect(flagsOf(report, index), name).toEqual([
      `not visible: Visitors cannot see this: ${views}.`,
    ]);
});

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

test("what can be reached is seen", async () => {
  const report = await compare(
    REACHED.map(([name, body, styles]) => ({ old: `<p>${name}</p>`, now: body, styles })),
  );
  expect(flagsIn(report.sections)).toEqual([]);
});

test("pictures: of every view that differs, of slides beside the first, and of no rounding", async () => {
  const strip =
    ".x{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto;scroll-snap-type:x mandatory}i{display:block;height:50px;background:#080}";
  const slides = "<div class=x><p>one</p><p>two <i class=y></i></p></div>";
  const words = "<p>some words</p><p>and more words</p>";
  const report = await compare([
    { old: slides, now: slides, styles: strip, newStyles: `${strip}.y{background:#00f}` },
    { old: words, now: words, newStyles: "@media screen and (max-width:400px){p{color:red}}" },
    { old: words, now: words, styles: "p{margin:10px 0}", newStyles: "p{margin:10.4px 0}" },
  ]);
  expect(viewsOf(report, 0)).toEqual(["at 1280 px", "at 320 px", "at 1920 px", "in print"]);
  expect(viewsOf(report, 1)).toEqual(["at 320 px"]);
  expect(viewsOf(report, 2)).toEqual([]);
});

test("a page that sends its visitors on is not followed, and one that hangs is a failure", async () => {
  const refresh = "<!doctype html><html lang=en><meta http-equiv=refresh content='0;url=/about'>";
  const sites = [siteWith(), siteWith({ "index.html": refresh })].map(writeSite);
  const [old, now] = sites;
  if (!old || !now) return;
  const sides = { base: { title: "", commit: "" }, head: { title: "", commit: "" }, date: "" };
  const report = await compareSites(sides, { old, new: now }, now.root, () => undefined);
  expect(report.failures).toEqual([]);
  expect(flagsIn(report.sections)).toContain("redirect: The page sends its visitors on.");
  for (const { root } of sites) rmSync(root, { recursive: true });
});
