// A site of a few lines in, what a review reads from a build and its content out; nothing is built.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { compareSites, type Site } from "../../app/publish/review/diff/compare";
import type { Report } from "../../app/publish/review/report";
import { readContentFiles } from "../../app/publish/review/snapshot/content-files";
import { takeSnapshot } from "../../app/publish/review/snapshot/snapshot";

/** A built page; `head` follows its title. */
export function html(
  main: string,
  { head = "", frame = '<header><a href="/">Home</a></header>', scripts = "" } = {},
): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="stylesheet" href="/assets/styles-AAAAAAA1.css"/>${head}</head><body>${frame}<main>${main}</main>${scripts}</body></html>`;
}

/**
 * Reads a site as a review does.
 * @param client files of the build, by their names
 * @param content files of the content folder
 */
export async function readSmallSite(
  client: Record<string, string>,
  content: Record<string, string> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "small-site-"));
  try {
    mkdirSync(join(folder, "content"));
    const files = [
      ...Object.entries(client).map(([name, text]) => [`client/${name}`, text] as const),
      ...Object.entries(content).map(([name, text]) => [`content/${name}`, text] as const),
    ];
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const [snapshot, read] = [
      await takeSnapshot(join(folder, "client")),
      await readContentFiles(join(folder, "content")),
    ];
    return { snapshot, files: read };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files of a build, or of the content folder, by their names. */
export type Files = Parameters<typeof readSmallSite>[0];

/** The report on two sites, without screenshots. */
export function judge(base: Site, head: Site): Report {
  return compareSites(base, head, {
    base: { ref: "main", commit: "1".repeat(40) },
    head: { commit: "2".repeat(40), isDirty: false },
  });
}

/** The report on two small sites and their content, without screenshots. */
export async function compareSmallSites(
  before: Files,
  after: Files,
  contents: [Files, Files] = [{}, {}],
): Promise<Report> {
  return judge(await readSmallSite(before, contents[0]), await readSmallSite(after, contents[1]));
}
