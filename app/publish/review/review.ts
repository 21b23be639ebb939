// A base commit in; out a report of what the working tree changes for visitors, written to `build/review`.
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { today } from "../env";
import { compareSites } from "./compare";
import type { BuiltSite, Report } from "./report";
import { buildBase, buildHead, findGivenBuild, type Progress } from "./sites/builds";
import { findBase, findHead } from "./sites/git";
import { renderReport } from "./write/html-report";
import { renderSummary, type Addresses } from "./write/summary";

const FOLDER = "build/review";

/** Where the report's links lead, and the number of the pull request. */
export interface ReviewOptions extends Addresses {
  request?: string | undefined;
}

/**
 * Compares the working tree with the commit where it began, and writes index.html, summary.md and report.json.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to compare with
 */
export async function review(
  ref: string,
  options: ReviewOptions,
  progress: Progress,
): Promise<Report> {
  const base = await findBase(ref);
  const head = await findHead();
  const [old, now] = await Promise.all([buildBase(base, progress), buildHead(progress)]);
  return compareAndWrite({ base, head }, { old, new: now }, options, progress);
}

/**
 * As {@link review}, for two checkouts of this project that are built already; nothing in them is run.
 * @throws {ReviewError} 2, when one of them is not built
 */
export async function reviewBuilds(
  [before, after]: [before: string, after: string],
  options: ReviewOptions,
  progress: Progress,
): Promise<Report> {
  const [old, now] = await Promise.all([findGivenBuild(before), findGivenBuild(after)]);
  const commits = {
    base: { ref: basename(resolve(before)), commit: old.source.commit },
    head: now.source,
  };
  return compareAndWrite(commits, { old: old.site, new: now.site }, options, progress);
}

async function compareAndWrite(
  commits: Pick<Report, "base" | "head">,
  sites: { old: BuiltSite; new: BuiltSite },
  { request, ...addresses }: ReviewOptions,
  progress: Progress,
): Promise<Report> {
  const facts = { ...commits, date: today(), ...(request !== undefined && { request }) };
  const { report, looks } = await compareSites(facts, sites, progress);
  const files = {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "summary.md": renderSummary(report, addresses),
    "index.html": await renderReport(report, looks, addresses),
  };
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  return report;
}
