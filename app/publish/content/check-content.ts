// The content folder in, checked pages and all problems of all files out. Nothing is dropped.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { shared } from "../build-memo";
import { siteDate } from "../env";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFile } from "./check-file";
import { checkFileNames } from "./lint/file-names";
import { findPlaceholders, judgeProblems, RELEASE_RULES } from "./lint/release";
import { readDictionary } from "./lint/words/spelling";
import { checkSeen, checkSite } from "./rules";
import { signaturesOf, type PageSignatures } from "./signatures";
import { describeFile, listContent } from "./source/collection";
import { drawingsOf } from "./source/drawings";
import { footnoteNames } from "./source/gfm";
import type { CheckedFile, CheckedPage, SeenFile } from "./source/model";
import { readSiteTokens } from "./source/site-tokens";

export interface CheckOptions {
  /** Texts that are not saved yet, from an editor, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether to check the spelling, which a build need not wait for. */
  withSpelling?: boolean;
  /** Whether the site is to be released; what a draft may lack is an error then. */
  isRelease?: boolean;
  /** The ids of rules to leave out. */
  without?: ReadonlySet<string>;
  /** Files as they were checked with the same options, tokens and images: one whose text is the same is not checked again. */
  known?: readonly CheckedFile[];
}

export interface CheckResult {
  /** By the absolute path of their files. */
  pages: Map<string, CheckedPage>;
  problems: Problem[];
  /** All files that could be read. */
  files: readonly CheckedFile[];
  /** What visitors see, also of files that did not pass. */
  seen: SeenFile[];
  /** Every page that somebody has signed or must sign. */
  signedPages: PageSignatures[];
  /** The values of tokens such as `{site.name}`. */
  tokens: Tokens;
}

/**
 * Checks every content file, as of the day of `siteDate()`.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  {
    unsaved = new Map(),
    withSpelling = false,
    isRelease = false,
    without = new Set(),
    known = [],
  }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, unsaved);
  const fileNames = checkFileNames(listing);
  const strange = new Set(fileNames.map(({ file }) => file));
  const readable = listing.files.filter((name) => !strange.has(`content/${name}`));
  const read = async (name: string) => {
    const path = join(folder, name);
    return [name, unsaved.get(path) ?? (await readFile(path, "utf8"))] as const;
  };
  const names = readable.filter((name) => /\.mdx$|^(?:signatures|words)\.txt$/.test(name));
  const texts = new Map(await Promise.all(names.map(read)));
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const dictionary = withSpelling
    ? readDictionary(texts.get("words.txt") ?? "", namesOf(tokens))
    : undefined;
  const facts = { folder, tokens, dictionary, without };
  const pageNames = names.filter((name) => name.endsWith(".mdx"));
  const files = await Promise.all(
    pageNames.map(
      async (name) =>
        known.find(({ file, source }) => file === name && source.text === texts.get(name)) ??
        checkFile(describeFile(name), texts.get(name) ?? "", facts),
    ),
  );

  const drawings = drawingsOf(files);
  const seen = [...files, ...drawings];
  const judge = (problems: Problem[]) => judgeProblems(problems, files, seen, isRelease);
  const ofFiles = judge([
    ...files.flatMap(({ problems }) => problems),
    ...drawings.flatMap((drawing) => checkSeen(drawing, facts)),
  ]);
  const isSound = fileNames.length === 0 && !ofFiles.some(isError);
  const signatures = texts.get("signatures.txt") ?? "";
  const signedPages = without.has("signatures") ? [] : await signaturesOf(files, signatures);
  const site = { names: listing.files, files, seen, fileNames, isSound, signatures, signedPages };
  const ofSite = judge(checkSite({ ...site, isRelease, today: siteDate(), without }));

  const problems = [...ofFiles, ...ofSite];
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(folder, file))
    .map((page) => ({ ...page, placeholders: judge(page.placeholders) }));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    ...{ problems, files, seen, signedPages, tokens },
  };
}

/** The page of a file without an error. */
function pageOf(folder: string, file: CheckedFile): CheckedPage[] {
  const { source, name, path: url, unpublished, fields } = file;
  if (!fields?.success) return [];
  return [
    {
      ...{ path: join(folder, file.file), file: source.file, text: source.text },
      ...{ name, url, unpublished, frontmatter: fields.data, footnotes: footnoteNames(file) },
      lists: Object.fromEntries(
        file.mentions.flatMap(({ kind, name }) => (kind === "list" ? [[name, []]] : [])),
      ),
      images: foundIn(file.imageFiles),
      documents: foundIn(file.documentFiles),
      placeholders: findPlaceholders(file),
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

/** Rules that stop no build: their words and figures take most of a check's time, and each signed page is read. */
const NOT_FOR_BUILDS: ReadonlySet<string> = new Set([...RELEASE_RULES, "signatures"]);

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

/** The company's name needs no entry in words.txt. */
function namesOf(tokens: Tokens): string {
  return ["site.name", "site.shortName"].map((name) => tokens.get(name)?.value).join(" ");
}
