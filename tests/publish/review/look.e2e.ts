// What only a browser can say of two sites: which words cannot be seen, and what looks different.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { compareSites } from "../../../app/publish/review/compare";
import type { Report } from "../../../app/publish/review/report";
import { flagsIn, htmlOf, siteWith, writeSite } from "./two-sites";

/** Compares two bodies of a home page, each with these styles. */
async function compare(old: string, now: string, styles = "", newStyles = styles): Promise<Report> {
  const site = (body: string, css: string) =>
    writeSite(siteWith({ "index.html": htmlOf(body, { head: `<style>${css}</style>` }) }));
  const [before, after] = [site(old, styles), site(now, newStyles)];
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
  for (const [name, css, views] of HIDDEN) {
    const report = await compare("<p>a</p>", "<p>a</p><p class=x>A line of law.</p>", css);
    expect(flagsIn(report.sections), name).toEqual([
      `not visible: Visitors cannot see this: ${views}.`,
    ]);
  }
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
  for (const [name, body, css] of REACHED)
    expect(flagsIn((await compare("<p>a</p>", body, css)).sections), name).toEqual([]);
});

const views = ({ sections }: Report) => [
  ...new Set(sections.flatMap(({ pictures }) => pictures.map(({ view }) => view))),
];

test("pictures: of every view that differs, and of slides that lie beside the first", async () => {
  const strip =
    ".x{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto;scroll-snap-type:x mandatory}i{display:block;height:50px;background:#080}";
  const slides = "<div class=x><p>one</p><p>two <i class=y></i></p></div>";
  const report = await compare(slides, slides, strip, `${strip}.y{background:#00f}`);
  expect(views(report)).toEqual(["at 1280 px", "at 320 px", "at 1920 px", "in print"]);
  const narrow = await compare(
    "<p>a</p>",
    "<p>a</p>",
    "",
    "@media screen and (max-width:400px){p{color:red}}",
  );
  expect(views(narrow)).toEqual(["at 320 px"]);
});

test("no pictures where only the place of equal words differs by a part of a pixel", async () => {
  const body = "<p>some words</p><p>and more words</p>";
  const report = await compare(body, body, "p{margin:10px 0}", "p{margin:10.4px 0}");
  expect(views(report)).toEqual([]);
  expect(report.verdict).toBe("1 page differs. No passage is flagged.");
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
