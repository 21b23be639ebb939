import type { Place } from "../../schema/pages";
import type { Tokens } from "../tokens";
import { explainIssue } from "./lint/messages";
import { unpublishedBy } from "./publication";
import { hasLayout, isList, findList, shownProse } from "./source/collection";
import { readProse } from "./source/mdx";
import type { ContentFile, ParsedFile } from "./source/model";
import { schemaOf } from "./source/schemas";
import { collectTexts } from "./source/texts";

/** A file whose fields are read but not validated. */
export type ReadFile = ContentFile & Pick<ParsedFile, "source" | "errors" | "data">;

/** Parses a content file: fields, prose and what both name. Images and documents are read later. */
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
 * Decides whether a file is a page, a list, an entry or a job; undefined below an unreadable list.
 * @param lists the `list:` of each list, by name
 * @param unread files that may be lists but cannot be read
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
