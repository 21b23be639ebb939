// Checks the content folder. Returns the pages that passed, and all problems of all files.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Place } from "../../schema/pages";
import { shared } from "../build-memo";
import { readDocument } from "../documents/document-file";
import { readImage } from "../images/image-file";
import type { Tokens } from "../markup/tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFileNames } from "./lint/file-names";
import { listPlaceholders } from "./lint/placeholders";
import { parseFile, classifyFile, type ReadFile } from "./parse-file";
import { NO_HISTORY, readFormerNames } from "./former-names";
import { todayOf } from "./publication";
import { checkDrawingText, checkFile, checkMark, checkSite, tidy } from "./rules";
import { describeFile, frameNameOf, isFrame, isList, listContent } from "./source/collection";
import { contentsOf } from "./source/headings";
import type { CheckedPage, Mention, ParsedFile } from "./source/model";
import { privateFieldsOf } from "./source/schemas";
import { readSiteTokens } from "./source/site-tokens";
import { readSource, textAt } from "./source/source-file";

export interface CheckOptions {
  /** Texts that are not saved, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether the site is to be released: placeholders are errors then. */
  isRelease?: boolean;
  /** In development: what the last check has read, which is read again only where something is new. */
  memo?: Map<string, { key: string; value: unknown }> | undefined;
}

export interface CheckResult {
  /** By the absolute path of their files. */
  pages: Map<string, CheckedPage>;
  /** Of a release, with its placeholders. */
  problems: Problem[];
  /** All files that could be read. */
  files: readonly ParsedFile[];
  /** What writers listed as not yet a fact, also in files that did not pass; in a release, they are among the problems. */
  placeholders: Problem[];
  /** The values of tokens such as `{site.name}`. */
  tokens: Tokens;
}

/**
 * Checks every content file, as of today.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  { unsaved = new Map(), isRelease = false, memo }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const sizes = await listContent(folder, unsaved);
  const fileNames = tidy(checkFileNames(sizes));
  const misnamed = new Set(fileNames.map(({ file }) => file));
  const texts = new Map<string, string>();
  for (const name of sizes.keys()) {
    if (misnamed.has(`content/${name}`) || !name.endsWith(".mdx")) continue;
    const path = join(folder, name);
    texts.set(name, unsaved.get(path) ?? (await readFile(path, "utf8")));
  }
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const tokensOf = tokensByLanguage(texts, tokens);
  const read = [...texts].map(([name, text]) => {
    const own = tokensOf(name);
    return remember(memo, `fields of ${name}`, [text, serializeTokens(own)], () =>
      readFileFields(name, text, own),
    );
  });
  const today = todayOf(read.find(({ name }) => name === "site")?.data);
  const parsed = placeAll(read).map(([file, place]) =>
    remember(
      memo,
      file.file,
      [file.source.text, serializeTokens(tokensOf(file.file)), place, today],
      () => parseFile(file, place, tokensOf(file.file), today),
    ),
  );
  const files = await Promise.all(parsed.map((file) => withFiles(file, folder, tokens)));

  const formerNames = isRelease ? await readFormerNames(root, tokens) : [];
  const facts = { isRelease, formerNames: formerNames ?? [], today };
  const problems = [
    ...fileNames,
    ...(formerNames ? [] : [NO_HISTORY]),
    ...files.flatMap((file) => checkFile(file, { ...facts, tokens: tokensOf(file.file) })),
    ...checkDrawings(files, isRelease),
    ...checkSite(files, tokens.get("site.domain")?.value ?? ""),
  ];
  const placeholders = tidy(files.flatMap((file) => listPlaceholders(file, isRelease)));
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(folder, file, tokensOf(file.file)));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: isRelease ? [...problems, ...placeholders] : problems,
    files,
    placeholders,
    tokens,
  };
}

function readFileFields(name: string, text: string, tokens: Tokens): ReadFile {
  const { source, errors } = readSource(`content/${name}`, text, tokens);
  const data: unknown = source.yaml?.toJS();
  return { ...describeFile(name), source, errors, data };
}

/** The tokens of each file: those of the `site.mdx` of its language, which has the rest from the site's own. */
function tokensByLanguage(
  texts: ReadonlyMap<string, string>,
  tokens: Tokens,
): (file: string) => Tokens {
  const frames = new Map<string, Tokens>([["site", tokens]]);
  return (file) => {
    const frame = frameNameOf(file);
    const found = frames.get(frame) ?? readSiteTokens(texts.get(`${frame}.mdx`) ?? "", tokens);
    frames.set(frame, found);
    return found;
  };
}

