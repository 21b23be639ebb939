// Git in; out what a review needs from it: the commit of a name, the state of the working tree, a separate checkout.
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ReviewedBuild } from "../report";
import { atExit } from "./at-exit";
import { ReviewError } from "./review-error";

/** Without it `git status` may write to the index. */
const ENVIRONMENT = { ...process.env, GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" };

const WORKTREE = ["worktree", "add", "--quiet", "--detach"];

export interface Commit {
  /** As the user wrote it. */
  ref: string;
  commit: string;
}

/**
 * The commit where the current work began: the newest that it shares with a branch, so that what the branch has
 * gained since does not look like a removal.
 * @param ref a branch, a tag or a commit
 * @throws {ReviewError} 2, when this is no repository, or the name is no commit, or shares no history with this one
 */
export function findBase(ref: string): Commit {
  const prefix = findPrefix();
  const tip = ask("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  if (tip === undefined)
    throw new ReviewError(
      `there is no commit "${ref}" in this repository, expected a branch, a tag or a commit; fetch it first if it is only on a server.`,
    );
  const commit = ask("merge-base", tip, "HEAD");
  if (commit === undefined)
    throw new ReviewError(
      `the commit "${ref}" has no history in common with this branch, expected one that this work began from; in a shallow clone, run git fetch --unshallow first.`,
    );
  if (ask("rev-parse", "--verify", "--quiet", `${commit}:${prefix}`) === undefined)
    throw new ReviewError(
      `the commit "${ref}" does not contain this folder, expected one that does.`,
    );
  return { ref, commit };
}

/** The working tree as it is now. @param base what its changed files are compared with */
export function describeTree({ commit: base }: Commit): ReviewedBuild {
  const commit = ask("rev-parse", "HEAD") ?? "";
  const changed = ask("diff", "--name-only", "--relative", base) ?? "";
  const untracked = ask("ls-files", "--others", "--exclude-standard") ?? "";
  const status = ask("status", "--porcelain", "--untracked-files=no", "--", ".");
  return {
    title: status === "" ? "the working tree" : "the working tree with uncommitted changes",
    commit,
    files: [...changed.split("\n"), ...untracked.split("\n")].filter(Boolean),
  };
}

/**
 * Checks a commit out in a temporary folder, which is removed when the process exits.
 * @returns the project's folder in it
 */
export function checkOut({ commit }: Commit): string {
  const prefix = findPrefix();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "review-base-")));
  atExit(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    run("worktree", "remove", "--force", "--force", folder);
  });
  // Hooks belong to the user's own checkout.
  run("-c", `core.hooksPath=${join(folder, "no-hooks")}`, ...WORKTREE, folder, commit);
  return join(folder, prefix);
}

/** The path of this folder in the repository; "" at its top. */
function findPrefix(): string {
  try {
    return run("rev-parse", "--show-prefix");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new ReviewError("Git was not found, expected the command `git`.");
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const [reason] = output.replace(/^fatal: /, "").split("\n");
    throw new ReviewError(`this folder is not a Git repository, or Git cannot read it: ${reason}.`);
  }
}

/** Synchronous: if the process exits meanwhile, Git must not go on and write into a removed folder. */
function run(...options: string[]): string {
  const settings = { env: ENVIRONMENT, maxBuffer: 2 ** 26, stdio: "pipe" } as const;
  return execFileSync("git", options, { ...settings, encoding: "utf8" }).trim();
}

/** The output of Git; undefined when it fails. */
function ask(...options: string[]): string | undefined {
  try {
    return run(...options);
  } catch {
    return undefined;
  }
}
