// Git in; out what a review needs from it: the commit of a name, the state of the working tree, a separate checkout.
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";

import { digestSources } from "../../sandbox/sources";
import type { ReviewedTree } from "../report";
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
 * The commit that a name means.
 * @throws {ReviewError} 2, when this is not a repository, or the name is not a commit
 */
async function findCommit(ref: string): Promise<Commit> {
  const prefix = await findPrefix();
  const commit = await revParse(`${ref}^{commit}`);
  if (commit !== undefined) {
    if ((await revParse(`${commit}:${prefix}`)) !== undefined) return { ref, commit };
    throw new ReviewError(
      `the commit "${ref}" does not contain this folder, expected one that does.`,
      2,
    );
  }
  const kind = (await revParse(ref)) && (await ask("cat-file", "-t", ref));
  const found = kind ? `"${ref}" is a ${kind}` : `there is no commit "${ref}" in this repository`;
  const advice = kind ? " to compare with" : "; fetch it first if it is only on a server";
  throw new ReviewError(`${found}, expected a branch, a tag or a commit${advice}.`, 2);
}

/**
 * The commit where the current work began: the newest that it shares with a branch, so that what the branch has
 * gained since does not look like a removal.
 * @throws {ReviewError} 2, when the name is not a commit, or shares no history with the current one
 */
export async function findBase(ref: string): Promise<Commit> {
  const { commit: tip } = await findCommit(ref);
  const shared = await ask("merge-base", tip, "HEAD");
  if (shared !== undefined) return { ref, commit: (await findCommit(shared)).commit };
  throw new ReviewError(
    `the commit "${ref}" has no history in common with this branch, expected one that this work began from; in a shallow clone, run git fetch --unshallow first.`,
    2,
  );
}

/**
 * The working tree as it is now.
 * @throws {ReviewError} 2, when this is not a repository
 */
export async function findHead(): Promise<ReviewedTree> {
  await findPrefix();
  return findSource(".");
}

/** The state of a folder, as {@link findHead}; a folder that no commit contains has its name in place of a commit. */
export async function findSource(folder: string): Promise<ReviewedTree> {
  // A folder below a repository may be ignored by it.
  const isTracked = (await ask("-C", folder, "rev-parse", "--verify", "HEAD:./")) !== undefined;
  const commit = isTracked ? await ask("-C", folder, "rev-parse", "HEAD") : undefined;
  return {
    commit: commit ?? basename(resolve(folder)),
    author: (commit !== undefined && (await ask("-C", folder, "log", "-1", "--format=%an"))) || "",
    isDirty: isTracked && (await ask("-C", folder, "status", "--porcelain", "--", ".")) !== "",
    sources: await digestSources(folder),
  };
}

/**
 * Checks a commit out in a temporary folder, which is removed when the process exits.
 * @returns the project's folder in it
 */
export async function checkOut({ commit }: Commit): Promise<string> {
  const prefix = await findPrefix();
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
async function findPrefix(): Promise<string> {
  try {
    return (
      await promisify(execFile)("git", ["rev-parse", "--show-prefix"], { env: ENVIRONMENT })
    ).stdout.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new ReviewError("Git was not found, expected the command `git`.", 2);
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const [reason] = output.replace(/^fatal: /, "").split("\n");
    throw new ReviewError(
      `this folder is not a Git repository, or Git cannot read it: ${reason}.`,
      2,
    );
  }
}

/** Synchronous: if the process exits meanwhile, Git must not go on and write into a removed folder. */
function run(...options: string[]): void {
  execFileSync("git", options, { env: ENVIRONMENT, stdio: "ignore" });
}

/** The id of what a name means; undefined when it means nothing. */
function revParse(name: string): Promise<string | undefined> {
  return ask("rev-parse", "--verify", "--quiet", "--end-of-options", name);
}

/** The output of Git; undefined when it fails. */
async function ask(...options: string[]): Promise<string | undefined> {
  try {
    return (
      await promisify(execFile)("git", options, { env: ENVIRONMENT, maxBuffer: 2 ** 26 })
    ).stdout.trim();
  } catch {
    return undefined;
  }
}
