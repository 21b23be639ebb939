import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { count } from "../problems/problem";
import { compareSites, type ReportProgress } from "./compare";
import type { Handover } from "./handover";
import { renderComment } from "./report/comment";
import { renderPage } from "./report/page";
import { listFirst, type Report } from "./report-data";
import type { Addresses } from "./report/section";
import { verdictOf } from "./report/verdict";
import { isContentFile } from "./request-files";

const FOLDER = "build/review";

/** Compares two sites, and writes the report to `build/review`. */
export async function review(
  [base, head]: readonly [Handover, Handover],
  addresses: Addresses,
  progress: ReportProgress,
): Promise<Report> {
  await emptyFolder();
  const { files } = head.build;
  const otherFiles = files?.filter((file) => !isContentFile(file)) ?? [];
  const sites = { base: base.site, head: head.site };
  const found = await compareSites({ ...sites, folder: FOLDER, progress });
  const which = otherFiles.length === 1 ? "that is not content" : "that are not content";
  const remark = `This request also changes ${count(otherFiles.length, "file")} ${which}: ${listFirst(otherFiles, 10)}.`;
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const report = {
    verdict: verdictOf(found, otherFiles.length > 0),
    builds: `${nameBuild(head.build)} · compared with ${nameBuild(base.build)} · ${date} UTC`,
    ...found,
    remarks: otherFiles.length > 0 ? [remark] : [],
  };
  await writeReport(report, addresses);
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  return report;
}

function nameBuild({ title, commit }: Handover["build"]): string {
  return commit ? `${title}, commit ${commit.slice(0, 8)}` : title;
}

/** Replaces the last report, so that nobody takes it for the result of a review that failed. */
export async function writeFailure(message: string): Promise<void> {
  const verdict = "The review failed: nothing was compared";
  const nothing = { builds: "", remarks: [], sections: [], files: [] };
  await emptyFolder();
  await writeReport({ ...nothing, verdict, failures: message.split("\n") }, {});
}

async function emptyFolder(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

async function writeReport(report: Report, addresses: Addresses): Promise<void> {
  const files = {
    "report.json": JSON.stringify(report, undefined, 2),
    "summary.md": renderComment(report, addresses),
    "index.html": renderPage(report, addresses),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
}
