// A base commit in; out a report of what the working tree changes for visitors, written to `build/review`.
// The steps: sites, snapshot, reading, screenshots, diff, judge, write.
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { compareSites } from "./compare";
import type { BuiltSite, Look } from "./page-model";
import type { Report } from "./report";
import { buildBase, buildHead, type Progress } from "./sites/builds";
import { findBase, findHead } from "./sites/git";
import { findGivenBuild } from "./sites/given-builds";
import { renderReport } from "./write/html-report";
import type { Addresses } from "./write/links";
import { renderSummary } from "./write/markdown-summary";

const FOLDER = "build/review";

/**
 * Compares the working tree with the commit where it began, and writes index.html, summary.md and report.json.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to compare with
 */
export async function review(
  ref: string,
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const base = await findBase(ref);
  const head = await findHead();
  const [old, now] = await Promise.all([buildBase(base, progress), buildHead(progress)]);
  return compareAndWrite({ base, head }, { old, new: now }, addresses, progress);
}

/**
 * As {@link review}, for two checkouts of this project that are built already; nothing in them is run.
 * @throws {ReviewError} 2, when one of them is not built
 */
export async function reviewBuilds(
  [before, after]: [before: string, after: string],
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const [old, now] = await Promise.all([findGivenBuild(before), findGivenBuild(after)]);
  const commits = {
    base: { ref: basename(resolve(before)), commit: old.source.commit },
    head: now.source,
  };
  return compareAndWrite(commits, { old: old.site, new: now.site }, addresses, progress);
}

async function compareAndWrite(
  commits: Pick<Report, "base" | "head">,
  sites: { old: BuiltSite; new: BuiltSite },
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const { report, looks } = await compareSites(commits, sites, progress);
  await writeReport(report, looks, addresses);
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  return report;
}

async function writeReport(
  report: Report,
  looks: ReadonlyMap<string, Look>,
  addresses: Addresses,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const files = {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "summary.md": renderSummary(report, addresses),
    "index.html": await renderReport(report, looks, addresses),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
}
