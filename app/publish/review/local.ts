// Builds the commit where the current work began, and the working tree with all that is not committed.
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { Progress } from "./compare";
import type { Handover } from "./handover";
import { ReviewError } from "./review-error";

/** The same address and kind of build on both sides, whatever else the user has set. */
const BUILD = { NODE_ENV: "production", SITE_BASE: "", SITE_PREVIEW: "review" } as const;

/**
 * Makes both builds as previews, in folders that are gone when the process exits. What a build prints goes to the terminal.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to compare with
 */
export async function buildBoth(ref: string, progress: Progress): Promise<[Handover, Handover]> {
  const folder = mkdtempSync(join(tmpdir(), "review-"));
  const builds: ChildProcess[] = [];
  process.once("exit", () => {
    for (const build of builds) endGroup(build);
    rmSync(folder, { recursive: true, force: true });
  });
  // Indexes of their own: the user's files and index stay as they are.
  const git = (side: string, ...options: string[]) =>
    runGit(ref, options, join(folder, `${side}-index`));
  const commit = git("old", "merge-base", "--end-of-options", ref, "HEAD");
  const [top, prefix] = ["--show-toplevel", "--show-prefix"].map((name) =>
    git("old", "rev-parse", name),
  );
  git("old", "read-tree", commit);
  git("new", "add", "--all", ":/");
  const files = git("new", "diff-index", "--cached", "--name-only", commit).split("\n");

  const make = async (side: "old" | "new", title: string, exitCode: 1 | 2) => {
    git(side, "-C", top ?? "", "checkout-index", "--all", `--prefix=${folder}/${side}/`);
    const tree = join(folder, side, prefix ?? "");
    progress(`building ${title}`);
    const isSame = readLock(tree) === readLock(".");
    if (isSame) symlinkSync(resolve("node_modules"), join(tree, "node_modules"), "junction");
    for (const options of [...(isSame ? [] : [["ci"]]), ["run", "--silent", "build"]]) {
      const env = { ...process.env, ...BUILD };
      const shell = process.platform === "win32";
      const stdio: StdioOptions = ["ignore", 2, 2];
      const build = spawn("npm", options, { cwd: tree, env, shell, stdio, detached: !shell });
      builds.push(build);
      await once(build, "close");
      if (build.exitCode !== 0)
        throw new ReviewError(`Cannot build ${title}: see above.`, exitCode);
    }
    return { client: join(tree, "build/client"), content: join(tree, "content") };
  };
  const [old, now] = await Promise.all([make("old", ref, 2), make("new", "the working tree", 1)]);
  const head = { title: "the working tree", commit: git("old", "rev-parse", "HEAD") };
  return [
    { site: old, build: { title: ref, commit } },
    { site: now, build: { ...head, files: files.filter(Boolean) } },
  ];
}

/** Ends a process and all that it has started; Windows has no groups. */
function endGroup(build: ChildProcess): void {
  if (build.pid === undefined || build.exitCode !== null) return;
  if (process.platform === "win32") build.kill();
  else process.kill(-build.pid, "SIGKILL");
}

function readLock(folder: string): string {
  const path = join(folder, "package-lock.json");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** @throws {ReviewError} with what Git says */
function runGit(ref: string, options: string[], index: string): string {
  try {
    const env = { ...process.env, GIT_INDEX_FILE: index };
    return execFileSync("git", options, {
      env,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 2 ** 26,
    }).trim();
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    const reason = said.replace(/^fatal: /, "") || "it has no history in common with this branch";
    throw new ReviewError(`Git cannot compare with "${ref}": ${reason}`);
  }
}
