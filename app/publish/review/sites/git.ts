// Git in; out what a review asks it: which commit a name means, what state the working tree is in, a checkout of its own.
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { atExit } from "./at-exit";
import { ReviewError } from "./review-error";

/** `status` would otherwise write to the index that it only reads. */
const ENVIRONMENT = { ...process.env, GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" };

export interface Commit {
  /** As it was asked for. */
  ref: string;
  commit: string;
}

/**
 * The commit that a name means.
 * @throws {ReviewError} 2, when this is no repository, or the name means no commit
 */
export async function findCommit(ref: string): Promise<Commit> {
  const prefix = await findPrefix();
  const commit = await ask(
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${ref}^{commit}`,
  );
  if (commit !== undefined) {
    const tree = await ask("rev-parse", "--verify", "--quiet", `${commit}:${prefix}`);
    if (tree === undefined)
      throw new ReviewError(
        `the commit "${ref}" does not hold this folder, expected one that does.`,
        2,
      );
    return { ref, commit };
  }
  const kind =
    (await ask("rev-parse", "--verify", "--quiet", "--end-of-options", ref)) &&
    (await ask("cat-file", "-t", ref));
  if (kind)
    throw new ReviewError(
      `"${ref}" is a ${kind} and no commit, expected a branch, a tag or a commit to compare with.`,
      2,
    );
  throw new ReviewError(
    `there is no commit "${ref}" in this repository, expected a branch, a tag or a commit; one that is on a server only has to be fetched first.`,
    2,
  );
}

/**
 * What is checked out, and whether the folder holds changes that are in no commit.
 * @throws {ReviewError} 2, when this is no repository
 */
export async function findHead(): Promise<{ commit: string; isDirty: boolean }> {
  await findPrefix();
  return {
    commit: (await ask("rev-parse", "--verify", "--quiet", "HEAD")) ?? "",
    isDirty: (await ask("status", "--porcelain", "--", ".")) !== "",
  };
}

/**
 * Checks a commit out in a folder of its own, which is gone again when the command ends.
 * @returns the project's folder in it
 */
export async function checkOut({ commit }: Commit): Promise<string> {
  const prefix = await findPrefix();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "review-base-")));
  const root = process.cwd();
  atExit(() => {
    try {
      execFileSync("git", ["worktree", "remove", "--force", "--force", folder], {
        cwd: root,
        stdio: "ignore",
      });
    } catch {
      execFileSync("git", ["worktree", "prune"], { cwd: root, stdio: "ignore" });
    }
  });
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // Waited for: when the command ends at this moment, Git must not go on and write into a folder that was removed.
  // Hooks are the user's own business, and belong to the user's checkout.
  execFileSync(
    "git",
    [
      "-c",
      `core.hooksPath=${join(folder, "no-hooks")}`,
      "worktree",
      "add",
      "--quiet",
      "--detach",
      folder,
      commit,
    ],
    { env: ENVIRONMENT, stdio: "ignore" },
  );
  return join(folder, prefix);
}

/** Where in the repository this folder is; "" at its top. */
async function findPrefix(): Promise<string> {
  try {
    return (
      await promisify(execFile)("git", ["rev-parse", "--show-prefix"], { env: ENVIRONMENT })
    ).stdout.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new ReviewError("Git was not found, expected the command `git`.", 2);
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    throw new ReviewError(
      `this folder is no Git repository, or Git cannot read it: ${
        said
          .replace(/^fatal: /, "")
          .trim()
          .split("\n")[0]
      }.`,
      2,
    );
  }
}

/** What Git says; undefined when it fails. */
async function ask(...options: string[]): Promise<string | undefined> {
  try {
    return (
      await promisify(execFile)("git", options, { env: ENVIRONMENT, maxBuffer: 2 ** 26 })
    ).stdout.trim();
  } catch {
    return undefined;
  }
}
