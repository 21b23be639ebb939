// A base commit, or two folders that were built, in; out a report of what the change does to visitors, in `build/review`.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { NO_VERDICT } from "../../preview";
import { escapeMarkup } from "../markup/escape";
import { listFiles } from "../sandbox/list-files";
import { compareSites, type Sites } from "./compare";
import type { Report } from "./report";
import { buildBase, buildHead, readHandover, type Progress } from "./sites/builds";
import { describeTree, findBase } from "./sites/git";
import { renderReport } from "./write/html-report";
import type { Addresses } from "./write/sections";
import { renderSummary } from "./write/summary";

const FOLDER = "build/review";

/**
 * Compares the working tree with the commit where it began.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to compare with
 */
export async function review(
  ref: string,
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const base = findBase(ref);
  const head = describeTree(base);
  const [old, now] = await Promise.all([buildBase(base, progress), buildHead(progress)]);
  const sides = { base: { title: ref, commit: base.commit }, head };
  return compareAndWrite(sides, { old, new: now }, addresses, progress);
}

/**
 * As {@link review}, for two folders that were handed over; nothing in them is run.
 * @throws {ReviewError} 2, when a part of them is missing
 */
export async function reviewFolders(
  { base, head }: { base: string; head: string },
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const [old, now] = [readHandover(base), readHandover(head)];
  const sides = { base: old.build, head: now.build };
  return compareAndWrite(sides, { old: old.site, new: now.site }, addresses, progress);
}

async function compareAndWrite(
  sides: Pick<Report, "base" | "head">,
  sites: Sites,
  addresses: Addresses,
  progress: Progress,
): Promise<Report> {
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const report = await compareSites({ ...sides, date }, sites, progress);
  await write({
    "summary.md": renderSummary(report, addresses),
    "index.html": await renderReport(report, addresses),
  });
  progress(`wrote ${FOLDER}/index.html and summary.md`);
  return report;
}

/** Replaces the last report by one that says that there is none: nobody must take an earlier one for the result. */
export async function writeFailure(message: string): Promise<void> {
  const title = "The review failed: nothing was compared";
  await write({
    "summary.md": `## ${title}\n\n${message.replace(/^/gm, "    ")}\n`,
    "index.html": `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(message)}</pre></html>\n`,
  });
}

async function write(files: Record<string, string>): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
}

/**
 * Puts the report into a built preview, and its verdict into the bar of the pages.
 * @param folder `build/client` of the preview
 */
export async function fillPreview(folder: string, verdict: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const text = await readFile(join(folder, name), "utf8");
    if (text.includes(NO_VERDICT))
      await writeFile(
        join(folder, name),
        text.replaceAll(NO_VERDICT, () => verdict),
      );
  }
  await cp(FOLDER, join(folder, "review"), { recursive: true });
}
