// Reads commits and the working tree by Git's plumbing: the bytes that Git stores.
import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { ReviewError } from "./review-error";

export interface Trees {
  base: string;
  /** The commit of the work, or the one that the working tree is based on. */
  head: string;
  /** The files that differ, named from the project's folder. */
  files: string[];
  /** Writes the repository of one side. @returns the project's folder in there */
  write: (side: Side, folder: string) => string;
}

export type Side = "base" | "head";

/** Submodules and symbolic links lead out of the content. */
const LINK = /^:\d{6} (?:120000|160000) /;

/**
 * Reads both sides; the user's files and index stay as they are.
 * @param request a commit; undefined for the working tree
 * @param folder for indexes, which the caller removes
 * @throws {ReviewError} 2, when there is nothing to compare with
 */
export function readTrees(ref: string, request: string | undefined, folder: string): Trees {
  const git = (side: Side, options: string[], cwd = ".", input = "") => {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, `${side}-index`) };
    return runGit(ref, options, { cwd, env, input });
  };
  const commitOf = (name: string) => findCommit(name, (options) => git("base", options));
  const [start, head] = [commitOf(ref), commitOf(request ?? "HEAD")];
  const isShallow = git("base", ["rev-parse", "--is-shallow-repository"]) === "true";
  const base = attempt(() => git("base", ["merge-base", start, head]));
  if (base === undefined)
    throw cannotCompare(
      ref,
      isShallow
        ? 'this clone lacks the commits where the work began. Run "git fetch --unshallow".'
        : "it has no history in common with this branch.",
    );
  git("base", ["read-tree", base]);
  // Don't begin with an empty index, because `add` passes over committed files that `.gitignore` names.
  git("head", ["read-tree", head]);
  if (request === undefined) git("head", ["add", "--all", ":/"]);
  const changes = git("head", [
    ...["diff-index", "--cached", "-z", "--raw", "--no-renames", "--relative", base],
  ]).split("\0");
  const files = changes.filter((_, index) => index % 2 === 1);
  const link = files.find((_, index) => LINK.test(changes[2 * index] ?? ""));
  if (link !== undefined)
    throw new ReviewError(
      `"${link}" is a link or a repository of its own. Commit the files themselves.`,
    );
  const [top = "", prefix = ""] = ["--show-toplevel", "--show-prefix"].map((name) =>
    git("base", ["rev-parse", name]),
  );
  return {
    ...{ base, head, files },
    write(side, to) {
      mkdirSync(to, { recursive: true });
      // Don't read attributes, because a request could change by them the bytes that others get.
      const names = git(side, ["ls-files", "-z", ":(glob)**/.gitattributes"], top);
      git(side, ["update-index", "-z", "--force-remove", "--stdin"], top, names);
      const plain = ["-c", "core.autocrlf=false", `--work-tree=${to}`];
      git(side, [...plain, "checkout-index", "--all"], top);
      return join(to, prefix);
    },
  };
}

function findCommit(name: string, git: (options: string[]) => string): string {
  git(["rev-parse", "--git-dir"]);
  const found = attempt(() =>
    git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]),
  );
  if (found !== undefined) return found;
  const fix = 'Run "git fetch"; "git branch --all" lists the branches.';
  throw cannotCompare(name, `there is no such branch, tag or commit here. ${fix}`);
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    // Don't fail, because Git says by its exit code that it has no answer.
    return undefined;
  }
}

function runGit(ref: string, options: string[], settings: Partial<ExecFileSyncOptions>): string {
  try {
    const fixed = { encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 } as const;
    return execFileSync("git", options, { ...settings, ...fixed }).replace(/\n$/, "");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("code" in error && error.code === "ENOENT")
      throw cannotCompare(ref, "Git is not installed. Install it from https://git-scm.com.");
    const said = "stderr" in error ? String(error.stderr).trim() : error.message;
    throw cannotCompare(ref, said.replace(/^fatal: /, ""));
  }
}

function cannotCompare(ref: string, reason: string): ReviewError {
  return new ReviewError(`Git cannot compare with "${ref}": ${reason}`);
}
