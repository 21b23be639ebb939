// All files in; out entries of collections that lack something or that a draft of their list leaves public, and fields of
// collections that do nothing where they are.
import { entryFields, listFields } from "../../../schema/collections";
import type { Finding } from "../../problems/problem";
import { collectionOf } from "../prose-pages";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAtField, valueAt, warningAtField } from "../source/source-file";

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
  return pages.flatMap((page) => {
    const list = isList(page) ? undefined : collectionOf(page.name, lists);
    const at = (field: string, message: string | undefined) =>
      message ? [problemAtField(page.source, [field], message)] : [];
    return [
      ...ENTRY_FIELDS.filter((field) => has(page, field) !== (list !== undefined)).flatMap(
        (field) =>
          at(field, list === undefined ? explainNoEntry(field) : explainMissing(page, field)),
      ),
      ...LIST_FIELDS.filter((field) => has(page, field)).flatMap((field) =>
        at(field, explainList(page, field)),
      ),
      ...(list === undefined ? [] : warnOfDraftList(page, lists.get(list))),
    ];
  });
}

/** Only the page itself is a draft: its entries would be on the public site without their list. */
function warnOfDraftList(entry: ParsedFile, list: ParsedFile | undefined): Finding[] {
  const isDraft = (page: ParsedFile | undefined) => valueAt(page?.data, ["draft"]) === true;
  if (!isDraft(list) || isDraft(entry)) return [];
  const message = `the list /${list?.name} is a draft, but this entry is not and becomes public without it; add the line \`draft: true\` here too`;
  return [warningAtField(entry.source, ["date"], message)];
}

/** What is wrong with a field of a page that is not an entry. */
function explainNoEntry(field: string): string {
  const cure = field === "embargo" ? "write `draft: true` instead" : "delete this line";
  return `does nothing here, because this page is no entry: only pages beside an \`index.mdx\` with \`list: news\` or \`list: publications\` are; ${cure}`;
}

/** What an entry without this field lacks. */
function explainMissing(page: ParsedFile, field: string): string | undefined {
  if (field === "date")
    return "is missing, expected the day of this entry; add a line such as `date: 2026-11-24`";
  if (field === "alt" && has(page, "image"))
    return "is missing, expected what the image shows, for readers who cannot see it; add the line `alt:` with one sentence";
  return field === "image" && has(page, "alt")
    ? "is missing, expected the image that `alt:` describes; add a line such as `image: ./images/study.jpg`"
    : undefined;
}

/** What is wrong with a field of lists. */
function explainList(page: ParsedFile, field: string): string | undefined {
  if (!has(page, "list"))
    return "does nothing here, because this page is no list; delete this line, or add the line `list: news`";
  return field !== "list" || page.file.endsWith("/index.mdx")
    ? undefined
    : `does nothing here, because a list is the \`index.mdx\` of its folder; rename this file to content/${page.name}/index.mdx`;
}

/** Whether the page is, or is meant to be, the list of a folder. */
function isList(page: ParsedFile): boolean {
  return has(page, "list") && page.file.endsWith("/index.mdx");
}

function has({ data }: ParsedFile, field: string): boolean {
  return valueAt(data, [field]) !== undefined;
}
