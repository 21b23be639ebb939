// The project in; out a copy in a temporary folder that can be changed and built without touching the original.
import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { sourcesIn } from "./sources";

export interface CopyOptions {
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
  const { content = "content", withCache = false } = options;
  if (options.folder) await rm(options.folder, { recursive: true, force: true });
  if (options.folder) await mkdir(options.folder, { recursive: true });
  const folder = await realpath(options.folder ?? (await mkdtemp(join(tmpdir(), "site-"))));
  for (const source of sourcesIn("."))
    await cp(source === "content" ? content : source, join(folder, source), { recursive: true });
  if (withCache) await mkdir(".cache", { recursive: true });
  for (const shared of ["node_modules", ...(withCache ? [".cache"] : [])])
    await symlink(resolve(shared), join(folder, shared), "junction");
  return folder;
}

/** Starts the build of a copy. The caller reads its output. */
export function startBuild(folder: string, env: Record<string, string> = {}): ChildProcess {
  return startRemix(folder, ["vite:build"], env);
}

/** A development server that is running. */
export interface DevServer {
  server: ChildProcess;
  /** Without a slash at the end. */
  address: string;
  /** What it has printed so far. */
  printed: () => string;
}

/** Starts the development server of a copy on a free port. @throws {Error} with its output when it ends at once */
export async function startDev(folder: string): Promise<DevServer> {
  const server = startRemix(folder, ["vite:dev", "--port", "0", "--host", "127.0.0.1"]);
  let output = "";
  const address = await new Promise<string>((done, fail) => {
    server.on("close", () => fail(new Error(output)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (found) done(found);
      });
    }
  });
  return { server, address, printed: () => output };
}

function startRemix(
  folder: string,
  options: string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", ...options], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for a process to end. @returns its output @throws {Error} with the output when it failed or could not start */
export async function outputOf(child: ChildProcess): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  if (code !== 0) throw new Error(output);
  return output;
}
