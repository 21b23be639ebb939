// The content folder in, checked pages and all problems of all files out. Nothing is dropped.
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

import { shared } from "../build-memo";
import { isDocumentPath } from "../documents/document-file";
import { siteDate } from "../env";
import { isImageName } from "../images/formats";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFile } from "./check-file";
import type { Judgement } from "./lint/claims";
import { checkOnChange, type KnownFiles } from "./known-files";
import { checkFileNames, checkLayoutFiles } from "./lint/file-names";
import { judged } from "./lint/release";
import { readDictionary } from "./lint/words/dictionary";
import { checkWithSiteRules } from "./rules";
import { describeFile, listContent, listedNames } from "./source/collection";
import type { CheckedFile, CheckedPage } from "./source/model";
import { readSiteTokens } from "./source/site-tokens";
import { seenFiles, type SeenFile } from "./source/visible-text";

export interface CheckOptions {
  /** Texts that an editor holds, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether words are looked up in a dictionary, which a build need not wait for. */
  withSpelling?: boolean;
  /** Results of earlier checks, which this one uses and adds to; without them nothing is kept. */
  known?: KnownFiles;
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
}

/**
 * Checks every content file.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  { unsaved = new Map(), withSpelling = false, known = new Map(), judgement }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, unsaved);
  const listed = listedNames(listing);
  const misnamed = checkFileNames(listed);
  const strange = new Set(misnamed.map(({ file }) => file));
  const names = listing.files.filter(
    (file) => file.endsWith(".mdx") && !strange.has(`content/${file}`),
  );
  const assets = await describeAssets(folder, listing.files);
  const read = async (name: string) => {
    const path = join(folder, name);
    return [name, unsaved.get(path) ?? (await readFile(path, "utf8"))] as const;
  };
  const texts = new Map(await Promise.all(names.map(read)));
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const all = await Promise.all(
    [...texts].map(([name, text]) => {
      const path = join(folder, name);
      const key = `${siteDate()}\n${assets}\n${text}`;
      return checkOnChange(known, path, key, tokens, (watched) =>
        checkFile(root, describeFile(name), text, watched),
      );
    }),
  );
  const layouts = checkLayoutFiles(listed, all);
  // A page under a wrong name would have one error for each of its fields.
  const files = all.filter(({ source }) => !layouts.some(({ file }) => file === source.file));
  const signatures = listing.files.includes("signatures.txt")
    ? (await read("signatures.txt"))[1]
    : undefined;
  const seen = seenFiles(files);
  const ofFiles = files.flatMap((file) => file.problems);
  const fileNames = [...misnamed, ...layouts];
  const lost = fileNames.length + listing.unreadable.length + listing.large.length;
  const isSound = lost === 0 && !ofFiles.some(isError);
  const dictionary = withSpelling ? await readDictionary(root, wordsOfCompany(tokens)) : undefined;
  const ofSite = checkWithSiteRules({
    ...{ listing, files, fileNames, seen, isSound, signatures, dictionary, judgement },
  });
  const wrong = new Set(ofSite.filter(isError).map(({ file }) => file));
  const pages = files
    .flatMap(({ page, source }) => (page && !wrong.has(source.file) ? page : []))
    .map((page) => ({
      ...page,
      placeholders: judgement?.isRelease
        ? judged(page.placeholders, files, judgement)
        : page.placeholders,
    }));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: [...ofFiles, ...ofSite],
    files,
    seen,
  };
}

/** What a build keeps of a check: not the syntax trees of all files, which every collection of garbage would walk. */
export type CheckedContent = Pick<CheckResult, "pages" | "problems">;

const results = shared("results", () => new Map<string, Promise<CheckedContent>>());

/** By path: in development one file of many changes, and a save should show at once. */
const kept = shared("kept", (): Pick<CheckOptions, "known"> => ({}));

/** For development: from now on a check reads again only the files that have changed. */
export function keepChecks(): void {
  kept.known ??= new Map();
}

/** As {@link checkContent}, once for all parts of a build: nothing changes while it runs. */
export function checkOnce(root: string): Promise<CheckedContent> {
  const result =
    results.get(root) ??
    checkContent(root, kept).then(({ pages, problems }) => ({ pages, problems }));
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

/** What the check of one file depends on besides its text. */
async function describeAssets(folder: string, files: string[]): Promise<string> {
  const lines = files
    .filter((file) => isImageName(file) || isDocumentPath(file))
    .map(async (file) => {
      const { size, mtimeMs } = await stat(join(folder, file));
      return `${file} ${size} ${mtimeMs}`;
    });
  return (await Promise.all(lines)).join("\n");
}
