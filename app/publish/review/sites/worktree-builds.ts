// A commit or the working tree in; out its built site, made without touching the checkout that the user works in.
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { siteOrigin } from "../../env";
import { copySite, finish, SOURCES, startBuild } from "../../sandbox/site-copy";
import { atExit } from "./at-exit";
import { checkOut, type Commit } from "./git";
import { ReviewError } from "./review-error";

/** Raise it when what is kept of a build changes. */
const EDITION = 2;
/** How many built sites are kept. */
const KEPT = 6;
const CACHE = ".cache/review";

/** The folders of a built site, and of the content that it was built from. */
export interface BuiltSite {
  client: string;
  content: string;
}

/** Tells the user what happens now. */
export type Progress = (sentence: string) => void;

/**
 * The site of a commit, built with the commit's own code.
 * @throws {ReviewError} 2, when it cannot be built
 */
export async function buildBase(base: Commit, progress: Progress): Promise<BuiltSite> {
  const name = `the base ${shortName(base)}`;
  const folder = await checkOut(base);
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(join(folder, ".cache")))
    await symlink(resolve(".cache"), join(folder, ".cache"), "junction");
  return buildOnce(folder, name, await readLock(folder), progress, () =>
    givePackages(folder, progress),
  ).catch((error: unknown) => {
    if (error instanceof ReviewError) throw error;
    throw new ReviewError(`${name} cannot be built:\n${reasonOf(error)}`, 2);
  });
}

/**
 * The site of the working tree as it is, with all that is not committed.
 * @throws {ReviewError} 1, when it cannot be built
 */
export async function buildHead(progress: Progress): Promise<BuiltSite> {
  await mkdir(CACHE, { recursive: true });
  const folder = await copySite({ withCache: true });
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return buildOnce(folder, "the working tree", await readLock("."), progress).catch(
    (error: unknown) => {
      throw new ReviewError(`the working tree cannot be built:\n${reasonOf(error)}`, 1);
    },
  );
}

/** Builds that were begun by this command, by what they are made from. */
const begun = new Map<string, Promise<BuiltSite>>();

/** The same files are built once: the result is kept for later reviews. */
async function buildOnce(
  folder: string,
  name: string,
  lock: string,
  progress: Progress,
  prepare = () => Promise.resolve(),
): Promise<BuiltSite> {
  const key = createHash("sha256")
    .update(JSON.stringify([EDITION, siteOrigin(), process.version, lock]))
    .update(await readSources(folder))
    .digest("hex")
    .slice(0, 16);
  const known = begun.get(key);
  if (known) progress(`${name} is the same`);
  const site = known ?? buildAndKeep(resolve(CACHE, key), folder, name, progress, prepare);
  begun.set(key, site);
  return site;
}

async function buildAndKeep(
  kept: string,
  folder: string,
  name: string,
  progress: Progress,
  prepare: () => Promise<void>,
): Promise<BuiltSite> {
  const site = { client: join(kept, "client"), content: join(kept, "content") };
  if (existsSync(kept)) {
    progress(`${name} was built before`);
    await utimes(kept, new Date(), new Date());
    return site;
  }
  progress(`building ${name}`);
  await prepare();
  await build(folder);
  // Moved in as a whole, so that a review that stops halfway leaves no half site behind.
  const unfinished = `${kept}.${process.pid}`;
  await cp(join(folder, "build/client"), join(unfinished, "client"), { recursive: true });
  await cp(join(folder, "content"), join(unfinished, "content"), { recursive: true });
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
  await dropOldest();
  progress(`${name} is built`);
  return site;
}

/** All that a build reads of a project, as bytes to compare. */
async function readSources(folder: string): Promise<Buffer> {
  const parts = await Promise.all(
    SOURCES.map(async (source) => {
      const path = join(folder, source);
      if (!existsSync(path)) return [];
      if ((await stat(path)).isFile()) return [path];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const files = await Promise.all(
    parts
      .flat()
      .toSorted()
      .map(async (path) => [Buffer.from(`\0${path.slice(folder.length)}\0`), await readFile(path)]),
  );
  return Buffer.concat(files.flat());
}

async function readLock(folder: string): Promise<string> {
  return readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
}

/** For visitors, at the root of a host: both sites alike, whatever the environment says. */
async function build(folder: string): Promise<void> {
  const child = startBuild(folder, {
    NODE_ENV: "production",
    SITE_BASE: "/",
    SITE_ORIGIN: siteOrigin(),
    SITE_PREVIEW: "",
    NO_COLOR: "1",
  });
  atExit(() => child.kill("SIGKILL"));
  await finish(child);
}

/** The packages of this checkout when the commit names the same ones, else its own. */
async function givePackages(folder: string, progress: Progress): Promise<void> {
  if ((await readLock(".")) === (await readLock(folder))) {
    await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
    return;
  }
  progress("installing the packages of the base, which are others");
  const npm = process.env["npm_execpath"];
  const [command, options] = npm ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...options, "ci", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  atExit(() => child.kill("SIGKILL"));
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  await Promise.race([finish(child), failed]).catch((error: unknown) => {
    throw new ReviewError(
      `the base cannot be built, because its packages cannot be installed:\n${reasonOf(error)}`,
      2,
    );
  });
}

/** The lines that say why: the problems of the content, else the tool's own error. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split("\n")
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const problems = lines.filter((line) => /^\S+:\d+:\d+ {2}/.test(line));
  if (problems.length > 0) return problems.join("\n");
  const told = lines.filter((line) => !/^\s*at /.test(line));
  const from = told.findIndex((line) => /error/i.test(line));
  return told
    .slice(from < 0 ? -5 : from)
    .slice(0, 5)
    .join("\n");
}

async function dropOldest(): Promise<void> {
  const folders = await Promise.all(
    (await readdir(CACHE)).map(async (name) => ({
      path: join(CACHE, name),
      time: (await stat(join(CACHE, name))).mtimeMs,
    })),
  );
  await Promise.all(
    folders
      .toSorted((a, b) => b.time - a.time)
      .slice(KEPT)
      .map(({ path }) => rm(path, { recursive: true, force: true })),
  );
}

function shortName({ ref, commit }: Commit): string {
  return commit.startsWith(ref) ? commit.slice(0, 8) : `${ref} (${commit.slice(0, 8)})`;
}
