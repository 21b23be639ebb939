// What READMEs, CODEOWNERS and configurations name is there. Only names and structure are read, never sentences.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { unified } from "unified";
import remarkParse from "remark-parse";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { z } from "zod";

import { nearest } from "../app/publish/problems/did-you-mean";
import { FILES as LAYOUTS } from "../app/schema/pages";

/** Every file of the project, from its root, that Git does not ignore. */
const FILES = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file !== "" && existsSync(file));
const READMES = FILES.filter((file) => file.endsWith(".md"));
/** Those of our tools: they are in the root or in a folder that begins with a dot. */
const SETTINGS = FILES.filter((file) => /^(?:\.[\w-]+\/.*|[^/]+)$/.test(file)).filter(
  (file) => !/\.(?:md|webp|code-snippets)$|package-lock/.test(file),
);
const FOLDERS = folders("app/publish");

test("publish has a README, and so has each of its folders", () => {
  expect(
    ["app/publish", ...FOLDERS].filter((folder) => !existsSync(`${folder}/README.md`)),
  ).toEqual([]);
});

test("the table of commands lists the scripts of package.json, and no others", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| `npm (?:run )?([\w:-]+)[^`]*`/gm);
  const named = [...rows].map(([, name = ""]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("the tree in the README names the folders that there are", () => {
  const named = [...readFileSync("README.md", "utf8").matchAll(/^ {4}(\w+)\/ /gm)].map(
    ([, name]) => `app/publish/${name}`,
  );
  expect(named.toSorted()).toEqual(FOLDERS);
});

test.each(READMES)("%s links to files that exist, and names files that exist", (file) => {
  expect(namedPaths(file).filter(isLost)).toEqual([]);
});

test.each(SETTINGS)("%s names files that exist", (file) => {
  const paths = readFileSync(file, "utf8").match(
    /(?<![\w./$}-])(?:app|tests|content|public|\.config|\.github|\.ci|\.vscode)\/[\w./*-]*\w/g,
  );
  const own = (paths ?? []).filter((path) => !path.includes("/node_modules/"));
  expect(own.filter(isLost)).toEqual([]);
});

test("each line of CODEOWNERS has files to answer for", () => {
  const lines = readFileSync(".github/CODEOWNERS", "utf8").split("\n");
  const patterns = lines.flatMap((line) => /^[^#\s]+/.exec(line)?.[0] ?? []);
  expect(patterns.length).toBeGreaterThan(2);
  // Asks Git, which matches patterns as GitHub does.
  const owned = (pattern: string) =>
    execFileSync("git", ["ls-files", "-c", "-i", "-x", pattern], { encoding: "utf8" });
  // Pages of law and documents have an owner before they are written; a wrong name of another page is found all the same.
  const mayCome = (pattern: string) =>
    /^\/content\/(?!images)/.test(pattern) &&
    nearest(basename(pattern, ".mdx"), Object.keys(LAYOUTS)) === undefined;
  expect(patterns.filter((pattern) => !owned(pattern) && !mayCome(pattern))).toEqual([]);
});

/** Whether no file is at a path, or below it; "*" stands for any characters. */
function isLost(path: string): boolean {
  // Which pages and images it has is up to the writers.
  if (/^content\/(?!README)/.test(path)) return false;
  const parts = path.replace(/\/$/, "").split(/\*+/);
  const pattern = new RegExp(
    `^${parts.map((part) => part.replaceAll(".", "\\.")).join(".*")}(?:/|$)`,
  );
  return !FILES.some((file) => pattern.test(file));
}

/** Paths from the root that a Markdown file links to, shows as an image, or writes as code with a folder of ours. */
function namedPaths(file: string): string[] {
  const paths: string[] = [];
  const follow = (url: string) => {
    const [path = ""] = url.split(/[?#]/);
    if (path && !/^[a-z]+:/i.test(path)) paths.push(normalize(join(dirname(file), path)));
  };
  visit(unified().use(remarkParse).parse(readFileSync(file, "utf8")), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      follow(node.url);
    else if (node.type === "html")
      for (const [, url = ""] of node.value.matchAll(/\b(?:src|href)="([^"]*)"/g)) follow(url);
    else if (
      node.type === "inlineCode" &&
      /^(app|tests|\.config|\.github|\.ci|\.vscode|public)\/[\w./$-]+$/.test(node.value)
    )
      paths.push(node.value);
  });
  return paths;
}

/** The folders in a folder, with its path. */
function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`)
    .toSorted();
}
