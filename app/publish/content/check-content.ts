// The content folder in, checked pages and all problems of all files out. Nothing is dropped.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { shared } from "../build-memo";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFile } from "./check-file";
import type { Judgement } from "./lint/claims";
import { checkFileNames } from "./lint/file-names";
import { findPlaceholders, judgeProblems } from "./lint/release";
import { readDictionary } from "./lint/words/dictionary";
import { checkWithSeenRules, checkWithSiteRules, type Facts } from "./rules";
import { signaturesOf, type PageSignatures } from "./signatures";
import { describeFile, listContent, type Listing } from "./source/collection";
import { drawingsOf } from "./source/drawings";
import { noteNames } from "./source/gfm";
import type { CheckedFile, CheckedPage, SeenFile } from "./source/model";
import { readSiteTokens } from "./source/site-tokens";

export interface CheckOptions {
  /** Texts that are not saved yet, from an editor, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether to check the spelling, which a build need not wait for. */
  withSpelling?: boolean;
  /** The day on which figures and words are judged; a build stops at errors only, and need not judge them. */
  judgement?: Judgement;
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
  /** Every page that somebody has signed or must sign; empty without a judgement. */
  signedPages: PageSignatures[];
  /** The values of tokens such as `{site.name}`. */
  tokens: Tokens;
}

/** The files of a content folder, each checked by itself. */
interface CheckedFiles {
  facts: Facts;
  listing: Listing;
  files: readonly CheckedFile[];
  /** The text of signatures.txt; empty when there is none. */
  signatures: string;
}

/**
 * Checks every content file.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  return checkSite(await checkFiles(root, options));
}

/** Checks every content file by itself. */
async function checkFiles(
  root: string,
  { unsaved = new Map(), withSpelling = false, judgement, known = [] }: CheckOptions = {},
): Promise<CheckedFiles> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, unsaved);
  const read = async (name: string) => {
    const path = join(folder, name);
    return [name, unsaved.get(path) ?? (await readFile(path, "utf8"))] as const;
  };
  const strange = new Set(checkFileNames(listing).map(({ file }) => file));
  const isRead = (name: string) => !strange.has(`content/${name}`);
  const names = listing.files.filter((name) => name.endsWith(".mdx") && isRead(name));
  const texts = new Map(await Promise.all(names.map(read)));
  const isSigned = listing.files.includes("signatures.txt") && isRead("signatures.txt");
  const signatures = isSigned ? (await read("signatures.txt"))[1] : "";
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const dictionary = withSpelling ? await readDictionary(root, wordsOfCompany(tokens)) : undefined;
  const facts = { folder, tokens, dictionary, judgement };
  const checked = [...texts].map(
    async ([name, text]) =>
      known.find(({ file, source }) => file === name && source.text === text) ??
      checkFile(describeFile(name), text, facts),
  );
  return { facts, listing, files: await Promise.all(checked), signatures };
}

/** Checks files among others. */
async function checkSite({
  facts,
  listing,
  files,
  signatures,
}: CheckedFiles): Promise<CheckResult> {
  const { folder, tokens, judgement, dictionary } = facts;
  const drawings = drawingsOf(files);
  const seen = [...files, ...drawings];
  const signedPages = judgement ? await signaturesOf(files, signatures) : [];
  const fileNames = checkFileNames(listing);
  const judge = (problems: Problem[]) =>
    judgement ? judgeProblems(problems, files, seen, judgement) : problems;
  const ofFiles = judge([
    ...files.flatMap(({ problems }) => problems),
    ...drawings.flatMap((drawing) => checkWithSeenRules(drawing, facts)),
  ]);
  const isSound = fileNames.length === 0 && !ofFiles.some(isError);
  const ofSite = checkWithSiteRules({
    ...{ listing: listing.files, files, seen, fileNames, isSound },
    ...{ signatures, signedPages, judgement, dictionary },
  });
  const problems = [...ofFiles, ...judge(ofSite)];
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(folder, file))
    .map((page) => ({
      ...page,
      placeholders: judgement?.isRelease ? judge(page.placeholders) : page.placeholders,
    }));
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
      ...{ name, url, unpublished, frontmatter: fields.data, notes: noteNames(file) },
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

/** As {@link checkContent}, once for all parts of a build: nothing changes while it runs. */
export function checkOnce(root: string): Promise<CheckedContent> {
  const result =
    results.get(root) ??
    checkContent(root).then(({ pages, problems, tokens }) => ({ pages, problems, tokens }));
  results.set(root, result);
  return result;
}

/** For development, when a file has changed: the next {@link checkOnce} checks again. */
export function expireCheck(root: string): void {
  results.delete(root);
}

/** The company's name needs no entry in words.txt. */
function wordsOfCompany(tokens: Tokens): string[] {
  return ["site.name", "site.shortName"].flatMap(
    (name) => tokens.get(name)?.value.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}
