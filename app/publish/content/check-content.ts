// Checks the content folder. Returns the pages that passed, and all problems of all files.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { shared } from "../build-memo";
import { siteDate } from "../env";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFile } from "./check-file";
import { checkFileNames } from "./lint/file-names";
import { listPlaceholders } from "./lint/placeholders";
import { checkSeen, checkSite } from "./rules";
import { contentsOf } from "./source/anchors";
import { describeFile, listContent } from "./source/collection";
import { drawingsOf } from "./source/drawings";
import { footnoteNames } from "./source/gfm";
import type { CheckedFile, CheckedPage, SeenFile } from "./source/model";
import { readSiteTokens } from "./source/site-tokens";

export interface CheckOptions {
  /** Texts that are not saved, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether the site is to be released: placeholders are errors then. */
  isRelease?: boolean;
  /** The ids of rules to leave out. */
  without?: ReadonlySet<string>;
}

export interface CheckResult {
  /** By the absolute path of their files. */
  pages: Map<string, CheckedPage>;
  /** Of a release, with its placeholders. */
  problems: Problem[];
  /** All files that could be read. */
  files: readonly CheckedFile[];
  /** What visitors see, also of files that did not pass. */
  seen: SeenFile[];
  /** What writers listed as not yet a fact, also in files that did not pass; in a release, they are among the problems. */
  placeholders: Problem[];
  /** The values of tokens such as `{site.name}`. */
  tokens: Tokens;
}

/**
 * Checks every content file, as of the day of `siteDate()`.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  { unsaved = new Map(), isRelease = false, without = new Set() }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, unsaved);
  const fileNames = checkFileNames(listing);
  const misnamed = new Set(fileNames.map(({ file }) => file));
  const texts = new Map<string, string>();
  for (const name of listing.files) {
    if (misnamed.has(`content/${name}`)) continue;
    const path = join(folder, name);
    if (name.endsWith(".mdx")) texts.set(name, unsaved.get(path) ?? (await readFile(path, "utf8")));
  }
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const facts = { folder, tokens, isRelease, without };
  const files = await Promise.all(
    [...texts].map(([name, text]) => checkFile(describeFile(name), text, facts)),
  );

  const drawings = drawingsOf(files);
  const seen = [...files, ...drawings];
  const ofFiles = [
    ...files.flatMap(({ problems }) => problems),
    ...drawings.flatMap((drawing) => checkSeen(drawing, facts)),
  ];
  const isSound = fileNames.length === 0 && !ofFiles.some(isError);
  const site = { names: listing.files, files, seen, fileNames, isSound };
  const ofSite = checkSite({ ...site, today: siteDate(), without });

  const problems = [...ofFiles, ...ofSite];
  const placeholders = files.flatMap((file) => listPlaceholders(file, isRelease));
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(folder, file));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: isRelease ? [...problems, ...placeholders] : problems,
    ...{ files, seen, placeholders, tokens },
  };
}

/** The page of a file without an error. */
function pageOf(folder: string, file: CheckedFile): CheckedPage[] {
  const { source, name, path: url, unpublished, fields } = file;
  if (!fields?.success) return [];
  return [
    {
      ...{ path: join(folder, file.file), file: source.file, text: source.text },
      ...{ name, url, unpublished, frontmatter: fields.data, footnotes: footnoteNames(file.tree) },
      contents: contentsOf(file.tree),
      lists: Object.fromEntries(
        file.mentions.flatMap(({ kind, name }) => (kind === "list" ? [[name, []]] : [])),
      ),
      images: foundIn(file.imageFiles),
      documents: foundIn(file.documentFiles),
      placeholders: listPlaceholders(file, false),
    },
  ];
}

function foundIn<File>(files: ReadonlyMap<string, File | string>): Map<string, File> {
  return new Map(
    [...files].flatMap(([name, file]) => (typeof file === "string" ? [] : [[name, file] as const])),
  );
}

/** What a build keeps of a check: not the syntax trees of all files, which every garbage collection would have to walk. */
export type CheckedContent = Pick<CheckResult, "pages" | "problems" | "tokens">;

const results = shared("results", () => new Map<string, Promise<CheckedContent>>());

/** Rules that stop no build: their words and figures take most of a check's time. */
const NOT_FOR_BUILDS: ReadonlySet<string> = new Set(["claims", "regulatory", "placeholders"]);

/** As {@link checkContent}, once for all parts of a build: nothing changes while it runs. */
export function checkOnce(root: string): Promise<CheckedContent> {
  const result =
    results.get(root) ??
    checkContent(root, { without: NOT_FOR_BUILDS }).then(({ pages, problems, tokens }) => ({
      pages,
      problems,
      tokens,
    }));
  results.set(root, result);
  return result;
}

/** For development, when a file has changed: the next {@link checkOnce} checks again. */
export function expireCheck(root: string): void {
  results.delete(root);
}
