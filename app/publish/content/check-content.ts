import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { readDocument, type SourceDocument } from "../documents/document-file";
import { readImage, type ImageFile } from "../images/image-file";
import type { Tokens } from "../tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFileNames } from "./lint/file-names";
import { listPlaceholders } from "./lint/placeholders";
import { parseFile, placeOf, readLists } from "./parse-file";
import { NO_HISTORY, readFormerNames } from "./former-names";
import { todayOf } from "./publication";
import { checkFiles, tidy } from "./rules";
import { describeFile, frameNameOf, listContent } from "./source/collection";
import { contentsOf } from "./source/headings";
import type { CheckedPage, Mention, ParsedFile } from "./source/model";
import { privateFieldsOf } from "./source/schemas";
import { readSiteTokens } from "./source/site-tokens";
import { readSource } from "./source/source-file";

export interface CheckOptions {
  /** Reports placeholders as errors. */
  isRelease?: boolean;
  /** In development: what the last check read, with all that it depends on. */
  memo?: Map<string, { key: string; read: ParsedFile }> | undefined;
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
  { isRelease = false, memo }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const sizes = await listContent(folder);
  const fileNames = tidy(checkFileNames(sizes));
  const misnamed = new Set(fileNames.map(({ file }) => file));
  const texts = new Map<string, string>();
  for (const name of sizes.keys()) {
    if (misnamed.has(`content/${name}`) || !name.endsWith(".mdx")) continue;
    texts.set(name, await readFile(join(folder, name), "utf8"));
  }
  const tokensOf = tokensByLanguage(texts);
  const lists = readLists(texts);
  const today = todayOf(readSource("site.mdx", texts.get("site.mdx") ?? "", new Map()).data);
  const parsed = [...texts].map(([file, text]) => {
    const context = { place: placeOf(describeFile(file), lists), tokens: tokensOf(file), today };
    const key = JSON.stringify([text, context.place, [...context.tokens], today]);
    const known = memo?.get(file);
    const read = known?.key === key ? known.read : parseFile(file, text, context);
    memo?.set(file, { key, read });
    return read;
  });
  const tokens = tokensOf("site.mdx");
  const files = await Promise.all(parsed.map((file) => withFiles(file, folder, tokens)));
  const formerNames = isRelease ? await readFormerNames(root, tokens) : [];
  const placeholders = tidy(files.flatMap((file) => listPlaceholders(file, isRelease)));
  const problems = tidy([
    ...fileNames,
    ...(formerNames ? [] : [NO_HISTORY]),
    ...(await checkFiles(files, { isRelease, formerNames: formerNames ?? [], today, tokensOf })),
    ...(isRelease ? placeholders : []),
  ]);
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(folder, file, tokensOf(file.file)));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems,
    files,
    placeholders,
    tokens,
  };
}

/** Returns a function that finds the tokens of a file: its language's, or else the site's own. */
function tokensByLanguage(texts: ReadonlyMap<string, string>): (file: string) => Tokens {
  const own = readSiteTokens(texts.get("site.mdx") ?? "");
  const frames = [...texts].filter(([file]) => file.endsWith("/site.mdx"));
  const others = new Map(frames.map(([file, text]) => [file, readSiteTokens(text, own)]));
  return (file) => others.get(`${frameNameOf(file)}.mdx`) ?? own;
}

/** Reads the images and documents that a file names, each once. */
async function withFiles(file: ParsedFile, folder: string, tokens: Tokens): Promise<ParsedFile> {
  const path = join(folder, file.file);
  const named = (kind: Mention["kind"]) =>
    new Set(file.mentions.flatMap((each) => (each.kind === kind && each.name.trim()) || []));
  const imageFiles = new Map<string, ImageFile | string>();
  const documentFiles = new Map<string, SourceDocument | string>();
  await Promise.all([
    ...[...named("image")].map(async (name) =>
      imageFiles.set(name, await readImage(folder, path, name, tokens)),
    ),
    ...[...named("document")].map(async (name) =>
      documentFiles.set(name, await readDocument(folder, path, name)),
    ),
  ]);
  return { ...file, imageFiles, documentFiles };
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
