// A folder to build in; out its built site, taken from `.cache/review` if the same was built before.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";

import { givenOrigin, siteDate } from "../../env";
import { digestSources } from "../../sandbox/sources";
import type { BuiltSite } from "../page-model";

/** Raise it when what is kept of a build changes. */
const EDITION = 4;
/** How many built sites are kept. */
const KEPT = 6;
const CACHE = ".cache/review";

/** The public site at the root of a host, whatever the user's environment says; the domain is the site's own. */
export function buildEnvironment(): Record<string, string> {
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

/** Everything a built site is made from: sources, lockfile, Node and environment. */
export async function buildKey(folder: string): Promise<string> {
  const parts = [EDITION, process.version, buildEnvironment(), await digestSources(folder)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

/** The folders of builds that this process started, by key. */
const started = new Map<string, Promise<string>>();

/**
 * Builds a site unless it is kept already, and keeps it.
 * @param name of the site, for the user
 * @param build writes `build/client` in the folder, and `build/nginx.conf`
 */
export async function keepBuild(
  folder: string,
  name: string,
  progress: (sentence: string) => void,
  build: () => Promise<void>,
): Promise<BuiltSite> {
  const key = await buildKey(folder);
  const kept = resolve(CACHE, key);
  const make = async () => {
    if (existsSync(kept)) {
      progress(`${name} was built before`);
      await utimes(kept, new Date(), new Date());
      return kept;
    }
    progress(`building ${name}`);
    await build();
    await moveIn(folder, kept);
    progress(`${name} is built`);
    return kept;
  };
  const known = started.get(key);
  if (known) progress(`${name} is the same`);
  const making = known ?? make();
  started.set(key, making);
  // The content is the folder's own: of two that build the same site, each has its own signatures.
  return siteIn(await making, join(folder, "content"));
}

/** What a folder holds of a build, with the content that it was built from. */
export function siteIn(build: string, content: string): BuiltSite {
  const nginx = join(build, "nginx.conf");
  return { client: join(build, "client"), content, ...(existsSync(nginx) && { nginx }) };
}

/** Moved in as a whole: a review that stops halfway leaves no half site behind. */
async function moveIn(folder: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await cp(join(folder, "build/client"), join(unfinished, "client"), { recursive: true });
  const nginx = join(folder, "build/nginx.conf");
  if (existsSync(nginx)) await cp(nginx, join(unfinished, "nginx.conf"));
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
  await dropOldest();
}

async function dropOldest(): Promise<void> {
  const folders = await Promise.all(
    (await readdir(CACHE)).map(async (name) => {
      const path = join(CACHE, name);
      // The other site of this review may move its unfinished folder at this moment.
      const found = await stat(path).catch(() => undefined);
      return { path, time: found?.mtimeMs ?? Date.now() };
    }),
  );
  const oldest = folders.toSorted((a, b) => b.time - a.time).slice(KEPT);
  await Promise.all(oldest.map(({ path }) => rm(path, { recursive: true, force: true })));
}
