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
  /** Unsaved texts from an editor, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Reports placeholders as errors. */
  isRelease?: boolean;
  /** In development: the values of the last check, reused for files that have not changed. */
  memo?: Map<string, { key: string; value: unknown }> | undefined;
}

export interface CheckResult {
  /** By the absolute path of the file. */
  pages: Map<string, CheckedPage>;
  /** Includes the placeholders in a release. */
  problems: Problem[];
  files: readonly ParsedFile[];
  /** The notes under `placeholders:`, also of files that did not pass. */
  placeholders: Problem[];
  tokens: Tokens;
}

/** Checks every content file as of today. @param root the project's folder */
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

/** Returns the tokens of a file: those of its language's `site.mdx`, then the site's own. */
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

/** Returns the value from the memo while `from`, all that it depends on, stays the same. */
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

/** Pairs each file with what it is. Lists come first, because `list:` decides what entries are. */
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

/** Reads the images and documents that a file names, each once. */
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

/** Checks each drawing once; in a release, one that only drafts show may have placeholders. */
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

/** What a build keeps of a check: syntax trees would slow every garbage collection. */
export type CheckedContent = Pick<CheckResult, "pages" | "problems" | "tokens">;

/** Set in development only. */
let memo: CheckOptions["memo"];

const results = shared("results", () => new Map<string, Promise<CheckedContent>>());

/** Checks the content once for all parts of a build. */
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

/** Makes the next {@link checkOnce} check again, after a file has changed in development. */
export function expireCheck(root: string): void {
  memo ??= new Map();
  results.delete(root);
}
