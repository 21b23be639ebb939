// The specimen with changes, usually a mistake: the start of every test of the content check.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { afterAll, beforeAll } from "vitest";

import { checkContent } from "../../app/publish/content/check-content";
import { hasLayout, LAYOUT_NAMES } from "../../app/publish/content/collection";
import { sortProblems, type Problem } from "../../app/publish/problems/problem";
import { SPECIMEN, SPECIMEN_PROJECT } from "./specimen";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON =
  /\b(undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|parse\w*|invalid|string|object|array|frontmatter|at .*\.[jt]s:)\b/i;

/** New bytes for files below `content/`; undefined deletes the file. */
export type Changes = Record<string, string | Buffer | undefined>;

/**
 * The small site: of the specimen each page with a layout, cut down to what it must have, one page of prose and one
 * list. A check of the whole specimen takes five times as long.
 */
const SMALL: Changes = {
  ...Object.fromEntries(
    readdirSync(SPECIMEN, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mdx") && !hasLayout(file.replace(".mdx", "")))
      .map((file) => [file, undefined]),
  ),
  "bulletin/index.mdx": without("bulletin/index.mdx", ""),
  "everything.mdx":
    "---\ntitle: Everything\ndescription: A stand-in.\n---\n\n## How it works\n\n![A stem](./images/hero.svg)\n",
  "site.mdx": without("site.mdx", "banner|footer"),
  "home.mdx": without("home.mdx", "why|research|latest|signup"),
  "about-us.mdx": without("about-us.mdx", ""),
  "drug-pipeline.mdx": without("drug-pipeline.mdx", "comparison|terms"),
  "investors.mdx": without("investors.mdx", "opportunity|metrics|advantages|latest|contact"),
};

const isMain = (file: string) => !file.endsWith("site.mdx") && hasLayout(file.replace(".mdx", ""));

/** The same without its main pages: a check of them takes most of the time, and few mistakes are theirs. */
const SMALLEST: Changes = {
  ...SMALL,
  ...Object.fromEntries(
    Object.keys(SMALL)
      .filter(isMain)
      .map((file) => [file, undefined]),
  ),
};

/** A page of the specimen without some of its sections, and with the last paragraph of its prose only. */
function without(file: string, sections: string): string {
  const text = readFileSync(join(SPECIMEN, file), "utf8");
  const [fields = "", prose = ""] = text.split("\n---\n\n");
  const left = `${fields}\n`.replace(new RegExp(`^(?:${sections}):\\n(?: .*\\n)+`, "gm"), "");
  return `${left}---\n\n${prose.split("\n\n").at(-1)}`;
}

/** The small sites of the tests of a file. */
const roots = { small: "", smallest: "" };
/** What is wrong with each, or with the specimen, by itself. Files share their modules: it is found once. */
let own: Record<keyof typeof roots, ReadonlySet<string>> | undefined;

/** For a test file that asks {@link findProblems}: makes the small site before its tests, and removes it after them. */
export function useSmallSite(): void {
  beforeAll(async () => {
    roots.small = createProject(SMALL);
    roots.smallest = createProject(SMALLEST);
    own ??= {
      small: await describeOwn(roots.small),
      smallest: await describeOwn(roots.smallest),
    };
  });
  afterAll(() => {
    for (const root of Object.values(roots)) rmSync(root, { recursive: true });
  });
}

async function describeOwn(site: string): Promise<ReadonlySet<string>> {
  const results = [await checkContent(site), await checkContent(SPECIMEN_PROJECT)];
  return new Set(results.flatMap(({ problems }) => problems.map(described)));
}

/** A temporary project with the specimen's content, or other content, changed; the caller removes it. */
export function createProject(changes: Changes = {}, content = SPECIMEN): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(content, join(root, "content"), { recursive: true });
  // Commands that are started there share this project's cache of drawings.
  mkdirSync(resolve(".cache"), { recursive: true });
  symlinkSync(resolve(".cache"), join(root, ".cache"), "junction");
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

/**
 * The problems that the content check finds on a small site after these changes, but those that it has by itself. The site
 * has main pages if one of them changes, or is named.
 */
export async function findProblems(changes: Changes, isRelease = false): Promise<Problem[]> {
  const namesMain = (text: unknown) =>
    LAYOUT_NAMES.some((name) => String(text).toLowerCase().includes(`/${name}`));
  const needsMain = Object.entries(changes).some(([file, text]) => isMain(file) || namesMain(text));
  const site = needsMain ? "small" : "smallest";
  const root = roots[site];
  const before = Object.keys(changes).map((file): [string, Buffer | undefined] => {
    const path = join(root, "content", file);
    return [file, existsSync(path) ? readFileSync(path) : undefined];
  });
  writeChanges(root, changes);
  const { problems } = await checkContent(root, { isRelease });
  writeChanges(root, Object.fromEntries(before));
  const jargon = problems.find(({ message }) => JARGON.test(message.replace(/=\{.*?\}/g, "")));
  if (jargon) throw new Error(`no writer understands this: ${jargon.message}`);
  return sortProblems(problems.filter((problem) => !own?.[site].has(described(problem))));
}

/** What a problem says, wherever it stands in its file. */
function described({ file, field, message }: Problem): string {
  return `${file} ${field} ${message}`;
}
