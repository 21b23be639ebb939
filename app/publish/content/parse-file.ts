// Reads one content file: its fields by its schema, its prose, and what both name. Nothing else parses a file.
import type { Place } from "../../schema/pages";
import type { Tokens } from "../markup/tokens";
import { explainIssue } from "./lint/messages";
import { unpublishedBy } from "./publication";
import { hasLayout, isList, findList, shownProse } from "./source/collection";
import { readProse } from "./source/mdx";
import type { ContentFile, ParsedFile } from "./source/model";
import { schemaOf } from "./source/schemas";
import { collectTexts } from "./source/texts";

/** A file whose fields have been read, and not yet judged. */
export type ReadFile = ContentFile & Pick<ParsedFile, "source" | "errors" | "data">;

/** Reads a content file; its images and documents have yet to be found. */
export function parseFile(
  file: ReadFile,
  place: Place | undefined,
  tokens: Tokens,
  today: string,
): ParsedFile {
  const { source, data, name } = file;
  const prose = shownProse(name);
  const schema = schemaOf(name, place);
  const { tree, errors } = readProse(source, prose !== "nothing", tokens);
  const isKnown = data !== undefined && (place !== undefined || hasLayout(name));
  return {
    ...file,
    place: hasLayout(name) ? undefined : place,
    schema,
    prose,
    tree,
    errors: [...file.errors, ...errors],
    ...collectTexts({ source, schema, data, tree, prose }),
    unpublished: unpublishedBy(data, today),
    fields: isKnown ? schema.safeParse(data, { error: explainIssue }) : undefined,
    imageFiles: new Map(),
    documentFiles: new Map(),
  };
}

/**
 * What a file is among the others.
 * @param lists the kinds of those that are lists, by their names @param unread of those that may be one, but cannot be read
 */
export function classifyFile(
  file: Pick<ReadFile, "file" | "name" | "data">,
  lists: ReadonlyMap<string, unknown>,
  unread: ReadonlySet<string>,
): Place | undefined {
  if (isList(file)) return "list";
  if (findList(file.name, unread) !== undefined) return undefined;
  const list = findList(file.name, lists);
  if (list === undefined) return "page";
  return lists.get(list) === "jobs" ? "job" : "entry";
}
