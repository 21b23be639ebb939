// A bare Git repository of this machine's own, as a test's remote, and what its branch for pages holds.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

import { BRANCH } from "../../app/publish/deploy/pages-branch";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder that is removed when the tests of a file are done. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ship-test-"));
  folders.push(folder);
  return folder;
}

/** An empty remote: `address` goes to Git. It is asked as GitHub would be, by protocol, and may send less than all. */
export function createRemote() {
  const folder = createFolder();
  // Run from a hook of another repository, Git would work on that one.
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
    /** Every file of the branch, and its text. */
    read: () => {
      const paths = git("ls-tree", "-r", "-z", "--name-only", BRANCH).split("\0").filter(Boolean);
      return Object.fromEntries(paths.map((path) => [path, git("show", `${BRANCH}:${path}`)]));
    },
    readBytes: (path: string) => readBytes("show", `${BRANCH}:${path}`),
    tip: () => git("rev-parse", BRANCH),
    /** Makes something happen at the remote after a push has arrived and before the branch moves. */
    onPush: (script: string) =>
      writeFileSync(join(folder, "hooks/update"), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
  };
}
