// `npm run review`: what a change does to what visitors get, against a base; or whether signed pages still read so.
// Exits with 0 when it could compare, 1 when the content is wrong or a signed page is not, 2 when it could not compare.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findBrowser } from "../sandbox/browser";
import { checkContent } from "../content/check-content";
import { count, isError } from "../problems/problem";
import { textReport } from "../problems/reporters";
import { buildBase, buildHead, type BuiltSite } from "./sites/worktree-builds";
import { compareSites, type Site } from "./diff/compare";
import { readContentFiles } from "./snapshot/content-files";
import { findCommit, findHead } from "./sites/git";
import { addLooks, pagesOf, subjectOf } from "./screenshots/looks";
import { makePage } from "./write/html-report";
import { lookAt, type Look } from "./screenshots/screenshots";
import type { Report } from "./report";
import { ReviewError } from "./sites/review-error";
import { readSignatures, verify } from "./diff/sign-off";
import { takeSnapshot } from "./snapshot/snapshot";
import { renderSummary } from "./write/markdown-summary";

const HELP =
  "`npm run review -- main` compares what visitors of the working tree get with a commit, a branch or a tag, here main; " +
  "`npm run review -- --verify report.json` says whether the pages signed in that file still read as they were signed.";

const FOLDER = "build/review";
const started = performance.now();

try {
  const task = readTask();
  if (task.verify !== undefined) await verifyFile(task.verify);
  else await review(task.ref);
} catch (error) {
  // A stack helps nobody who reviews a text.
  console.error(error instanceof Error ? error.message : String(error));
  // At once: the other build need not be waited for.
  process.exit(error instanceof ReviewError ? error.exitCode : 2);
}

async function review(ref: string): Promise<void> {
  const base = await findCommit(ref);
  const head = await findHead();
  await refuseWrongContent();
  const [before, after] = await Promise.all([buildBase(base, progress), buildHead(progress)]);
  progress("comparing");
  const [old, now] = await Promise.all([readSite(before), readSite(after)]);
  const compared = compareSites(old, now, { base: { ref, commit: base.commit }, head });
  const { report, looks } = addLooks(
    compared,
    await look(compared, { old: before.client, new: after.client }),
    now.snapshot.pages.length,
  );
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(
    join(FOLDER, "summary.md"),
    renderSummary(report, process.env["SITE_PREVIEW_URL"]?.replace(/\/*$/, "/")),
  );
  await writeFile(join(FOLDER, "index.html"), await makePage(report, looks));
  progress(`wrote ${FOLDER}/index.html, summary.md and report.json`);
  console.log(report.verdict);
}

/** How the pages look; nothing on a machine without a browser. */
async function look(report: Report, folders: { old: string; new: string }): Promise<Look[]> {
  const subjects = pagesOf(report).map(subjectOf);
  if (subjects.length === 0) return [];
  try {
    findBrowser();
  } catch (error) {
    progress(`no pictures: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
  return lookAt(folders, subjects, (done) =>
    progress(`looked at ${done} of ${count(subjects.length, "page")}`),
  );
}

async function verifyFile(file: string): Promise<void> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new ReviewError(
      `the file "${file}" cannot be read, expected a report or a text with a path and its hash in a line.`,
      2,
    );
  });
  const signatures = readSignatures(text);
  if (signatures.length === 0)
    throw new ReviewError(
      `the file "${file}" holds no signature, expected a report or a text with a path and its hash in a line.`,
      2,
    );
  await refuseWrongContent();
  const { snapshot } = await readSite(await buildHead(progress));
  const verdicts = verify(signatures, snapshot);
  const says = {
    "as signed": "reads as it was signed",
    changed: "has changed since it was signed",
    gone: "is gone",
  };
  for (const { path, state } of verdicts) console.log(`${path} ${says[state]}`);
  if (verdicts.some(({ state }) => state !== "as signed")) process.exitCode = 1;
}

async function refuseWrongContent(): Promise<void> {
  const problems = (await checkContent(process.cwd())).problems.filter(isError);
  if (problems.length > 0)
    throw new ReviewError(await textReport(problems, process.cwd(), process.stderr), 1);
}

async function readSite({ client, content }: BuiltSite): Promise<Site> {
  const [snapshot, files] = await Promise.all([takeSnapshot(client), readContentFiles(content)]);
  return { snapshot, files };
}

function progress(sentence: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${sentence}`);
}

/** @throws {ReviewError} 2, with a help sentence, for anything that is no task of ours */
function readTask(): { ref: string; verify?: undefined } | { verify: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { verify: { type: "string" } },
    });
    const [ref] = positionals;
    if (values.verify !== undefined && positionals.length === 0) return { verify: values.verify };
    if (values.verify === undefined && ref && positionals.length === 1) return { ref };
  } catch {
    // The same answer as to no task at all.
  }
  throw new ReviewError(HELP, 2);
}
