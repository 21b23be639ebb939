// A commit, the working tree or a built checkout in; out its built site, made without touching the user's checkout.
import { spawn } from "node:child_process";
import { existsSync, lstatSync, rmSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { givenOrigin, siteDate } from "../../env";
import { copySite, outputOf, startBuild } from "../../sandbox/site-copy";
import type { BuiltSite, ReviewedTree } from "../report";
import { atExit } from "./at-exit";
import { checkOut, findSource, type Commit } from "./git";
import { ReviewError } from "./review-error";

/** Tells the user what happens now. */
export type Progress = (sentence: string) => void;

/** A site and what it was built from. */
export interface GivenBuild {
  site: BuiltSite;
  source: ReviewedTree;
}

/**
 * The site of a commit, built with the commit's own code; kept in `.cache/review`, by commit and day.
 * @throws {ReviewError} 2, when it cannot be built
 */
export async function buildBase(base: Commit, progress: Progress): Promise<BuiltSite> {
  const name = `the base ${shortName(base)}`;
  const kept = resolve(
    ".cache/review",
    `${base.commit.slice(0, 16)}-${siteDate()}-${process.version}`,
  );
  if (existsSync(kept)) {
    progress(`${name} was built before`);
    return siteIn(kept);
  }
  const folder = await checkOut(base);
  progress(`building ${name}`);
  // With a cache of its own: ours contains what the code of the working tree made.
  await addPackages(folder, progress);
  await build(folder, name, 2);
  // Moved in as a whole: a review that stops halfway leaves no partial site behind.
  const unfinished = `${kept}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const part of ["build", "content"])
    await cp(join(folder, part), join(unfinished, part), { recursive: true });
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
  return siteIn(kept);
}

/**
 * The site of the working tree as it is, with all uncommitted changes.
 * @throws {ReviewError} 1, when it cannot be built
 */
export async function buildHead(progress: Progress): Promise<BuiltSite> {
  const folder = await copySite({ withCache: true });
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  progress("building the working tree");
  await build(folder, "the working tree", 1);
  return siteIn(folder);
}

/**
 * The site in a checkout of this project that was built already. Nothing in it is run: a review may judge code that it
 * must not trust.
 * @throws {ReviewError} 2, when there is no build in it, or no content; a link to a folder is none, because it could
 * lead to the files of the other build
 */
export async function findGivenBuild(folder: string): Promise<GivenBuild> {
  const missing = ["content", "build", "build/client"].find(
    (name) => !lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  if (missing !== undefined)
    throw new ReviewError(
      `the folder "${folder}" has no folder ${missing}, expected a project with content/ and build/client/; run npm run build in it first.`,
      2,
    );
  return { site: siteIn(folder), source: await findSource(folder) };
}

/** @param folder of a checkout that is built */
export function siteIn(folder: string): BuiltSite {
  const nginx = join(folder, "build/nginx.conf");
  return {
    client: join(folder, "build/client"),
    content: join(folder, "content"),
    ...(existsSync(nginx) && { nginx }),
  };
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
    VITEST: "",
  };
}

/** @throws {ReviewError} with what the build has printed */
async function build(folder: string, name: string, exitCode: 1 | 2): Promise<void> {
  const child = startBuild(folder, buildEnvironment());
  atExit(() => child.kill("SIGKILL"));
  await outputOf(child).catch((error: unknown) => {
    throw new ReviewError(`${name} cannot be built:\n${messageOf(error)}`, exitCode);
  });
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
