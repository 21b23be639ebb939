// Checks one content file: reads its fields, its prose and the files that it names, and runs the rules for one file.
import { join } from "node:path";

import { readDocument } from "../documents/document-file";
import { siteBase } from "../env";
import { readImage } from "../images/image-file";
import type { Tokens } from "../markup/tokens";
import { unpublishedBy } from "./publication";
import { explainIssues } from "./lint/schema-messages";
import { checkWithFileRules, type Facts } from "./rules";
import { shownProse } from "./source/collection";
import { readProse } from "./source/mdx-errors";
import type { CheckedFile, ContentFile, Mention, ParsedFile } from "./source/model";
import { schemaOf } from "./source/schemas";
import { checkTokens, originOf } from "./source/site-tokens";
import { readSource } from "./source/source-file";
import { readTexts } from "./source/texts";

/** Checks one content file as far as that goes without the others. */
export async function checkFile(
  contentFile: ContentFile,
  text: string,
  facts: Facts,
): Promise<CheckedFile> {
  const { folder, tokens } = facts;
  const parsed = parseFile(contentFile, text, tokens);
  const path = join(folder, contentFile.file);
  const file = {
    ...parsed,
    imageFiles: await findFiles(parsed.mentions, "image", (name) =>
      readImage(folder, path, name, tokens),
    ),
    documentFiles: await findFiles(parsed.mentions, "document", (name) =>
      readDocument(folder, path, name),
    ),
  };
  return { ...file, problems: checkWithFileRules(file, facts) };
}

/** Reads a content file; its images and documents have yet to be found. Nothing else parses a file. */
export function parseFile(file: ContentFile, text: string, tokens: Tokens): ParsedFile {
  const { source, errors } = readSource(`content/${file.file}`, text, tokens);
  const wrongTokens = checkTokens(source, tokens);
  const prose = shownProse(file.name);
  const schema = schemaOf(file.name);
  const data: unknown = source.yaml?.toJS();
  const { tree, mistakes } = readProse(source, prose !== "nothing", tokens);
  // To the parser, a token with a space in it is wrong code.
  const mdx = mistakes.filter(
    ({ line, column }) =>
      !wrongTokens.some((other) => other.line === line && other.column === column),
  );
  const unpublished = unpublishedBy(data);
  const parsed = { source, data, schema, prose, tree, errors: { ...errors, mdx } };
  return {
    ...file,
    ...parsed,
    ...readTexts(parsed),
    ...{ isDrawing: false, pages: file.path ? [file.path] : [], wrongTokens },
    ...{ unpublished, isUnpublished: unpublished !== undefined },
    fields: source.yaml ? schema.safeParse(data, { error: explainIssues(source) }) : undefined,
    isWhole: source.bodyStart > 0 && mistakes.length === 0,
    home: originOf(tokens) + siteBase(),
    imageFiles: new Map(),
    documentFiles: new Map(),
  };
}

/** The files that a content file names, each looked up once. */
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
