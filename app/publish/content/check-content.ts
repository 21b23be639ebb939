// Checks all content: from files to pages, or problems.
import { readFile } from "node:fs/promises";
import { join, posix, resolve, sep } from "node:path";

import { readDocument } from "../files/document";
import { readImage } from "../files/image";
import { isError, LONGEST_MESSAGE, type Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { checkDrawings } from "./checks/drawings";
import { checkFields } from "./checks/fields";
import { checkFigures } from "./checks/figures";
import { checkFileNames, checkNamedFiles } from "./checks/files";
import { checkFormerAddresses, checkLinks } from "./checks/links";
import { checkPlaceholders, listPlaceholders } from "./checks/placeholders";
import { checkProse } from "./checks/prose";
import { listContent } from "./collection";
import { contentsOf } from "./headings";
import type { CheckedPage, Mention, ParsedFile } from "./model";
import { parseFile } from "./parse-file";
import { privateFieldsOf } from "./schemas";
import { checkTokens, readSiteTokens } from "./site-tokens";

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

/** Checks every content file. @param root the project's folder @param isRelease whether placeholders are errors */
export async function checkContent(root: string, isRelease = false): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const names = await listContent(folder);
  const fileNames = checkFileNames(names);
  const misnamed = new Set(fileNames.map(({ file }) => file));
  const texts = new Map<string, string>();
  for (const name of names.keys())
    if (name.endsWith(".mdx") && !misnamed.has(`content/${name}`))
      texts.set(name, await readFile(join(folder, name), "utf8"));
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const files: ParsedFile[] = [];
  for (const name of texts.keys()) {
    const file = parseFile(name, texts, tokens);
    files.push({ ...file, mentions: await readNamedFiles(file, folder, misnamed, tokens) });
  }
  const placeholders = files.flatMap((file) => listPlaceholders(file, isRelease));
  const problems = tidy([
    ...fileNames,
    ...files.flatMap((file) => checkFile(file, tokens, isRelease)),
    ...checkNamedFiles(files),
    ...checkDrawings(files, isRelease),
    ...checkFormerAddresses(files),
    ...checkLinks(files),
    ...(isRelease ? placeholders : []),
  ]);
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const pages = files
    .filter(({ source }) => !wrong.has(source.file))
    .flatMap((file) => pageOf(file, folder));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return { pages: byPath, problems, files, placeholders, tokens };
}

function checkFile(file: ParsedFile, tokens: Tokens, isRelease: boolean): Problem[] {
  const { source, errors, texts, isDraft } = file;
  return [
    ...errors,
    ...checkFields(file),
    ...checkTokens(source, tokens),
    ...checkFigures(file),
    ...checkProse(file),
    ...checkPlaceholders(source, texts, isRelease && !isDraft ? "error" : "warning"),
  ];
}

/** Makes each message one line, and drops equal messages on one place. */
function tidy(problems: readonly Problem[]): Problem[] {
  const tidied = problems.map((problem) => {
    const { file, line, column } = problem;
    const message = problem.message.replace(/\s+/g, " ").slice(0, LONGEST_MESSAGE);
    return [`${file}:${line}:${column} ${message}`, { ...problem, message }] as const;
  });
  return [...new Map(tidied.toReversed()).values()].toReversed();
}

/** Reads the images and documents that a file names. @param misnamed files whose name is reported already */
function readNamedFiles(
  { file, mentions }: ParsedFile,
  folder: string,
  misnamed: ReadonlySet<string>,
  tokens: Tokens,
): Promise<Mention[]> {
  const path = join(folder, file);
  const read = async (mention: Mention): Promise<Mention> => {
    const name = mention.name.trim();
    if (misnamed.has(posix.join("content", posix.dirname(file), name)))
      return { ...mention, fault: "" };
    if (mention.kind === "image") {
      const image = await readImage(folder, path, name, tokens);
      return typeof image === "string" ? { ...mention, fault: image } : { ...mention, image };
    }
    if (mention.kind !== "document") return mention;
    const found = await readDocument(folder, path, name);
    return typeof found === "string"
      ? { ...mention, fault: found }
      : { ...mention, document: found };
  };
  return Promise.all(mentions.map(read));
}

function pageOf(page: ParsedFile, folder: string): CheckedPage[] {
  const { file, source, name, path: url, isDraft, fields, mentions, schema, tree } = page;
  if (!fields?.success || mentions.some(({ fault }) => fault !== undefined)) return [];
  const images: CheckedPage["images"] = new Map();
  const documents: CheckedPage["documents"] = new Map();
  const lists: CheckedPage["lists"] = {};
  for (const { kind, name: written, image, document } of mentions) {
    if (image) images.set(written.trim(), image);
    if (document) documents.set(written.trim(), document);
    if (kind === "list") lists[written] = [];
  }
  const path = posix.join(folder.split(sep).join("/"), file);
  const frontmatter = fields.data;
  const privateFields = privateFieldsOf(schema);
  const contents = contentsOf(tree);
  const read = { frontmatter, privateFields, contents, lists, images, documents };
  return [{ path, file: source.file, text: source.text, name, url, isDraft, ...read }];
}
