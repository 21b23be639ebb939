// Checks collections: entries that lack something or that a draft of their list leaves public, and fields of collections
// that do nothing where they are.
import { entryFields, listFields } from "../../../schema/collections";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import { NO_ALT, NO_IMAGE } from "../../../schema/shared-fields";
import { collectionOf } from "../prose-pages";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAt, problemAtField, valueAt, warningAtField } from "../source/source-file";
import { explainEvent, explainMissingOfEvent } from "./events";

const ENTRY_FIELDS = Object.keys(entryFields);
const LIST_FIELDS = Object.keys(listFields);

/** The rule: an entry has what its list shows, and fields of collections are used only where they have an effect. */
export function checkCollections(files: readonly ParsedFile[]): Finding[] {
  const unread = new Set(files.flatMap(({ name, data }) => (data === undefined ? name : [])));
  // Whether pages are entries, only the fields of their list can say.
  const pages = files.filter(
    ({ name, data }) =>
      !hasLayout(name) && data !== undefined && collectionOf(name, unread) === undefined,
  );
  const lists = new Map(pages.filter(isList).map((list) => [list.name, list]));
  const folders = [...lists.keys()];
  const unknown = files.flatMap(({ source, mentions }) =>
    mentions
      .filter(({ kind, name }) => kind === "list" && !lists.has(name) && !unread.has(name))
      .map(({ name, range }) => problemAt(source, range, "", explainFolder(name, folders))),
  );
  const ofPages = pages.flatMap((page) => {
    const above = isList(page) ? undefined : collectionOf(page.name, lists);
    const list = above === undefined ? undefined : lists.get(above);
    const findings = [...ENTRY_FIELDS, ...LIST_FIELDS].flatMap((field) => {
      const message = explainField(page, field, list !== undefined);
      return message ? [problemAtField(page.source, [field], message)] : [];
    });
    return [...findings, ...(list ? warnOfDraftList(page, list) : [])];
  });
  return [...ofPages, ...unknown];
}

/** Why there is no list of this folder to show. */
function explainFolder(name: string, folders: string[]): string {
  if (folders.length === 0)
    return `there is no list "${name}"; write \`list: news\` into content/${name}/index.mdx to make one`;
  const guess = nearest(name, folders);
  const cure = guess ? `did you mean "${guess}"?` : `the lists are ${folders.join(", ")}`;
  return `there is no list "${name}", ${cure}`;
}

function explainField(page: ParsedFile, field: string, isEntry: boolean): string | undefined {
  if (LIST_FIELDS.includes(field)) return has(page, field) ? explainList(page, field) : undefined;
  if (isEntry && has(page, field)) return explainEvent(page.data, field);
  if (isEntry) return explainMissing(page, field);
  return has(page, field) ? explainOutside(page, field) : undefined;
}

/** A field of entries on a page that is none: its folder may only lack the page that lists it. */
function explainOutside({ name }: ParsedFile, field: string): string {
  const folder = name.split("/").slice(0, -1).join("/");
  const cure = field === "embargo" ? "write `draft: true` instead" : "delete this line";
  const list = `add \`list: news\` to content/${folder}/index.mdx, or ${cure}`;
  return `works only for the entries of news or publications; ${folder ? list : cure}`;
}

/** What an entry without this field lacks. */
function explainMissing(page: ParsedFile, field: string): string | undefined {
  if (field === "date")
    return "is missing; add a line `date:` with the day of this entry, written as YYYY-MM-DD";
  if (field === "alt" && has(page, "image")) return NO_ALT;
  if (field === "image" && has(page, "alt")) return NO_IMAGE;
  return explainMissingOfEvent(page.data, field);
}

/** What is wrong with a field of lists. */
function explainList(page: ParsedFile, field: string): string | undefined {
  if (!has(page, "list")) return "works only on a list of news or publications; delete this line";
  return field === "list" && !isList(page)
    ? `works only in the \`index.mdx\` of a folder; rename this file to content/${page.name}/index.mdx`
    : undefined;
}

/** Only the page itself is a draft: its entries would be on the public site without their list. */
function warnOfDraftList(entry: ParsedFile, list: ParsedFile): Finding[] {
  const isDraft = ({ data }: ParsedFile) => valueAt(data, ["draft"]) === true;
  if (!isDraft(list) || isDraft(entry)) return [];
  const message = `the list /${list.name} is a draft, but this entry is public without it; add the line \`draft: true\` here too`;
  return [warningAtField(entry.source, ["date"], message)];
}

/** Whether the page is, or is meant to be, the list of a folder. */
function isList(page: ParsedFile): boolean {
  return has(page, "list") && page.file.endsWith("/index.mdx");
}

function has({ data }: ParsedFile, field: string): boolean {
  return valueAt(data, [field]) !== undefined;
}
