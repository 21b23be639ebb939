// A local bare Git repository as a test's remote, and the contents of its pages branch.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

import { BRANCH } from "../../../app/publish/deploy/pages-branch";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder that is removed after the tests of a file. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ship-test-"));
  folders.push(folder);
  return folder;
}

/** An empty remote; `address` is its URL for Git. As on GitHub, clones use the protocol and may be partial. */
export function createRemote() {
  const folder = createFolder();
  // Inside a hook of another repository, Git's variables would point to that one.
  const env = {
    ...process.env,
    GIT_DIR: folder,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
  };
  const readBytes = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const git = (...words: string[]) => String(readBytes(...words)).trim();
  git("init", "--quiet", "--bare");
  git("config", "uploadpack.allowFilter", "true");
  return {
    folder,
    address: `file://${folder}`,
    git,
    /** Every file of the branch with its text. */
    read: () => {
      const paths = git("ls-tree", "-r", "-z", "--name-only", BRANCH).split("\0").filter(Boolean);
      return Object.fromEntries(paths.map((path) => [path, git("show", `${BRANCH}:${path}`)]));
    },
    readBytes: (path: string) => readBytes("show", `${BRANCH}:${path}`),
    tip: () => git("rev-parse", BRANCH),
    /** Runs something at the remote after a push has arrived and before the branch moves. */
    onPush: (script: string) =>
      writeFileSync(join(folder, "hooks/update"), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
  };
}
