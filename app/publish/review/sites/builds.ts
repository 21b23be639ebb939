// A commit or the working tree in; out its built site, made without touching the user's checkout.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { formatProblems, isError, type Problem } from "../../problems/problem";
import { copySite, outputOf, startBuild } from "../../sandbox/site-copy";
import type { BuiltSite } from "../page-model";
import { atExit } from "./at-exit";
import { checkOut, type Commit } from "./git";
import { buildEnvironment, keepBuild } from "./kept-builds";
import { ReviewError } from "./review-error";

/** Tells the user what happens now. */
export type Progress = (sentence: string) => void;

/**
 * The site of a commit, built with the commit's own code.
 * @throws {ReviewError} 2, when it cannot be built
 */
export async function buildBase(base: Commit, progress: Progress): Promise<BuiltSite> {
  const name = `the base ${shortName(base)}`;
  const folder = await checkOut(base);
  // With a cache of its own: ours holds what the code of the working tree made.
  return keepBuild(folder, name, progress, async () => {
    await addPackages(folder, progress);
    await build(folder, name, 2);
  });
}

/**
 * The site of the working tree as it is, with all uncommitted changes.
 * @throws {ReviewError} 1, when it cannot be built
 */
export async function buildHead(progress: Progress): Promise<BuiltSite> {
  await mkdir(".cache", { recursive: true });
  const folder = await copySite({ withCache: true });
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const name = "the working tree";
  return keepBuild(folder, name, progress, () => build(folder, name, 1));
}

/** A build that knows `SITE_BUILD_REPORT` writes its problems to that file; an older one only prints them. */
async function build(folder: string, name: string, exitCode: 1 | 2): Promise<void> {
  const report = join(folder, "build-report.json");
  const child = startBuild(folder, { ...buildEnvironment(), SITE_BUILD_REPORT: report });
  atExit(() => child.kill("SIGKILL"));
  try {
    await outputOf(child);
  } catch (error) {
    const problems = (await readProblems(report)).filter(isError);
    const reason = problems.length > 0 ? formatProblems(problems) : messageOf(error);
    throw new ReviewError(`${name} cannot be built:\n${reason}`, exitCode);
  }
}

async function readProblems(report: string): Promise<Problem[]> {
  const text = await readFile(report, "utf8").catch(() => '{"problems":[]}');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a build of this project wrote it
  return (JSON.parse(text) as { problems: Problem[] }).problems;
}

/** The packages of this checkout if the commit has the same lockfile, else its own. */
async function addPackages(folder: string, progress: Progress): Promise<void> {
  if ((await readLock(".")) === (await readLock(folder))) {
    await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
    return;
  }
  progress("installing the packages of the base: its lockfile is different");
  const npm = process.env["npm_execpath"];
  const [command, options] = npm ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...options, "ci", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  atExit(() => child.kill("SIGKILL"));
  await outputOf(child).catch((error: unknown) => {
    throw new ReviewError(`the packages of the base cannot be installed:\n${messageOf(error)}`, 2);
  });
}

async function readLock(folder: string): Promise<string> {
  return readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

function shortName({ ref, commit }: Commit): string {
  return commit.startsWith(ref) ? commit.slice(0, 8) : `${ref} (${commit.slice(0, 8)})`;
}
