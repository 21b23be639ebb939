// Copies the project, with the specimen as its content, to a folder where it can be changed and built.
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { runNode } from "./run-node";
import { SPECIMEN_CONTENT } from "./specimen";

/** All that a build reads of the project, except its content. */
const SOURCES = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** The command line of Remix, as `npm run build` and `npm run dev` start it, in a copy. */
export const REMIX = "node_modules/@remix-run/dev/dist/cli.js";

/**
 * Copies what a build reads; the packages and the prepared images are shared.
 * @param given where the copy goes, and replaces what is there; by default, a new temporary folder
 * @returns the folder, which the caller removes
 */
export async function copySite(given?: string): Promise<string> {
  if (given) await rm(given, { recursive: true, force: true });
  if (given) await mkdir(given, { recursive: true });
  const folder = await realpath(given ?? (await mkdtemp(join(tmpdir(), "site-"))));
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await cp(SPECIMEN_CONTENT, join(folder, "content"), { recursive: true });
  for (const shared of ["node_modules", ".cache"]) {
    await mkdir(shared, { recursive: true });
    await symlink(resolve(shared), join(folder, shared));
  }
  return folder;
}

/** Builds a copy, with options of Remix. @throws {Error} with the output when it fails */
export async function buildCopy(
  folder: string,
  env: Record<string, string> = {},
  ...options: string[]
): Promise<void> {
  const { code, output, errors } = await runNode([REMIX, "vite:build", ...options], folder, env);
  if (code !== 0) throw new Error(output + errors);
}
