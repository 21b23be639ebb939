// A commit, the working tree or a folder that was handed over in; out a built site, made without touching the user's files.
import { spawn } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

import { givenOrigin, siteDate } from "../../env";
import { copySite, killBuild, outputOf, startBuild } from "../../sandbox/site-copy";
import type { BuiltSite, ReviewedBuild } from "../report";
import { atExit } from "./at-exit";
import { checkOut, type Commit } from "./git";
import { ReviewError } from "./review-error";

export type Progress = (sentence: string) => void;

/**
 * The site of a commit, built with the commit's own code.
 * @throws {ReviewError} 2, when it cannot be built
 */
export async function buildBase(base: Commit, progress: Progress): Promise<BuiltSite> {
  const name = `the base ${nameCommit(base)}`;
  const folder = checkOut(base);
  progress(`building ${name}`);
  // With a cache of its own: ours contains what the code of the working tree made.
  await addPackages(folder, progress);
  await build(folder, name, 2);
  return siteIn(folder);
}

/**
 * The site of the working tree as it is, with all uncommitted changes.
 * @throws {ReviewError} 1, when it cannot be built
 */
export async function buildHead(progress: Progress): Promise<BuiltSite> {
  const temporary = mkdtempSync(join(tmpdir(), "review-head-"));
  atExit(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
  const folder = await copySite({ folder: temporary, withCache: true });
  progress("building the working tree");
  await build(folder, "the working tree", 1);
  return siteIn(folder);
}

/** @param folder of a checkout that is built */
export function siteIn(folder: string): BuiltSite {
  return { client: join(folder, "build/client"), content: join(folder, "content") };
}

/**
 * A folder that was handed over, as README.md describes it. Nothing in it is run.
 * @throws {ReviewError} 2, when a part of it is missing; a link is none, because it could lead anywhere
 */
export function readHandover(folder: string): { site: BuiltSite; build: ReviewedBuild } {
  const kindOf = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false });
  const missing = ["site", "content"].find((name) => !kindOf(name)?.isDirectory());
  if (missing !== undefined)
    throw new ReviewError(
      `the folder "${folder}" has no folder ${missing}, expected site/, content/ and build.json; see app/publish/review/README.md.`,
    );
  const site = { client: join(folder, "site"), content: join(folder, "content") };
  return { site, build: readBuild(join(folder, "build.json")) };
}

const BUILD = z.object({
  commit: z.string(),
  title: z.string(),
  files: z.array(z.string()).optional(),
});

function readBuild(path: string): ReviewedBuild {
  try {
    return BUILD.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new ReviewError(
      `"${path}" is wrong, expected {"commit": "<sha>", "title": "pull request 12"}.`,
    );
  }
}

/** The public site at the root of a host, whatever the user's environment says; the domain is the site's own. */
function buildEnvironment(): Record<string, string> {
  return {
    NODE_ENV: "production",
    NO_COLOR: "1",
    SITE_BASE: "/",
    SITE_ORIGIN: givenOrigin() ?? "",
    SITE_DATE: siteDate(),
    SITE_PREVIEW: "",
    SITE_REVIEW: "1",
    VITEST: "",
  };
}

/** @throws {ReviewError} with what the build has printed */
async function build(folder: string, name: string, exitCode: 1 | 2): Promise<void> {
  const child = startBuild(folder, buildEnvironment());
  atExit(() => killBuild(child));
  await outputOf(child).catch((error: unknown) => {
    throw new ReviewError(`${name} cannot be built:\n${messageOf(error)}`, exitCode);
  });
  if (!existsSync(siteIn(folder).client))
    throw new ReviewError(`the build of ${name} has written no build/client.`, exitCode);
}

/** The packages of this checkout if the commit has the same lockfile, else its own. */
async function addPackages(folder: string, progress: Progress): Promise<void> {
  if ((await readLock(".")) === (await readLock(folder))) {
    await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
    return;
  }
  progress("installing the packages of the base: its lockfile is different");
  const child = spawn("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  atExit(() => child.kill("SIGKILL"));
  await outputOf(child).catch((error: unknown) => {
    throw new ReviewError(`the packages of the base cannot be installed:\n${messageOf(error)}`);
  });
}

async function readLock(folder: string): Promise<string> {
  return readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

function nameCommit({ ref, commit }: Commit): string {
  return commit.startsWith(ref) ? commit.slice(0, 8) : `${ref} (${commit.slice(0, 8)})`;
}
