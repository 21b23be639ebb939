import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { listFiles } from "../list-files";
import { isError, LONGEST_MESSAGE, sortProblems, type Problem } from "../problems/problem";
import { findWrongTokens, type Tokens } from "../tokens";
import { checkFields } from "./checks/fields";
import { checkFigures } from "./checks/figures";
import { checkFileNames } from "./checks/files";
import { checkFormerAddresses, checkLinks } from "./checks/links";
import { checkDrawing, checkPlaceholders, listPlaceholders } from "./checks/placeholders";
import { checkProse } from "./checks/prose";
import { headingsOf } from "./headings";
import type { CheckedFile, ParsedFile } from "./model";
import { parseFile } from "./parse-file";
import { metaOf } from "./schemas";
import { readSiteTokens } from "./site-tokens";
import { blankComments, problemsAt } from "./source-file";

export interface CheckResult {
  /** Those without errors, by absolute path. */
  files: Map<string, CheckedFile>;
  problems: Problem[];
  parsed: readonly ParsedFile[];
  /** What stands under `placeholders:`. */
  placeholders: Problem[];
  tokens: Tokens;
}

/** Checks every content file; in a release, placeholders are errors. */
export async function checkContent(root: string, isRelease = false): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const names = (await listFiles(folder)).filter((name) => !/(?:^|\/)\./.test(name));
  const misnamed = checkFileNames(names);
  const texts = new Map<string, string>();
  for (const name of names)
    if (name.endsWith(".mdx") && !misnamed.some(({ file }) => file === `content/${name}`))
      texts.set(name, await readFile(join(folder, name), "utf8"));
  const tokens = readSiteTokens(texts.get("site.mdx") ?? "");
  const parsing = [...texts.keys()].map((name) => parseFile(folder, name, texts, tokens));
  const parsed = await Promise.all(parsing);
  const placeholders = parsed.flatMap((file) => listPlaceholders(file, isRelease));
  const problems = [
    ...misnamed,
    ...parsed.flatMap((file) => checkFile(file, tokens, isRelease)),
    ...checkFormerAddresses(parsed),
    ...checkLinks(parsed, tokens.get("site.domain")),
    ...(isRelease ? placeholders : []),
  ];
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  const good = parsed.filter(({ source }) => !wrong.has(source.file)).map(makeCheckedFile);
  const files = new Map(good.map((checked) => [resolve(root, checked.file), checked]));
  return { files, problems: withoutDuplicates(problems), parsed, placeholders, tokens };
}

function checkFile(file: ParsedFile, tokens: Tokens, isRelease: boolean): Problem[] {
  const { source, errors, texts, images, isDraft } = file;
  const wrongTokens = findWrongTokens(blankComments(source.text), tokens);
  const severity = isRelease && !isDraft ? "error" : "warning";
  return [
    ...errors,
    ...checkFields(file),
    ...wrongTokens.flatMap(({ start, message }) => problemsAt(source, start, message)),
    ...checkFigures(file),
    ...checkProse(file),
    ...checkPlaceholders(source, texts, severity),
    ...[...images.values()].flatMap((image) => checkDrawing(image, severity)),
  ];
}

function makeCheckedFile(parsed: ParsedFile): CheckedFile {
  const { source, name, path, isDraft, data, mentions, schema, tree } = parsed;
  const lists = mentions.filter(({ kind }) => kind === "list");
  return {
    file: source.file,
    text: source.text,
    name,
    path,
    isDraft,
    frontmatter: schema.parse(data),
    privateFields: Object.keys(schema.shape).filter((field) => metaOf(schema.shape[field]).private),
    headings: headingsOf(tree),
    listNames: lists.map((list) => list.name),
    images: parsed.images,
    documents: parsed.documents,
  };
}

function withoutDuplicates(problems: readonly Problem[]): Problem[] {
  const unique = new Map<string, Problem>();
  for (const problem of sortProblems(problems)) {
    const message = problem.message.replace(/\s+/g, " ").slice(0, LONGEST_MESSAGE);
    // Each page that names a file reports its problem.
    const isOfFile = message.startsWith("the file ");
    const key = isOfFile ? message : `${problem.file}:${problem.line}:${problem.column} ${message}`;
    if (!unique.has(key)) unique.set(key, { ...problem, message });
  }
  return [...unique.values()];
}
