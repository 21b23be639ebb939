import type { Place } from "../../schema/pages";
import type { Tokens } from "../tokens";
import { explainIssue } from "./checks/fields";
import { unpublishedBy } from "./publication";
import { describeFile, findList, hasLayout } from "./collection";
import { readProse } from "./prose";
import type { ContentFile, ParsedFile } from "./model";
import { metaOf, schemaOf } from "./schemas";
import { readSource, textAt, valueAt } from "./source-file";
import { collectTexts } from "./texts";

/** What a file depends on besides its text. */
interface FileContext {
  place: Place | undefined;
  tokens: Tokens;
  today: string;
}

/**
 * Parses a content file: fields, prose and what both name. Images and documents are read later.
 * @param name the path below `content/`
 */
export function parseFile(name: string, text: string, context: FileContext): ParsedFile {
  const { place, tokens, today } = context;
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
    unpublished: unpublishedBy(data, today),
    fields: isKnown ? schema.safeParse(data, { error: explainIssue }) : undefined,
  };
}

/** The `list:` of each list, by its folder; undefined for a file that may be one, but is broken. */
type Lists = ReadonlyMap<string, string | undefined>;

/** Reads the lists before all other files, because `list:` decides what entries are. */
export function readLists(texts: ReadonlyMap<string, string>): Lists {
  const lists = new Map<string, string | undefined>();
  for (const [file, text] of texts) {
    if (!file.endsWith("/index.mdx")) continue;
    const { data } = readSource(`content/${file}`, text, new Map());
    const kind = data === undefined ? undefined : textAt(data, ["list"]);
    if (kind === undefined || valueAt(data, ["list"]) !== undefined)
      lists.set(describeFile(file).name, kind);
  }
  return lists;
}

/** Decides whether a file is a page, a list, an entry or a job. */
export function placeOf({ file, name }: ContentFile, lists: Lists): Place | undefined {
  if (file.endsWith("/index.mdx") && lists.get(name) !== undefined) return "list";
  const list = findList(name, lists);
  if (list === undefined) return "page";
  const kind = lists.get(list);
  if (kind === undefined) return undefined;
  return kind === "jobs" ? "job" : "entry";
}
