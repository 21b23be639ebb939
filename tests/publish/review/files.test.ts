// Checks which differences between two builds a review ignores and which it reports.
import { expect, test } from "vitest";

import { findStrays, findTwins } from "../../../app/publish/review/marks/addresses";
import { readFiles } from "../../../app/publish/review/read/files";
import { writeSite, type Files } from "./two-sites";

const MAIN = { label: "main", link: "" };

/** Writes the bar of a preview as app/frame/preview-bar.tsx does. */
function barOf({ label, link }: typeof MAIN, commit = "1a2b3c4d"): string {
  const href = link.replaceAll("&", "&amp;");
  const a = link && `<a href="${href}" class="preview-bar__1r638ft1">Pull request</a>`;
  return `<aside lang="en" aria-label="Preview" class="preview-bar__1r638ft0"><p><strong>Preview <!-- -->${label}</strong> <span>commit <!-- -->${commit}</span></p>${a}</aside>`;
}

const REQUEST = { label: "pr-12-2b3c4d5e6f", link: "https://git.example/acme/pull/12?a=1&b=2" };

function pageOf(words: string, bar = ""): string {
  return `<!DOCTYPE html><html><head><title>A</title></head><body><main>${words}</main>${bar}</body></html>`;
}

/** The names of the files that differ. @param preview what build.json says of the bar, if anything */
async function compare(old: Files, now: Files, preview?: typeof MAIN): Promise<string[]> {
  const base = await readFiles(writeSite(old));
  const head = await readFiles({ ...writeSite(now), preview });
  const names = new Set([...base.keys(), ...head.keys()]);
  return [...names].filter((name) => base.get(name)?.hash !== head.get(name)?.hash);
}

const BASE = { "index.html": pageOf("Home", barOf(MAIN)) };

test("ignores the bar of a preview, also where build.json does not say what is in it", async () => {
  const now = { "index.html": pageOf("Home", barOf(REQUEST, "2b3c4d5e")) };
  expect(await compare(BASE, now, REQUEST)).toEqual([]);
  expect(await compare(BASE, now)).toEqual([]);
  expect(await compare(BASE, { "index.html": pageOf("Home") })).toEqual([]);
});

test.each<[what: string, bar: string, words?: string]>([
  ["another label than that of the request", barOf({ ...REQUEST, label: "approved" })],
  ["another link", barOf({ ...REQUEST, link: "https://evil.example" })],
  ["words in it", barOf(REQUEST).replace("Pull request", "Now 99%")],
  ["a second one", barOf(REQUEST) + barOf(REQUEST)],
  ["one in the middle", "", `Home${barOf(REQUEST)}`],
])("compares what only looks like the bar of a preview: %s", async (_, bar, words = "Home") => {
  const now = { "index.html": pageOf(words, bar) };
  expect(await compare(BASE, now, REQUEST)).toEqual(["index.html"]);
});

test("compares a bar that differs from page to page", async () => {
  const other = barOf({ ...REQUEST, label: "approved-by-acme" });
  const old = { "a.html": pageOf("A"), "b.html": pageOf("B") };
  const now = { "a.html": pageOf("A", barOf(REQUEST)), "b.html": pageOf("B", other) };
  expect(await compare(old, now)).toHaveLength(1);
});

test.each([
  ['<a href="/x__abcdef12">x</a>', '<a href="/x__zzzzzz99">x</a>'],
  ["'sha256-aa='", "'sha256-bb='"],
  ['"version":"aaaaaaaa"', '"version":""'],
])("compares words that look like the name of a build: %s", async (old, now) => {
  const built = (words: string) => ({ "assets/manifest-aaaaaaaa.js": "", "a.html": pageOf(words) });
  expect(await compare(built(old), built(now))).toEqual(["a.html"]);
});

test("compares files by their names, and compressed files too", async () => {
  const now = { "x-modified.pdf": "1", "a.html.gz": "1" };
  const names = await compare({ "x-original.pdf": "1" }, now);
  expect(names).toEqual(["x-original.pdf", "a.html.gz", "x-modified.pdf"]);
});

test("reports an address that several files have as not judged", async () => {
  const files = ["about.html", "about/index.html", "new.html", "NEW.html", "x.html", "x", "y.html"];
  const site = await readFiles(writeSite(Object.fromEntries(files.map((name) => [name, name]))));
  expect(findTwins(site)).toEqual([
    "The address /new could not be judged: it has several files, NEW.html, new.html.",
    "The address /about could not be judged: it has several files, about.html, about/index.html.",
    "The address /x could not be judged: it has several files, x, x.html.",
  ]);
});

test("finds new and changed files that no page links to", async () => {
  const share = '<meta property="og:image" content="https://www.example.com/share/a.png">';
  const page = pageOf(`${share}<link href="/a.css"><img src="/b.png"><a href="/plan.ics">x</a>`);
  const named = { "a.css": "@import './c.css'", "c.css": "", "share/a.png": "1" };
  const old = { "index.html": page, ...named, "old.htm": "1", "robots.txt": "", "same.xml": "" };
  const now: Files = { ...old, "b.png": "1", "plan.ics": "1", "old.htm": "2", "robots.txt": "1" };
  const fresh = ["x.htm", "x.HTML", "x.svg", "X.PDF", "x.zip", "x/b.png"];
  for (const name of fresh) now[name] = "1";
  const base = await readFiles(writeSite(old));
  const head = await readFiles(writeSite(now));
  expect([...findStrays(base, head)].toSorted()).toEqual(["old.htm", ...fresh].toSorted());
});