function serializeTokens(tokens: Tokens): string {
  return JSON.stringify([...tokens]);
}

/** A value from the memo, if there is one and it was made of the same. @param from all that the value depends on */
function remember<Value>(
  memo: CheckOptions["memo"],
  name: string,
  from: readonly (string | undefined)[],
  make: () => Value,
): Value {
  const key = JSON.stringify(from);
  const known = memo?.get(name);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `make` has returned it
  if (known?.key === key) return known.value as Value;
  const value = make();
  memo?.set(name, { key, value });
  return value;
}

/** What each file is, an entry or a page: the fields of others say it. */
function placeAll(read: readonly ReadFile[]): [ReadFile, Place | undefined][] {
  const lists = new Map(
    read.filter(isList).map(({ name, data }) => [name, textAt(data, ["list"])]),
  );
  const unread = new Set(
    read.flatMap(({ file, name, data }) =>
      data === undefined && file.endsWith("/index.mdx") ? [name] : [],
    ),
  );
  return read.map((file) => [file, classifyFile(file, lists, unread)]);
}

/** Finds the images and documents that a file names, each once. */
async function withFiles(file: ParsedFile, folder: string, tokens: Tokens): Promise<ParsedFile> {
  const path = join(folder, file.file);
  return {
    ...file,
    imageFiles: await findFiles(file.mentions, "image", (name) =>
      readImage(folder, path, name, tokens),
    ),
    documentFiles: await findFiles(file.mentions, "document", (name) =>
      readDocument(folder, path, name),
    ),
  };
}

async function findFiles<File>(
  mentions: readonly Mention[],
  wanted: Mention["kind"],
  read: (name: string) => Promise<File | string>,
): Promise<Map<string, File | string>> {
  const names = mentions.flatMap(({ kind, name }) => (kind === wanted ? name.trim() : []));
  const found = [...new Set(names)]
    .filter(Boolean)
    .map(async (name) => [name, await read(name)] as const);
  return new Map(await Promise.all(found));
}

/** The words of the drawings that files show: each drawing once; one that only drafts show is left out of a release. */
function checkDrawings(files: readonly ParsedFile[], isRelease: boolean): Problem[] {
  const problems = new Map<string, () => Problem[]>();
  const drafts = files.filter(({ unpublished }) => unpublished);
  const published = files.filter(({ unpublished }) => !unpublished);
  for (const { name, imageFiles, unpublished } of [...drafts, ...published])
    for (const image of imageFiles.values()) {
      if (typeof image === "string" || image.type !== "image/svg+xml") continue;
      const severity = isRelease && !unpublished ? "error" : "warning";
      problems.set(image.name, () => checkDrawingText(image, severity));
      if (isFrame(name)) problems.set(`${image.name} as a mark`, () => checkMark(image));
    }
  return [...problems.values()].flatMap((check) => check());
}

/** The page of a file without an error. */
function pageOf(folder: string, file: ParsedFile, tokens: Tokens): CheckedPage[] {
  const { source, name, path: url, unpublished, fields } = file;
  if (!fields?.success) return [];
  return [
    {
      path: join(folder, file.file),
      file: source.file,
      text: source.text,
      name,
      url,
      unpublished,
      frontmatter: fields.data,
      privateFields: privateFieldsOf(file.schema),
      contents: contentsOf(file.tree),
      tokens,
      lists: Object.fromEntries(
        file.mentions.flatMap(({ kind, name }) => (kind === "list" ? [[name, []]] : [])),
      ),
      images: foundIn(file.imageFiles),
      documents: foundIn(file.documentFiles),
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

/** Only in development: a build keeps no syntax trees. */
let memo: CheckOptions["memo"];

const results = shared("results", () => new Map<string, Promise<CheckedContent>>());

/** As {@link checkContent}, once for all parts of a build: nothing changes while it runs. */
export function checkOnce(root: string): Promise<CheckedContent> {
  const result =
    results.get(root) ??
    checkContent(root, { memo }).then(({ pages, problems, tokens }) => ({
      pages,
      problems,
      tokens,
    }));
  results.set(root, result);
  return result;
}

/** For development, when a file has changed: the next {@link checkOnce} checks again. */
export function expireCheck(root: string): void {
  memo ??= new Map();
  results.delete(root);
}
