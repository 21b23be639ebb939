// What Markdown files, configurations and CODEOWNERS name is there.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

import { scripts } from "../package.json";

/** Markdown files, and those of our tools: they are in the root or in a folder that begins with a dot. */
const FILES = git("ls-files", "*.md", ".*", ":(glob)*", ":!*.webp", ":!*package-lock.json");
/** A path below a folder of ours; "*" stands for any characters. */
const FOLDER = "app|tests|public|\\.\\w+";
const PATH = new RegExp(`(?<![\\w./$}-])/?((?:${FOLDER})/[\\w./*-]*[\\w*])`, "g");

test("all paths that are named exist", () => {
  for (const file of FILES) expect(namedPaths(file).filter(isLost), file).toEqual([]);
});

test("the table of commands lists the scripts of package.json", () => {
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| `npm (?:run )?([\w:]+)/gm);
  const named = [...rows].map(([, name = ""]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

/** The paths of our folders that a file names, and the targets of links in Markdown. */
function namedPaths(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const ours = text.matchAll(PATH);
  const paths = [...ours].map(([, path = ""]) => path);
  if (!file.endsWith(".md")) return paths;
  const withoutExamples = text.replace(/^```[^]*?^```|`[^`\n]*`/gm, "");
  const links = withoutExamples.matchAll(/(?:\]\(|src=")([^)"#:]+)[)"#]/g);
  return [...paths, ...[...links].map(([, path = ""]) => normalize(join(dirname(file), path)))];
}

function isLost(path: string): boolean {
  const isGenerated = /node_modules|^\.cache/.test(path);
  return !isGenerated && !existsSync(path) && git("ls-files", path).length === 0;
}

function git(command: string, ...options: string[]): string[] {
  return execFileSync("git", [command, "-z", ...options], { encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
}
