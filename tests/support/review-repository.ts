// A temporary Git repository with this site, for the tests of `npm run review`.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import type { Report } from "../../app/publish/review/report";
import { sourcesIn } from "../../app/publish/sandbox/sources";
import { runNode, TSX } from "./run-node";
import { SPECIMEN } from "./specimen";

/** What tests do in the repository; paths are relative to it. */
export interface Repository {
  folder: string;
  read: (path: string) => string;
  /** Undefined deletes the file; a function maps its old text to the new one. */
  write: (path: string, text: string | undefined | ((text: string) => string)) => void;
  git: (...options: string[]) => string;
  commit: () => string;
  /** Resets the working tree to a commit, new files included. */
  reset: (commit: string) => void;
  /** A browser is slow, so it is opt-in; without one, every page must be the same. */
  review: (how: { withBrowser?: boolean }, ...options: string[]) => ReturnType<typeof runNode>;
  report: () => Report;
  remove: () => void;
}

/** The command as a reviewer runs it, but without a browser, which few tests need. */
export const COMMAND = ["--import", TSX, resolve("app/publish/commands/review.ts")];
export const ENVIRONMENT = { VITEST: "", CHROMIUM_PATH: "none" };

/** The specimen in a repository without a commit; it shares the project's packages and image cache. */
export function createRepository(): Repository {
  const folder = createFolder();
  for (const source of sourcesIn("."))
    cpSync(source === "content" ? SPECIMEN : source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  // A folder of its own: a review must not find what another test run has cached.
  mkdirSync(join(folder, ".cache"));
  if (existsSync(".cache"))
    for (const entry of readdirSync(".cache"))
      if (entry !== "review")
        symlinkSync(resolve(".cache", entry), join(folder, ".cache", entry), "junction");
  return openRepository(folder);
}

/** A built page of a few words. */
export function html(main: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main>${main}</main></body></html>`;
}

/** What `npm run build` does in a {@link createStubRepository}; a word on the home page decides how it ends. */
const STUB_BUILD = `
const { cpSync, readFileSync, writeFileSync } = require("node:fs");
const home = readFileSync("content/home.mdx", "utf8");
const problem = { file: "content/home.mdx", line: 2, column: 8, endLine: 2, endColumn: 13,
  field: "title", message: "is wrong", rule: "stub", severity: "error" };
if (home.includes("ENDLESS")) setInterval(() => {}, 1000);
else if (home.includes("WRONG")) {
  writeFileSync(process.env.SITE_BUILD_REPORT, JSON.stringify({ problems: [problem] }));
  process.exit(1);
} else if (home.includes("OLD")) {
  console.error("content/home.mdx:2:8 said by a build without a report");
  process.exit(1);
} else cpSync("public", "build/client", { recursive: true });
`;

/** A site with one commit whose build only copies `public`, for tests of everything around a build. */
export function createStubRepository(): Repository {
  const repository = openRepository(createFolder());
  repository.write("node_modules/@remix-run/dev/dist/cli.js", STUB_BUILD);
  repository.write("package.json", "{}");
  repository.write("content/home.mdx", "---\ntitle: Home\n---\n");
  repository.write("public/index.html", html("<p>We wait.</p>"));
  repository.write("public/about-us/index.html", html("<p>About us.</p>"));
  repository.commit();
  return repository;
}

function createFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "review-test-")));
}

function openRepository(folder: string): Repository {
  const git = (...options: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...options], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  writeFileSync(join(folder, ".git/info/exclude"), "/node_modules\n/.cache\n/build\n");

  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return {
    folder,
    read,
    git,
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (text === undefined) rmSync(join(folder, path));
      else
        writeFileSync(
          join(folder, path),
          typeof text === "string" ? text : changed(read(path), text),
        );
    },
    commit: () => {
      git("add", "--all");
      git("commit", "--quiet", "--message", "A change");
      return git("rev-parse", "HEAD");
    },
    reset: (commit) => {
      git("reset", "--quiet", "--hard", commit);
      git("clean", "--quiet", "--force", "-d");
    },
    review: ({ withBrowser }, ...options) =>
      runNode([...COMMAND, ...options], folder, withBrowser ? { VITEST: "" } : ENVIRONMENT),
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the command's own type for the file it has just written
    report: () => JSON.parse(read("build/review/report.json")) as Report,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Throws when the change changes nothing: the test would prove nothing. */
function changed(text: string, change: (text: string) => string): string {
  const result = change(text);
  if (result === text) throw new Error("the text that a test wants to change is not there");
  return result;
}
