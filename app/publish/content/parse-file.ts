import type { Place } from "../../schema/pages";
import type { Tokens } from "../tokens";
import { explainIssue } from "./checks/fields";
import { describeFile, hasLayout, listOf } from "./collection";
import { readProse } from "./prose";
import type { ContentFile, ParsedFile } from "./model";
import { metaOf, schemaOf } from "./schemas";
import { readSource, textAt } from "./source-file";
import { collectTexts } from "./texts";

/** What a file depends on besides its text. */
interface FileContext {
  place: Place | undefined;
  tokens: Tokens;
}

/**
 * Parses a content file: fields, prose and what both name. Images and documents are read later.
 * @param name the path below `content/`
 */
export function parseFile(name: string, text: string, context: FileContext): ParsedFile {
  const { place, tokens } = context;
  const file = describeFile(name);
  const isLaidOut = hasLayout(file.name);
  const { source, data, errors } = readSource(`content/${name}`, text, tokens);
  const schema = schemaOf(file.name, place);
  const prose = isLaidOut ? (metaOf(schema)["prose"] ?? "optional") : "required";
  const read = readProse(source, prose !== "none", tokens);
  const isKnown = data !== undefined && (place !== undefined || isLaidOut);
  return {
    ...file,
    source,
    data,
    tokens,
    place: isLaidOut ? undefined : place,
    schema,
    prose,
    tree: read.tree,
    errors: [...errors, ...read.errors],
    ...collectTexts({ source, schema, data, tree: read.tree, prose }),
    isDraft: textAt(data, ["draft"]) === "true",
    fields: isKnown ? schema.safeParse(data, { error: explainIssue }) : undefined,
  };
}

/** Decides whether a file is a page, an `index.mdx` or an entry. @param texts by file */
export function placeOf(
  { file, name }: ContentFile,
  texts: ReadonlyMap<string, string>,
): Place | undefined {
  if (file.endsWith("/index.mdx")) return "index";
  const index = texts.get(`${listOf(name)}/index.mdx`);
  if (index === undefined) return "page";
  const { data } = readSource("", index, new Map());
  if (data === undefined) return undefined;
  return textAt(data, ["list"]) === "true" ? "entry" : "page";
}
