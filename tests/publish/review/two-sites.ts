// Two small sites of a few files, and what a review without a browser finds between them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { reportOn } from "../../../app/publish/review/compare";
import { flagsIn, type BuiltSite, type ReportSection } from "../../../app/publish/review/report";
import { readSite } from "../../../app/publish/review/site/site";
import { verdictOf } from "../../../app/publish/review/verdict";

/** The text of each file, by its name in the built site; a name below `content/` is a file of the content. */
export type Files = Record<string, string | Buffer>;

/** A page with a frame. */
export function htmlOf(main: string, { head = "", title = "A page", lang = "en" } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><main>${main}</main><footer><p>© 2025 A company.</p></footer></body></html>`;
}

const BASE: Files = {
  "index.html": htmlOf("<h1>Home</h1><p>We wait.</p>", { title: "Home" }),
  "about.html": htmlOf("<h1>About</h1><p>We hope.</p>", { title: "About" }),
  "404.html": htmlOf("<h1>Not found</h1>"),
  _headers: "/*\n  X-Frame-Options: DENY\n",
};

/** The base of most tests, with other files; undefined removes one. */
export function siteWith(files: Record<string, string | Buffer | undefined> = {}): Files {
  const all = Object.entries({ ...BASE, ...files });
  return Object.fromEntries(
    all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Writes a site. @returns its folders, below a temporary one that the caller removes */
export function writeSite(files: Files): BuiltSite & { root: string } {
  const root = mkdtempSync(join(tmpdir(), "two-sites-"));
  for (const [name, text] of Object.entries({ "content/site.mdx": "---\n---\n", ...files })) {
    const path = join(root, name.startsWith("content/") ? name : `site/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { root, client: join(root, "site"), content: join(root, "content") };
}

/** Compares two sites as texts. */
export async function compareTexts(old: Files, now: Files) {
  const [before, after] = [writeSite(old), writeSite(now)];
  try {
    const found = await reportOn(await readSite(before), await readSite(after), new Map());
    return { ...found, verdict: verdictOf(found) };
  } finally {
    for (const { root } of [before, after]) rmSync(root, { recursive: true });
  }
}

/** The sentences of all flags. */
export function flagsOfAll(sections: ReportSection[]): string[] {
  return sections.flatMap((section) => flagsIn(section).flat()).map(({ sentence }) => sentence);
}
