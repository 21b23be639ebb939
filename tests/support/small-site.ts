// A site of a few lines in; out what a review makes of it, without a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { diffSites } from "../../app/publish/review/diff/site-diff";
import { judgeChanges } from "../../app/publish/review/judge/judge";
import type { Snapshot } from "../../app/publish/review/page-model";
import type { Report } from "../../app/publish/review/report";
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
): Promise<Snapshot> {
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
    return await takeSnapshot({ client: join(folder, "client"), content: join(folder, "content") });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files of a build, or of the content folder, by their names. */
export type Files = Parameters<typeof readSmallSite>[0];

/** A made-up comparison. */
export const COMMITS: Pick<Report, "base" | "head"> = {
  base: { ref: "main", commit: "1".repeat(40) },
  head: { commit: "2".repeat(40), isDirty: false, sources: "3".repeat(64) },
};

/** The report on two small sites and their content, without screenshots. */
export async function compareSmallSites(
  before: Files,
  after: Files,
  contents: [Files, Files] = [{}, {}],
): Promise<Report> {
  const base = await readSmallSite(before, contents[0]);
  const head = await readSmallSite(after, contents[1]);
  return judgeChanges(COMMITS, head, diffSites(base, head), new Map());
}
