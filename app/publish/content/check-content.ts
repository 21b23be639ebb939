import { readFile } from "node:fs/promises";
import { join, posix, resolve, sep } from "node:path";

import { readDocument } from "../files/document";
import { readImage } from "../files/image";
import type { Tokens } from "../tokens";
import { isError, type Problem } from "../problems/problem";
import { checkFileNames } from "./checks/files";
import { listPlaceholders } from "./checks/placeholders";
import { parseFile, placeOf } from "./parse-file";
import { checkFiles, tidy } from "./rules";
import { describeFile, listContent } from "./collection";
import { contentsOf } from "./headings";
import type { CheckedPage, Mention, ParsedFile } from "./model";
import { privateFieldsOf } from "./schemas";
import { readSiteTokens } from "./site-tokens";

export interface CheckOptions {
  /** Reports placeholders as errors. */
  isRelease?: boolean;
  /** In development: what the last check read, with all that it depends on. */
  memo?: Map<string, { key: string; read: ParsedFile }> | undefined;
}

export interface CheckResult {
  /** By the absolute path of the file, with forward slashes. */
  pages: Map<string, CheckedPage>;
  /** Includes the placeholders in a release. */
  problems: Problem[];
  files: readonly ParsedFile[];
  /** The notes under `placeholders:`, also of files that did not pass. */
  placeholders: Problem[];
  tokens: Tokens;
}

/** Checks every content file. @param root the project's folder */
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
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const parsed = [...texts].map(([file, text]) => {
    const context = { place: placeOf(describeFile(file), texts), tokens };
    const key = JSON.stringify([text, context.place, [...tokens]]);
    const known = memo?.get(file);
    const read = known?.key === key ? known.read : parseFile(file, text, context);
    memo?.set(file, { key, read });
    return read;
  });
  const files = await Promise.all(
    parsed.map(async (file): Promise<ParsedFile> => {
      const path = join(folder, file.file);
      const mentions = file.mentions.map(async (each) =>
        // Don't report a file again whose kind or place is wrong.
        misnamed.has(posix.join("content", posix.dirname(file.file), each.name))
          ? { ...each, fault: "" }
          : readNamedFile(each, folder, path, tokens),
      );
      return { ...file, mentions: await Promise.all(mentions) };
    }),
  );
  const placeholders = tidy(files.flatMap((file) => listPlaceholders(file, isRelease)));
  const problems = tidy([
    ...fileNames,
    ...checkFiles(files, isRelease),
    ...(isRelease ? placeholders : []),
  ]);
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .filter(({ mentions }) => mentions.every(({ fault }) => fault === undefined))
    .flatMap((file) => pageOf(folder, file));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems,
    files,
    placeholders,
    tokens,
  };
}

/** Reads the image or document that a file names, if it is one. @param path the file's own */
async function readNamedFile(
  mention: Mention,
  folder: string,
  path: string,
  tokens: Tokens,
): Promise<Mention> {
  const name = mention.name.trim();
  if (mention.kind === "image" && name) {
    const image = await readImage(folder, path, name, tokens);
    return typeof image === "string" ? { ...mention, fault: image } : { ...mention, image };
  }
  if (mention.kind !== "document") return mention;
  const document = await readDocument(folder, path, name);
  return typeof document === "string" ? { ...mention, fault: document } : { ...mention, document };
}

function pageOf(folder: string, file: ParsedFile): CheckedPage[] {
  const { source, name, path: url, isDraft, fields, mentions, tokens } = file;
  if (!fields?.success) return [];
  return [
    {
      path: posix.join(folder.split(sep).join("/"), file.file),
      file: source.file,
      text: source.text,
      name,
      url,
      isDraft,
      frontmatter: fields.data,
      privateFields: privateFieldsOf(file.schema),
      contents: contentsOf(file.tree),
      tokens,
      lists: Object.fromEntries(
        mentions.flatMap(({ kind, name }) => (kind === "list" ? [[name, []]] : [])),
      ),
      images: new Map(mentions.flatMap(({ name, image }) => (image ? [[name.trim(), image]] : []))),
      documents: new Map(
        mentions.flatMap(({ name, document }) => (document ? [[name.trim(), document]] : [])),
      ),
    },
  ];
}
