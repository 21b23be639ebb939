// Checked pages of prose in; out the same pages with what their collections add: a list gets its entries, and further
// pages for more than 20 of them; an entry gets its neighbours.
import type { Collection, EntryLink } from "../../schema/collections";
import type { CheckedPage } from "./source/model";
import { valueAt } from "./source/source-file";

/** How many entries a page of a list has, and a feed. */
const PER_PAGE = 20;

/** The names of the further pages of a list. */
export const FURTHER_PAGE = /\/page-\d+$/;

/** @param pages those that the build shows; others are no one's neighbours */
export function joinCollections(pages: readonly CheckedPage[]): CheckedPage[] {
  const lists = new Map(pages.filter(isList).map((index) => [index.name, index]));
  const joined = new Map<string, CheckedPage[]>();
  for (const [name, index] of lists) {
    const entries = pages
      .filter((page) => !isList(page) && collectionOf(page.name, lists) === name)
      .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
    joined.set(index.path, pagesOfList(index, entries.map(linkTo)));
    entries.forEach((entry, at) => {
      const [newer, older] = [entries[at - 1], entries[at + 1]];
      const neighbours = {
        ...(newer && { newer: linkTo(newer) }),
        ...(older && { older: linkTo(older) }),
      };
      joined.set(entry.path, [withCollection(entry, index, neighbours)]);
    });
  }
  return pages.flatMap((page) => joined.get(page.path) ?? page);
}

/** The name of the collection that a page belongs to: the nearest folder above it that is one. */
export function collectionOf(
  name: string,
  lists: { has: (name: string) => boolean },
): string | undefined {
  const folders = name.split("/").slice(0, -1);
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
  return above.find((folder) => lists.has(folder));
}

/** Whether the fields make a page the list of its folder. */
function isList({ frontmatter }: CheckedPage): boolean {
  return frontmatter["list"] !== undefined;
}

function pagesOfList(index: CheckedPage, entries: EntryLink[]): CheckedPage[] {
  const total = Math.max(1, Math.ceil(entries.length / PER_PAGE));
  const urlOf = (page: number) => index.url + (page === 1 ? "" : `/page-${page}`);
  return Array.from({ length: total }, (_, at) => {
    const page = withCollection(index, index, {
      entries: entries.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
      ...(at > 0 && { newer: { to: urlOf(at) } }),
      ...(at + 1 < total && { older: { to: urlOf(at + 2) } }),
    });
    if (at === 0) return page;
    const { nav: __, ...fields } = page.frontmatter;
    return {
      ...page,
      path: `${page.path}?page=${at + 1}`,
      name: `${page.name}/page-${at + 1}`,
      url: urlOf(at + 1),
      frontmatter: { ...fields, title: `${String(fields["title"])} (${at + 1})` },
    };
  });
}

function withCollection(
  page: CheckedPage,
  index: CheckedPage,
  own: Partial<Collection>,
): CheckedPage {
  const { url: to = "", frontmatter } = index;
  const textOf = (field: string) =>
    field in frontmatter ? { [field]: String(frontmatter[field]) } : {};
  const kind = frontmatter["list"] === "publications" ? "publications" : "news";
  const title = String(frontmatter["title"]);
  return {
    ...page,
    collection: { kind, title, to, ...textOf("boilerplate"), ...textOf("contact"), ...own },
  };
}

function linkTo({ url = "", frontmatter }: CheckedPage): EntryLink {
  const { title, headline = title, date, lead } = frontmatter;
  return {
    ...{ to: url, headline: String(headline), date: String(date) },
    ...(typeof lead === "string" && { lead }),
  };
}

function dateOf({ frontmatter }: CheckedPage): string {
  return String(valueAt(frontmatter, ["date"]));
}
