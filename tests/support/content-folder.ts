// The specimen with changes, usually a mistake: the start of every test of the content check.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { checkContent } from "../../app/publish/content/check-content";
import { isRequired } from "../../app/publish/content/file-names";
import { sortProblems, type Problem } from "../../app/publish/problems/problem";
import { SPECIMEN_CONTENT } from "./specimen";

/** New bytes for files below `content/`; undefined deletes the file. */
export type Changes = Record<string, string | Buffer | undefined>;

/** The small site: the specimen's main pages without what they may lack, two pages of prose and a list. */
let smallSite: string | undefined;
const PAGES = ["notes/first", "bulletin/index", "everything"];
const EVERYTHING = "---\ntitle: Everything\ndescription: A stand-in.\n---\n";
/** The groups of fields that its main pages lack. */
const OPTIONAL = {
  "site.mdx": "banner",
  "home.mdx": "why|research|latest|signup",
  "drug-pipeline.mdx": "comparison",
  "investors.mdx": "deck|opportunity|metrics|advantages|latest|contact",
};

function createSmallSite(): string {
  const root = createProject({ "everything.mdx": EVERYTHING });
  for (const file of readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })) {
    const name = file.replace(".mdx", "");
    const isKept = isRequired(name) || PAGES.includes(name);
    if (file.endsWith(".mdx") && !isKept) rmSync(join(root, "content", file));
  }
  for (const [file, groups] of Object.entries(OPTIONAL)) {
    const text = readFileSync(join(SPECIMEN_CONTENT, file), "utf8");
    const left = text.replace(new RegExp(`^(?:${groups}):\\n(?: .*\\n)+`, "gm"), "");
    writeFileSync(join(root, "content", file), left);
  }
  return root;
}

/** Makes a temporary project with the specimen's content, changed. */
export function createProject(changes: Changes): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(SPECIMEN_CONTENT, join(root, "content"), { recursive: true });
  // Commands that are started there share this project's cache of drawings.
  mkdirSync(resolve(".cache"), { recursive: true });
  symlinkSync(resolve(".cache"), join(root, ".cache"));
  writeChanges(root, changes);
  return root;
}

function writeChanges(root: string, changes: Changes): void {
  for (const [file, bytes] of Object.entries(changes)) {
    const path = join(root, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    if (bytes === undefined) rmSync(path, { force: true });
    else writeFileSync(path, bytes);
  }
}

/** Finds the problems of the small site after these changes. */
export async function findProblems(changes: Changes, isRelease = false): Promise<Problem[]> {
  const root = (smallSite ??= createSmallSite());
  const before = Object.keys(changes).map((file): [string, Buffer | undefined] => {
    const path = join(root, "content", file);
    return [file, existsSync(path) ? readFileSync(path) : undefined];
  });
  writeChanges(root, changes);
  const { problems } = await checkContent(root, isRelease);
  writeChanges(root, Object.fromEntries(before));
  return sortProblems(problems);
}

/** Finds the problems after each of many changes. Those of `news.mdx` alone share a check, each as a page of its own. */
export async function findEach(all: readonly Changes[]): Promise<Problem[][]> {
  const isPage = (changes: Changes) => Object.keys(changes).join() === "news.mdx";
  const fileOf = (index: number) => `news-${index}.mdx`;
  const pages = [...all.entries()].filter(([, changes]) => isPage(changes));
  const together = await findProblems(
    Object.fromEntries(pages.map(([index, changes]) => [fileOf(index), changes["news.mdx"]])),
  );
  const found: Problem[][] = [];
  for (const [index, changes] of all.entries()) {
    const ofPage = together.filter(({ file }) => file === `content/${fileOf(index)}`);
    const isEmpty = Object.keys(changes).length === 0;
    if (isPage(changes)) found.push(ofPage.map((each) => ({ ...each, file: "content/news.mdx" })));
    else found.push(isEmpty ? [] : await findProblems(changes));
  }
  return found;
}
