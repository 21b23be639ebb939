// Copies the project to a temporary folder, where it can be changed and built without touching the original.
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { runNode } from "./run-node";

/** All that a build reads of the project. */
const SOURCES = [
  "app",
  "content",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** The command line of Remix, as `npm run build` and `npm run dev` start it, in a copy. */
export const REMIX = "node_modules/@remix-run/dev/dist/cli.js";

interface CopyOptions {
  /** Where the copy goes, instead of a new temporary folder; what is there is replaced. */
  folder?: string;
  /** The folder that becomes the copy's content, instead of the project's own. */
  content?: string;
  /** Whether the copy also shares the prepared images. */
  withCache?: boolean;
}

/**
 * Copies what a build reads; the packages are shared.
 * @returns the folder, which the caller removes
 */
export async function copySite(options: CopyOptions = {}): Promise<string> {
  const { folder: given, content = "content", withCache = false } = options;
  if (given) await rm(given, { recursive: true, force: true });
  if (given) await mkdir(given, { recursive: true });
  const folder = await realpath(given ?? (await mkdtemp(join(tmpdir(), "site-"))));
  for (const source of SOURCES.filter((name) => existsSync(name)))
    await cp(source === "content" ? content : source, join(folder, source), { recursive: true });
  if (withCache) await mkdir(".cache", { recursive: true });
  for (const shared of ["node_modules", ...(withCache ? [".cache"] : [])])
    await symlink(resolve(shared), join(folder, shared), "junction");
  return folder;
}

/** Builds a copy. @throws {Error} with the output when it fails */
export async function buildCopy(folder: string, env: Record<string, string> = {}): Promise<void> {
  const { code, output, errors } = await runNode([REMIX, "vite:build"], folder, env);
  if (code !== 0) throw new Error(output + errors);
}
