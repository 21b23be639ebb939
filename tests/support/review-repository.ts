// Git repositories for the tests of `npm run review`.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

import { reviewCommand } from "../../app/publish/commands/review";
import { callCommand } from "./call-command";

/** What tests do in the repository; paths are relative to it. */
export type Repository = ReturnType<typeof openRepository>;

/** What `npm run build` does in a {@link createStubRepository}; a word on the home page decides how it ends. */
const STUB_BUILD = `
const { cpSync, readFileSync } = require("node:fs");
const home = readFileSync("content/home.mdx", "utf8");
if (process.env.GIT_HOOK) throw Error("A build inherits GIT_HOOK");
if (home.includes("WRONG")) {
  console.error("content/home.mdx:2:8  title  is wrong\\n\\n1 problem in 1 file");
  process.exit(1);
} else cpSync("public", "build/client", { recursive: true });
`;

/** Makes a site with one commit whose build only copies `public`, for tests of everything around a build. */
export function createStubRepository(): Repository {
  const repository = openRepository();
  repository.write("node_modules/build.cjs", STUB_BUILD);
  repository.write("package.json", '{"scripts": {"build": "node node_modules/build.cjs"}}');
  repository.write("package-lock.json", "{}");
  repository.write("content/home.mdx", "---\ntitle: Home\n---\n");
  repository.write("public/index.html", "<p>We wait.</p>");
  repository.write("public/about-us.html", "<p>About us.</p>");
  repository.commit();
  return repository;
}

/** Writes a stand-in for npm, which would take half a second to start a build. @returns a `PATH` on which it is first */
export function replaceNpm({ folder, write }: Repository): string {
  write("node_modules/npm/npm", "#!/bin/sh\nexec node node_modules/build.cjs\n");
  chmodSync(join(folder, "node_modules/npm/npm"), 0o755);
  return `${join(folder, "node_modules/npm")}${delimiter}${process.env["PATH"]}`;
}

/** Makes a Git repository of a folder; without one, of a new temporary folder. */
export function openRepository(folder = realpathSync(mkdtempSync(join(tmpdir(), "review-test-")))) {
  function git(...options: string[]): string {
    const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
    const settings = { cwd: folder, encoding: "utf8" } as const;
    return execFileSync("git", [...author, ...options], settings).trim();
  }
  function read(path: string): string {
    return readFileSync(join(folder, path), "utf8");
  }
  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  function commit(...options: string[]): string {
    git("add", "--all");
    git("commit", "--quiet", "--message", "A change", ...options);
    return git("rev-parse", "HEAD");
  }
  /** Runs a task in the folder, as its working folder. */
  async function inside<Result>(task: () => Result): Promise<Awaited<Result>> {
    const before = process.cwd();
    process.chdir(folder);
    try {
      return await task();
    } finally {
      process.chdir(before);
    }
  }
  /** Calls `npm run review` in the folder. */
  const review = (...options: string[]) => inside(() => callCommand(reviewCommand, options));
  function remove(): void {
    rmSync(folder, { recursive: true });
  }

  git("init", "--quiet");
  write(".git/info/exclude", "/node_modules\n/.cache\n/build\n");
  return { folder, git, read, write, commit, inside, review, remove };
}
