import type { Collection, Entry } from "../../content";
import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import { hasLayout, listOf } from "../content/collection";
import type { CheckedPage } from "../content/model";
import { previewLabel } from "../env";

/** A page with what a build adds to it. */
export interface ShownPage extends CheckedPage {
  /** The fields of `site.mdx`, without links to pages that are left out. */
  frame: Frame;
  /** For a list and its entries. */
  collection?: Collection;
}

/** How many entries of a list other pages show. */
const NEWEST = 3;

/** Tells whether a build leaves a page out; development and previews show drafts. */
export function isHidden(page: CheckedPage, isDev: boolean): boolean {
  return page.isDraft && !isDev && previewLabel() === undefined;
}

/** Selects the pages that a build shows, those with layouts first, with their frame and the entries of lists. */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): ShownPage[] {
  const all = [...pages];
  const frame = makeFrame(all, isDev);
  const shown = all.filter((page) => !isHidden(page, isDev));
  const prose = shown.filter(({ name }) => !hasLayout(name)).toSorted(byName);
  const lists = prose.filter((page) => readFields(page).list);
  const entries = new Map(
    lists.map((list) => [list.name, listEntries(list, prose, frame.language)] as const),
  );
  return [...shown.filter(({ name }) => hasLayout(name)), ...prose].map((page) => {
    const list = lists.find(({ name }) => name === page.name || name === listOf(page.name));
    const newest = (name: string) => (entries.get(name) ?? []).slice(0, NEWEST);
    const named = Object.keys(page.lists).map((name) => [name, newest(name)] as const);
    const around = { ...page, frame, lists: Object.fromEntries(named) };
    if (!list) return around;
    const { title } = readFields(list);
    const to = list.url ?? "";
    if (list === page)
      return { ...around, collection: { title, to, entries: entries.get(page.name) } };
    return { ...around, collection: { title, to, when: toEntry(page, frame.language).when } };
  });
}

/** Takes the links to drafts out of the menu. */
function makeFrame(pages: readonly CheckedPage[], isDev: boolean): Frame {
  const site = pages.find(({ name }) => name === "site");
  if (!site) throw new Error("no site.mdx");
  const hidden = new Set(pages.filter((page) => isHidden(page, isDev)).map(({ url }) => url));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of site.mdx has checked them
  const fields = site.frontmatter as Frame;
  return { ...fields, nav: fields.nav.filter(({ to }) => !hidden.has(to.replace(/#.*/, ""))) };
}

/** Lists the pages in the folder of a list, newest first. */
function listEntries(list: CheckedPage, pages: readonly CheckedPage[], language: string): Entry[] {
  return pages
    .filter(({ name }) => listOf(name) === list.name)
    .map((page) => toEntry(page, language))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

function toEntry(page: CheckedPage, language: string): Entry {
  const { title, headline = title, date = "", lead } = readFields(page);
  return { to: page.url ?? "", headline, date, when: date && formatDate(date, language), lead };
}

/**
 * Formats a year, a month or a day: "June 2025". Only the build does so, because browsers' words for dates differ from
 * Node's.
 */
export function formatDate(date: string, language: string): string {
  const [, month, day] = date.split("-");
  const words = new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: month ? "long" : undefined,
    day: day ? "numeric" : undefined,
    timeZone: "UTC",
  });
  return words.format(new Date(date));
}

function readFields({ frontmatter }: CheckedPage): Page<"prose"> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}

function byName(a: CheckedPage, b: CheckedPage): number {
  return a.name < b.name ? -1 : 1;
}
