// A base commit in; out a report of what the working tree changes for visitors, written to `build/review`.
// The steps: sites, snapshot, diff, screenshots, judge, write.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { count } from "../problems/problem";
import { diffSites } from "./diff/site-diff";
import { judgeChanges } from "./judge/judge";
import { readSignatures, verify } from "./judge/sign-off";
import type { BuiltSite, Look } from "./page-model";
import type { PageChange, Report } from "./report";
import { buildBase, buildHead, type Progress } from "./sites/builds";
import { findBase, findHead } from "./sites/git";
import { findGivenBuild } from "./sites/given-builds";
import { ReviewError } from "./sites/review-error";
import { takeSnapshot } from "./snapshot/snapshot";
import { renderReport } from "./write/html-report";
import { renderSummary } from "./write/markdown-summary";

const FOLDER = "build/review";

/** Where the report's links lead, as given; undefined: the report has no such links. */
export interface Addresses {
  /** Of the preview, from `SITE_PREVIEW_URL`. */
  preview: string | undefined;
  /** Of the public site, from `SITE_LIVE_URL`. */
  live: string | undefined;
}

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
  const sites = await Promise.all([buildBase(base, progress), buildHead(progress)]);
  return compareSites({ base, head }, sites, addresses, progress);
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
  return compareSites(commits, [old.site, now.site], addresses, progress);
}

async function compareSites(
  commits: Pick<Report, "base" | "head">,
  [before, after]: [BuiltSite, BuiltSite],
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  progress("comparing");
  const [old, now] = await Promise.all([takeSnapshot(before), takeSnapshot(after)]);
  const changes = diffSites(old, now);
  const looks = await look(before, after, changes.pages, progress);
  const report = judgeChanges(commits, now, changes, looks);

  await mkdir(FOLDER, { recursive: true });
  const files = {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "summary.md": renderSummary(report, addresses.preview?.replace(/\/*$/, "/")),
    "index.html": await renderReport(report, looks),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  return report;
}

/**
 * Compares the signed pages in a file with the working tree.
 * @param file a report, or a text with a path and its hash on a line
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when the file holds no signature
 */
export async function verifySignatures(file: string, progress: Progress) {
  const expected = "expected a report or a text with a path and its hash on each line";
  const text = await readFile(file, "utf8").catch(() => {
    throw new ReviewError(`the file "${file}" cannot be read, ${expected}.`, 2);
  });
  const signatures = readSignatures(text);
  if (signatures.length === 0)
    throw new ReviewError(`the file "${file}" holds no signature, ${expected}.`, 2);
  return verify(signatures, await takeSnapshot(await buildHead(progress)));
}

/** How the pages look; empty on a machine without a browser. */
async function look(
  before: BuiltSite,
  after: BuiltSite,
  pages: PageChange[],
  progress: Progress,
): Promise<Map<string, Look>> {
  if (pages.length === 0) return new Map();
  // Loaded now, because most of a review's start would be the code that drives the browser.
  const [{ findBrowser }, { lookAt }] = await Promise.all([
    import("../sandbox/browser"),
    import("./screenshots/screenshots"),
  ]);
  try {
    findBrowser();
  } catch (error) {
    progress(`no pictures: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
  return lookAt({ old: before.client, new: after.client }, pages, (done) =>
    progress(`looked at ${done} of ${count(pages.length, "page")}`),
  );
}
