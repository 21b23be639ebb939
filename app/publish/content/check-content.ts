// The content folder in, checked pages and all problems of all files out. Nothing is dropped.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { shared } from "../build-memo";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFile } from "./check-file";
import type { Judgement } from "./lint/claims";
import { checkFileNames } from "./lint/file-names";
import { judged } from "./lint/release";
import { readDictionary } from "./lint/words/dictionary";
import { checkWithSiteRules } from "./rules";

import { signaturesOf, type PageSignatures } from "./signatures";
import { describeFile, listContent } from "./source/collection";
import type { CheckedFile, CheckedPage } from "./source/model";
import { readSiteTokens } from "./source/site-tokens";
import { seenFiles, type SeenFile } from "./source/visible-text";

export interface CheckOptions {
  /** Texts that an editor holds, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether words are looked up in a dictionary, which a build need not wait for. */
  withSpelling?: boolean;
  /** The day on which figures and words are judged; a build stops at errors only, and need not judge them. */
  judgement?: Judgement;
}

export interface CheckResult {
  /** By the absolute path of their files. */
  pages: Map<string, CheckedPage>;
  problems: Problem[];
  /** All that could be read. */
  files: CheckedFile[];
  /** What visitors see, also of files that did not pass. */
  seen: SeenFile[];
  /** Every page that somebody has signed or must sign; empty without a judgement. */
  signedPages: PageSignatures[];
  /** What tokens such as `{site.name}` stand for. */
  tokens: Tokens;
}

/**
 * Checks every content file.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  { unsaved = new Map(), withSpelling = false, judgement }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, unsaved);
  const fileNames = checkFileNames(listing);
  const strange = new Set(fileNames.map(({ file }) => file));
  const names = listing.filter((file) => file.endsWith(".mdx") && !strange.has(`content/${file}`));
  const read = async (name: string) => {
    const path = join(folder, name);
    return [name, unsaved.get(path) ?? (await readFile(path, "utf8"))] as const;
  };
  const texts = new Map(await Promise.all(names.map(read)));
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const files = await Promise.all(
    [...texts].map(([name, text]) => checkFile(root, describeFile(name), text, tokens)),
  );
  const signatures = listing.includes("signatures.txt") ? (await read("signatures.txt"))[1] : "";
  const signedPages = judgement ? await signaturesOf(files, signatures) : [];
  const seen = seenFiles(files);
  const ofFiles = files.flatMap((file) => file.problems);
  const isSound = fileNames.length === 0 && !ofFiles.some(isError);
  const dictionary = withSpelling ? await readDictionary(root, wordsOfCompany(tokens)) : undefined;
  const ofSite = checkWithSiteRules({
    ...{ listing, files, fileNames, seen, isSound, signatures, signedPages, dictionary, judgement },
  });
  const wrong = new Set(ofSite.filter(isError).map(({ file }) => file));
  const pages = files
    .flatMap(({ page, source }) => (page && !wrong.has(source.file) ? page : []))
    .map((page) => ({
      ...page,
      placeholders: judgement?.isRelease
        ? judged(page.placeholders, { files, seen }, judgement)
        : page.placeholders,
    }));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: [...ofFiles, ...ofSite],
    files,
    seen,
    signedPages,
    tokens,
  };
}

/** What a build keeps of a check: not the syntax trees of all files, which every collection of garbage would walk. */
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
