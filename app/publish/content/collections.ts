// Checked pages of prose in; out the same pages with what their collections add: a list gets its entries, and further
// pages for more than 20 of them; an entry gets its neighbours.
import type { Collection, EntryLink } from "../../schema/collections";
import type { Page } from "../../schema/pages";
import type { CheckedPage } from "./source/model";

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
      .toSorted((a, b) => linkTo(b).date.localeCompare(linkTo(a).date));
    const links = entries.map(linkTo);
    joined.set(index.path, pagesOfList(index, links));
    entries.forEach((entry, at) => {
      const neighbours = { newer: links[at - 1], older: links[at + 1] };
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
function isList(page: CheckedPage): boolean {
  return fieldsOf(page).list !== undefined;
}

function pagesOfList(index: CheckedPage, entries: EntryLink[]): CheckedPage[] {
  const total = Math.max(1, Math.ceil(entries.length / PER_PAGE));
  const urlOf = (page: number) => `${index.url}${page === 1 ? "" : `/page-${page}`}`;
  const linkTo = (page: number) => (page < 1 || page > total ? undefined : { to: urlOf(page) });
  return Array.from({ length: total }, (_, at) => {
    const number = at + 1;
    const page = withCollection(index, index, {
      entries: entries.slice(at * PER_PAGE, number * PER_PAGE),
      newer: linkTo(number - 1),
      older: linkTo(number + 1),
    });
    if (number === 1) return page;
    const { nav: __, ...fields } = page.frontmatter;
    return {
      ...page,
      path: `${page.path}?page=${number}`,
      name: `${page.name}/page-${number}`,
      url: urlOf(number),
      frontmatter: { ...fields, title: `${fieldsOf(page).title} (${number})` },
    };
  });
}

function withCollection(
  page: CheckedPage,
  index: CheckedPage,
  own: Partial<Collection>,
): CheckedPage {
  const { title, list: kind = "news", boilerplate, contact } = fieldsOf(index);
  const collection = { kind, title, to: index.url ?? "", boilerplate, contact, ...own };
  return { ...page, collection };
}

function linkTo(page: CheckedPage): EntryLink {
  const { title, headline = title, date = "", lead } = fieldsOf(page);
  return { to: page.url ?? "", headline, date, lead };
}

function fieldsOf({ frontmatter }: CheckedPage): Page<"prose"> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}
