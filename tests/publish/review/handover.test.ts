// Checks which differences between two builds a review ignores and which it reports.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { readHandover } from "../../../app/publish/review/handover";
import { findStrays, findTwins } from "../../../app/publish/review/marks/addresses";
import { readFiles } from "../../../app/publish/review/read/files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Files = Record<string, string | Buffer>;

interface Build {
  label: string;
  link: string;
}

/** Writes the bar of a preview as app/frame/preview-bar.tsx does. */
function barOf({ label, link }: Build, commit = "1a2b3c4d"): string {
  const href = link.replaceAll("&", "&amp;");
  const a = link && `<a href="${href}" class="preview-bar__1r638ft1">Pull request</a>`;
  return `<aside lang="en" aria-label="Preview" class="preview-bar__1r638ft0"><p><strong>Preview <!-- -->${label}</strong> <span>commit <!-- -->${commit}</span></p>${a}</aside>`;
}

const MAIN = { label: "main", link: "" };
const REQUEST = { label: "pr-12-2b3c4d5e6f", link: "https://git.example/acme/pull/12?a=1&b=2" };

function pageOf(words: string, bar = ""): string {
  return `<!DOCTYPE html><html><head><title>A</title></head><body><main>${words}</main>${bar}</body></html>`;
}

/** @param preview what build.json says of the bar, if anything */
function handOver(name: string, files: Files, preview?: Build) {
  const all = { ...files, "../content/home.mdx": "---\n---\n" };
  for (const [file, text] of Object.entries(all)) {
    const path = join(folder, name, "site", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const build = { commit: "2b3c4d5e6f", title: name, ...(preview && { preview }) };
  writeFileSync(join(folder, name, "build.json"), JSON.stringify(build));
  return readFiles(readHandover(join(folder, name)).site);
}

/** The names of the files that differ. */
async function compare(old: Files, now: Files, preview?: Build): Promise<string[]> {
  const [base, head] = [await handOver("old", old), await handOver("now", now, preview)];
  const names = new Set([...base.keys(), ...head.keys()]);
  return [...names].filter((name) => base.get(name)?.hash !== head.get(name)?.hash);
}

const barred = (bar: string) => ({ "index.html": pageOf("Home", bar) });

test.each<[what: string, now: Files, preview?: Build]>([
  ["two labels, links and commits", barred(barOf(REQUEST, "2b3c4d5e")), REQUEST],
  ["what build.json does not say", barred(barOf(REQUEST))],
  ["no bar", barred("")],
])("ignores the bar of a preview: %s", async (_, now, preview) => {
  expect(await compare(barred(barOf(MAIN)), now, preview)).toEqual([]);
});

test.each([
  ["another label than that of the request", barOf({ ...REQUEST, label: "approved" })],
  ["another link", barOf({ ...REQUEST, link: "https://evil.example" })],
  ["words in it", barOf(REQUEST).replace("Pull request", "Now 99%")],
  ["an element in it", barOf(REQUEST).replace("<p>", "<p>Now 99%</p><p>")],
  ["a second one", barOf(REQUEST) + barOf(REQUEST)],
  ["one in the middle", `${barOf(REQUEST)}<p>Now</p>`],
])("compares what only looks like the bar of a preview: %s", async (_, bar) => {
  const old = bar.endsWith("<p>Now</p>") ? "<p>Now</p>" : "";
  expect(await compare(barred(old), barred(bar), REQUEST)).toEqual(["index.html"]);
});

test("compares a bar that differs from page to page", async () => {
  const two = (first: string, second: string) => ({
    "a.html": pageOf("A", first),
    "b.html": pageOf("B", second),
  });
  const now = two(barOf(REQUEST), barOf({ ...REQUEST, label: "approved" }));
  expect(await compare(two("", ""), now)).toHaveLength(1);
});

describe("a comparison of two builds", () => {
  const words = (text: string) => ({ "a.html": pageOf(`<p>${text}</p>`) });
  test.each<[what: string, old: Files, now: Files, files: string[]]>([
    [
      "a link",
      words('<a href="/x__abcdef12">x</a>'),
      words('<a href="/x__zzzzzz99">x</a>'),
      ["a.html"],
    ],
    [
      "words like a hash of a style sheet",
      words("'sha256-aa='"),
      words("'sha256-bb='"),
      ["a.html"],
    ],
    [
      "words like a version",
      words('"version":"aaaaaaaa"'),
      words('"version":"bbbbbbbb"'),
      ["a.html"],
    ],
    [
      "a file by another name",
      { "a.html": "a", "assets/x-original.pdf": "1" },
      { "a.html": "a", "assets/x-modified.pdf": "1" },
      ["assets/x-original.pdf", "assets/x-modified.pdf"],
    ],
    [
      "a compressed file",
      { "a.html": "a" },
      { "a.html": "a", "a.html.gz": gzipSync("a") },
      ["a.html.gz"],
    ],
  ])("reports %s", async (_, old, now, files) => {
    expect(await compare(old, now)).toEqual(files);
  });

  test("refuses a symbolic link in a site", async () => {
    await handOver("old", { "a.html": "a" });
    symlinkSync("/etc/passwd", join(folder, "old/site/b.html"));
    expect(() => readHandover(join(folder, "old"))).toThrow("is a link");
  });
});

test("reports an address that several files have as not judged", async () => {
  const files = ["about.html", "about/index.html", "new.html", "NEW.html", "x.html", "x", "y.html"];
  const site = await handOver("now", Object.fromEntries(files.map((name) => [name, name])));
  expect(findTwins(site)).toEqual([
    "The address /new could not be judged: it has several files, NEW.html, new.html.",
    "The address /about could not be judged: it has several files, about.html, about/index.html.",
    "The address /x could not be judged: it has several files, x, x.html.",
  ]);
});

test("finds new and changed files that no page links to", async () => {
  const page = pageOf('<link href="/a.css"><img src="/b.png"><a href="/plan.ics">x</a>').replace(
    "<head>",
    '<head><meta property="og:image" content="https://www.example.com/share/a.png">',
  );
  const named = { "a.css": "@import './c.css'", "c.css": "", "share/a.png": "1" };
  const old = { "index.html": page, ...named, "old.htm": "1", "robots.txt": "", "same.xml": "" };
  const fresh = ["x.htm", "x.HTML", "x.svg", "X.PDF", "x.zip", "x/b.png"];
  const now: Files = {
    ...{ ...old, "b.png": "1", "plan.ics": "1", "old.htm": "2", "robots.txt": "1" },
    ...Object.fromEntries(fresh.map((name) => [name, "1"])),
  };
  const [base, head] = [await handOver("old", old), await handOver("now", now)];
  expect([...findStrays(base, head)].toSorted()).toEqual(["old.htm", ...fresh].toSorted());
});
