// All files in; out entries of collections that lack something or that a draft of their list leaves public, and fields of
// collections that do nothing where they are.
import { entryFields, listFields } from "../../../schema/collections";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import { collectionOf } from "../prose-pages";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAt, problemAtField, textAt, valueAt, warningAtField } from "../source/source-file";

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

/** Why a tag cannot show a list of this folder. */
function explainFolder(name: string, folders: string[]): string {
  const guess = nearest(name, folders);
  const wanted = guess ? `did you mean "${guess}"?` : "expected the folder of one";
  return `there is no list "${name}", ${wanted}`;
}

function explainField(page: ParsedFile, field: string, isEntry: boolean): string | undefined {
  if (LIST_FIELDS.includes(field)) return has(page, field) ? explainList(page, field) : undefined;
  if (isEntry && field === "ends" && has(page, field)) return explainEnd(page);
  if (isEntry) return has(page, field) ? undefined : explainMissing(page, field);
  const cure = field === "embargo" ? "write `draft: true` instead" : "delete this line";
  const entries = "pages beside an `index.mdx` with `list: news` or `list: publications`";
  return has(page, field)
    ? `does nothing here, because this page is not an entry: only ${entries} are; ${cure}`
    : undefined;
}

/** What an entry without this field lacks. */
function explainMissing(page: ParsedFile, field: string): string | undefined {
  if (field === "date")
    return "is missing, expected the day of this entry; add a line such as `date: 2026-11-24`";
  if (field === "starts" && (has(page, "ends") || has(page, "place")))
    return "is missing, expected the first day of the event; add a line such as `starts: 2026-11-24`";
  if (field === "alt" && has(page, "image"))
    return "is missing, expected what the image shows, for readers who cannot see it; add the line `alt:` with one sentence";
  return field === "image" && has(page, "alt")
    ? "is missing, expected the image that `alt:` describes; add a line such as `image: ./images/study.jpg`"
    : undefined;
}

function explainEnd({ data }: ParsedFile): string | undefined {
  const [starts, ends] = [textAt(data, ["starts"]), textAt(data, ["ends"])];
  return ends && ends < starts
    ? `is before the event starts, expected ${starts} or a later day, found ${ends}`
    : undefined;
}

/** What is wrong with a field of lists. */
function explainList(page: ParsedFile, field: string): string | undefined {
  if (!has(page, "list"))
    return "does nothing here, because this page is not a list; delete this line, or add the line `list: news`";
  return field === "list" && !isList(page)
    ? `does nothing here, because a list is the \`index.mdx\` of its folder; rename this file to content/${page.name}/index.mdx`
    : undefined;
}

/** Only the page itself is a draft: its entries would be on the public site without their list. */
function warnOfDraftList(entry: ParsedFile, list: ParsedFile): Finding[] {
  const isDraft = ({ data }: ParsedFile) => valueAt(data, ["draft"]) === true;
  if (!isDraft(list) || isDraft(entry)) return [];
  const message = `the list /${list.name} is a draft, but this entry is not and becomes public without it; add the line \`draft: true\` here too`;
  return [warningAtField(entry.source, ["date"], message)];
}

/** Whether the page is, or is meant to be, the list of a folder. */
function isList(page: ParsedFile): boolean {
  return has(page, "list") && page.file.endsWith("/index.mdx");
}

function has({ data }: ParsedFile, field: string): boolean {
  return valueAt(data, [field]) !== undefined;
}
