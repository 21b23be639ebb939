import { resolve } from "node:path";

import type { ProseKind } from "../../schema/pages";
import { readDocument } from "../files/document";
import { readImage } from "../files/image";
import type { Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { folderOf, nameOf, pathOf } from "./file-names";
import type { Mention, ParsedFile, Source } from "./model";
import { readProse } from "./prose";
import { schemaOf } from "./schemas";
import { readSource, problemsAt, textAt } from "./source-file";
import { collectTexts } from "./texts";

/** Parses one content file; an `index.mdx` says what the pages beside it are. */
export async function parseFile(
  folder: string,
  file: string,
  all: ReadonlyMap<string, string>,
  tokens: Tokens,
): Promise<ParsedFile> {
  const name = nameOf(file);
  const { source, data, errors } = readSource(`content/${file}`, all.get(file) ?? "", tokens);
  const schema = schemaOf(name, proseKindOf(file, all));
  const { tree, errors: proseErrors } = readProse(source, tokens);
  const words = collectTexts(source, schema, data, tree);
  const named = await readNamedFiles(folder, source, words.mentions, tokens);
  return {
    name,
    path: pathOf(name),
    source,
    data,
    schema,
    tree,
    ...words,
    ...named,
    errors: [...errors, ...proseErrors, ...named.errors],
    isDraft: textAt(data, ["draft"]) === "true",
  };
}

async function readNamedFiles(folder: string, source: Source, mentions: Mention[], tokens: Tokens) {
  const images: ParsedFile["images"] = new Map();
  const documents: ParsedFile["documents"] = new Map();
  const errors: Problem[] = [];
  const from = resolve(folder, "..", source.file);
  for (const mention of mentions) {
    const { kind, name } = mention;
    const add = <File>(files: Map<string, File>, found: File | string) => {
      if (typeof found === "string") errors.push(...problemsAt(source, mention, found));
      else files.set(name, found);
    };
    if (kind === "image") add(images, await readImage(folder, from, name, tokens));
    if (kind === "document") add(documents, await readDocument(folder, from, name));
  }
  return { images, documents, errors };
}

/** An index with errors makes entries too. */
function proseKindOf(file: string, all: ReadonlyMap<string, string>): ProseKind {
  if (file.endsWith("/index.mdx")) return "index";
  const index = all.get(`${folderOf(file)}/index.mdx`) ?? "";
  const list = readSource(file, index, new Map()).source.yaml?.get("list") ?? "false";
  return list === "false" ? "page" : "entry";
}
