// Writes the report on two built sites to `build/review`.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { escapeMarkup } from "../markup/escape";
import { compareSites, type ReportProgress } from "./compare";
import type { Handover } from "./handover";
import type { Report } from "./report";
import { isContentFile } from "./request-files";
import { renderComment } from "./write/comment";
import type { Addresses } from "./write/describe";
import { renderPage } from "./write/page";

const FOLDER = "build/review";

/** Compares two sites. @returns the report that was written */
export async function review(
  [base, head]: [Handover, Handover],
  addresses: Addresses,
  progress: ReportProgress,
): Promise<Report> {
  await empty();
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const changesCode = head.build.files?.every(isContentFile) === false;
  const sides = { base: base.build, head: head.build, date, changesCode };
  const sites = { old: base.site, new: head.site };
  const report = await compareSites(sides, sites, FOLDER, progress);
  await writeFiles({
    "report.json": JSON.stringify(report, undefined, 2),
    "summary.md": renderComment(report, addresses),
    "index.html": renderPage(report, addresses),
  });
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  return report;
}

/** Replaces the last report, so that nobody takes it for the result of a review that failed. */
export async function writeFailure(message: string): Promise<void> {
  const title = "The review failed: nothing was compared";
  await empty();
  await writeFiles({
    "summary.md": `## ${title}\n\n${message.replace(/^/gm, "    ")}\n`,
    "index.html": `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(message)}</pre></html>\n`,
  });
}

async function empty(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
}
