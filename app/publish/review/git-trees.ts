import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { ReviewError } from "./review-error";

export type Side = "base" | "head";

/** Submodules and symbolic links lead out of the content. */
const LINK = /^:\d{6} (?:120000|160000) /;
/** Git says nothing when two commits have no common one. */
const UNRELATED =
  'it has no history in common with this branch. In a shallow clone, run "git fetch --unshallow".';

/** Reads both sides into Git indexes below `folder`, not the user's. @throws {ReviewError} */
export function readTrees(ref: string, request: string | undefined, folder: string) {
  const git = (side: Side, options: string[], input = ""): string => {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, `${side}-index`) };
    const settings = { env, input, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr, error } = spawnSync("git", options, settings);
    if (status === 0) return stdout.replace(/\n$/, "");
    const reason = error?.message ?? (stderr.trim().replace(/^fatal: /, "") || UNRELATED);
    throw new ReviewError(`Git cannot compare with "${ref}": ${reason}`);
  };
  const commitOf = (name: string) =>
    git("base", ["rev-list", "-1", "--end-of-options", name, "--"]);
  const head = commitOf(request ?? "HEAD");
  const base = git("base", ["merge-base", commitOf(ref), head]);
  git("base", ["read-tree", base]);
  // Into an empty index, `add` would not take committed files that `.gitignore` names.
  git("head", ["read-tree", head]);
  if (request === undefined) git("head", ["add", "--all", ":/"]);
  const raw = ["--cached", "-z", "--raw", "--no-renames"];
  // Git writes the modes of a file, then its path.
  const modesAndPaths = git("head", ["diff-index", ...raw, base]).split("\0");
  const files = modesAndPaths.filter((_, index) => index % 2 === 1);
  const link = files.find((_, index) => LINK.test(modesAndPaths[2 * index] ?? ""));
  if (link !== undefined)
    throw new ReviewError(
      `"${link}" is a link or a repository of its own. Commit the files themselves.`,
    );
  const write = (side: Side, to: string) => {
    mkdirSync(to, { recursive: true });
    // By attributes, a request could change the bytes that others get.
    const names = git(side, ["ls-files", "-z", ":(glob)**/.gitattributes"]);
    git(side, ["update-index", "-z", "--force-remove", "--stdin"], names);
    const plain = ["-c", "core.autocrlf=false", `--work-tree=${to}`];
    git(side, [...plain, "checkout-index", "--all"]);
  };
  return { base, head, files, write };
}
