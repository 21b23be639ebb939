import type { Tokens } from "../tokens";
import { explainIssue } from "./checks/fields";
import { describeFile, hasLayout, listOf } from "./collection";
import type { ParsedFile } from "./model";
import { readProse } from "./prose";
import { metaOf, schemaOf } from "./schemas";
import { readSource, textAt } from "./source-file";
import { collectTexts } from "./texts";

/**
 * Parses a content file: fields, prose and what both say and name. The files that it names are read later.
 * @param name the path below `content/` @param texts of all files, because an `index.mdx` says what the pages beside it are
 */
export function parseFile(
  name: string,
  texts: ReadonlyMap<string, string>,
  tokens: Tokens,
): ParsedFile {
  const file = describeFile(name);
  const isLaidOut = hasLayout(file.name);
  const place = isLaidOut ? undefined : placeOf(file.name, name, texts);
  const { source, data, errors } = readSource(`content/${name}`, texts.get(name) ?? "", tokens);
  const schema = schemaOf(file.name, place);
  const prose = isLaidOut ? (metaOf(schema)["prose"] ?? "optional") : "required";
  const { tree, errors: more } = readProse(source, prose !== "none", tokens);
  const isKnown = data !== undefined && (place !== undefined || isLaidOut);
  return {
    ...file,
    source,
    data,
    place,
    schema,
    fields: isKnown ? schema.safeParse(data, { error: explainIssue }) : undefined,
    prose,
    tree,
    errors: [...errors, ...more],
    ...collectTexts({ source, schema, data, tree, prose }),
    isDraft: textAt(data, ["draft"]) === "true",
  };
}

/** Decides whether a file is a page, an `index.mdx` or an entry; undefined when the list beside it cannot be read. */
function placeOf(name: string, file: string, texts: ReadonlyMap<string, string>) {
  if (file.endsWith("/index.mdx")) return "index";
  const index = texts.get(`${listOf(name)}/index.mdx`);
  if (index === undefined) return "page";
  const { data } = readSource("", index, new Map());
  if (data === undefined) return undefined;
  return textAt(data, ["list"]) === "true" ? "entry" : "page";
}
