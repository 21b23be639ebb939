import type { Place } from "../../schema/pages";
import type { Tokens } from "../tokens";
import { listOf, nameOf, pathOf } from "./collection";
import type { ParsedFile } from "./model";
import { readProse } from "./prose";
import { schemaOf } from "./schemas";
import { readSource, textAt } from "./source-file";
import { collectTexts } from "./texts";

/**
 * Parses a content file: fields, prose, and what both say and name.
 * @param file the path below `content/` @param texts of all files, because an `index.mdx` says what the pages beside it are
 */
export function parseFile(
  file: string,
  texts: ReadonlyMap<string, string>,
  tokens: Tokens,
): ParsedFile {
  const name = nameOf(file);
  const { source, data, errors } = readSource(`content/${file}`, texts.get(file) ?? "", tokens);
  const schema = schemaOf(name, placeOf(file, texts));
  const { tree, errors: more } = readProse(source, tokens);
  return {
    file,
    name,
    path: pathOf(name),
    source,
    data,
    schema,
    tree,
    errors: [...errors, ...more],
    ...collectTexts(source, schema, data, tree),
    isDraft: textAt(data, ["draft"]) === "true",
  };
}

/** Decides whether a file without a layout is a page, an `index.mdx` or an entry of a list. */
function placeOf(file: string, texts: ReadonlyMap<string, string>): Place {
  if (file.endsWith("/index.mdx")) return "index";
  const index = texts.get(`${listOf(file)}/index.mdx`) ?? "";
  return /^list: *["']?true\b/m.test(index) ? "entry" : "page";
}
