// Two small sites of a few files, and what a review finds between them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { compareSites, type Findings } from "../../../app/publish/review/compare";
import type { BuiltSite } from "../../../app/publish/review/handover";
import type { Word } from "../../../app/publish/review/report-data";
import { verdictOf } from "../../../app/publish/review/report/verdict";

/** The text of each file, by its name in the built site; a name below `content/` is a file of the content. */
export type Files = Record<string, string | Buffer | undefined>;

/** Writes a page with a frame. */
export function htmlOf(main: string, { head = "", title = "A page" } = {}): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main>${main}</main><footer><p>© 2025 A company.</p></footer></body></html>`;
}

const ABOUT = '<meta property="og:title" content="R&amp;D"/>';
const BASE: Files = {
  "index.html": htmlOf("<h1>Home</h1><p>We wait.</p>", { title: "Home" }),
  "about.html": htmlOf("<h1>About</h1><p>We hope.</p>", { head: ABOUT }),
  "404.html": htmlOf("<h1>Not found</h1>"),
  _headers: "/*\n  X-Frame-Options: DENY\n",
};

const folder = mkdtempSync(join(tmpdir(), "two-sites-"));
process.once("exit", () => rmSync(folder, { recursive: true }));

/** Writes a site in a new folder. */
export function writeSite(files: Files): BuiltSite {
  const root = mkdtempSync(join(folder, "site-"));
  const site = { client: join(root, "site"), content: join(root, "content") };
  for (const [name, text] of Object.entries({ "content/site.mdx": "---\n---\n", ...files })) {
    if (text === undefined) continue;
    const path = join(root, name.startsWith("content/") ? "" : "site", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return site;
}

/** Compares two sites of a few files and these. */
export async function compareFiles(old: Files, now: Files) {
  const sites = { base: writeSite({ ...BASE, ...old }), head: writeSite({ ...BASE, ...now }) };
  const found = await compareSites({ ...sites, folder, progress: () => undefined });
  return { ...found, verdict: verdictOf(found) };
}

/** Writes each passage as "place | marks and their sentences | words", in the order of the report. */
export function passagesOf({ sections }: Findings): string[] {
  return sections.flatMap(({ title, passages }) =>
    passages.map(({ place, marks, lines }) => {
      const named = marks.map(({ name, sentence }) => [name, sentence].filter(Boolean).join(": "));
      const words = lines.flatMap((line) => line.words.map(showWord));
      return [`${title}${place && `, ${place}`}`, named.join(", "), words.join("")].join(" | ");
    }),
  );
}

/** Writes words that came as "{+a+}", and those that went as "[-a-]". */
export function showWord({ text, diff }: Word): string {
  if (diff === "same") return text;
  return diff === "added" ? `{+${text}+}` : `[-${text}-]`;
}
