// Builds the commit where the current work began, and the working tree with all that is not committed.
import { execFile, execFileSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import type { Progress } from "./compare";
import type { Handover } from "./handover";
import { ReviewError } from "./review-error";

/**
 * Makes both builds as previews, in folders that are gone when the process exits.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to compare with
 */
export async function buildBoth(ref: string, progress: Progress): Promise<[Handover, Handover]> {
  const folder = mkdtempSync(join(tmpdir(), "review-"));
  const builds: ChildProcess[] = [];
  process.once("exit", () => {
    for (const build of builds) build.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const [top, prefix] = [git("rev-parse", "--show-toplevel"), git("rev-parse", "--show-prefix")];
  const inIndex = (name: string, ...options: string[]) =>
    run(["-C", top, ...options], { GIT_INDEX_FILE: join(folder, name) });
  const tip = ask(
    `There is no commit "${ref}" in this repository; fetch it first if it is only on a server.`,
    ...["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`],
  );
  const commit = ask(
    `The commit "${ref}" has no history in common with this branch; in a shallow clone, run git fetch --unshallow first.`,
    ...["merge-base", tip, "HEAD"],
  );
  // Indexes of their own: the user's files and index stay as they are.
  inIndex("old-index", "read-tree", commit);
  inIndex("new-index", "add", "--all");
  const files = inIndex("new-index", "diff-index", "--cached", "--name-only", commit).split("\n");
  const make = async (side: "old" | "new", name: string, exitCode: 1 | 2): Promise<string> => {
    inIndex(`${side}-index`, "checkout-index", "--all", `--prefix=${folder}/${side}/`);
    const tree = join(folder, side, prefix);
    progress(`building ${name}`);
    const npm = (...options: string[]) =>
      runNpm(tree, options, builds).catch((error: Error) => {
        throw new ReviewError(`Cannot build ${name}:\n${error.message}`, exitCode);
      });
    const isSame = readLock(tree) === readLock(".");
    if (isSame) symlinkSync(resolve("node_modules"), join(tree, "node_modules"), "junction");
    else await npm("ci", "--no-audit", "--no-fund");
    await npm("run", "--silent", "build");
    return tree;
  };
  const [old, now] = await Promise.all([make("old", ref, 2), make("new", "the working tree", 1)]);
  const siteIn = (tree: string) => ({
    client: join(tree, "build/client"),
    content: join(tree, "content"),
  });
  const head = { title: "the working tree", commit: git("rev-parse", "HEAD") };
  return [
    { site: siteIn(old), build: { title: ref, commit } },
    { site: siteIn(now), build: { ...head, files: files.filter(Boolean) } },
  ];
}

function readLock(folder: string): string {
  const path = join(folder, "package-lock.json");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** @param builds gets the process @throws {Error} with its output */
async function runNpm(cwd: string, options: string[], builds: ChildProcess[]): Promise<void> {
  // The same address and kind of build on both sides, whatever else the user has set.
  const own = {
    NO_COLOR: "1",
    NODE_ENV: "production",
    SITE_BASE: "",
    SITE_PREVIEW: "review",
  } as const;
  const shell = process.platform === "win32";
  const settings = { cwd, env: { ...process.env, ...own }, shell, maxBuffer: 2 ** 26 };
  const running = promisify(execFile)("npm", options, settings);
  builds.push(running.child);
  await running.catch((error: unknown) => {
    const { stdout, stderr } = Object.assign({ stdout: "", stderr: "" }, error);
    throw new Error(`${stdout}${stderr}`.trim());
  });
}

function git(...options: string[]): string {
  return run(options, {});
}

/** @throws {ReviewError} with this message when Git fails */
function ask(message: string, ...options: string[]): string {
  try {
    return git(...options);
  } catch {
    throw new ReviewError(message);
  }
}

/** @throws {ReviewError} with what Git says */
function run(options: string[], env: Record<string, string>): string {
  try {
    const settings = {
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 26,
      stdio: "pipe",
    } as const;
    return execFileSync("git", options, { ...settings, encoding: "utf8" }).trim();
  } catch (error) {
    const reason =
      error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    throw new ReviewError(`Git cannot read this folder: ${reason.replace(/^fatal: /, "").trim()}`);
  }
}
