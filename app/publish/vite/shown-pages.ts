import type { Collection, Entry } from "../../content";
import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import { shared } from "../build-memo";
import { checkOnce, type CheckedContent } from "../content/check-once";
import { listOf } from "../content/collection";
import type { CheckedPage } from "../content/model";
import { previewLabel } from "../env";

/** A page with what a build adds to it. */
export interface ShownPage extends CheckedPage {
  /** The fields of `site.mdx`, without links to pages that are left out. */
  frame: Frame;
  /** For a list and its entries. */
  collection?: Collection | undefined;
}

/** How many entries of a list other pages show. */
const NEWEST = 3;

const results = shared("shown", () => new WeakMap<CheckedContent, Map<string, ShownPage>>());

/** Reads the pages that a build or the development server shows, by the path of their file. */
export async function readShown(root: string, isDev = false): Promise<Map<string, ShownPage>> {
  const checked = await checkOnce(root);
  const shown = results.get(checked);
  if (shown) return shown;
  const pages = shownPages(checked.pages.values(), isDev);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  results.set(checked, byPath);
  return byPath;
}

/** Selects the pages that a build shows, with their frame and the entries of lists. */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): ShownPage[] {
  const all = [...pages];
  const showsDrafts = isDev || previewLabel() !== undefined;
  const hidden = showsDrafts ? [] : all.filter(({ isDraft }) => isDraft);
  const shown = all.filter((page) => !hidden.includes(page));
  const frame = makeFrame(all, new Set(hidden.map(({ url }) => url)));
  const lists = new Map(
    shown
      .filter((page) => readFields(page).list)
      .map((list) => [list.name, makeList(list, shown, frame.language)]),
  );
  return shown.map((page) => {
    const newest = (name: string) => lists.get(name)?.entries.slice(0, NEWEST) ?? [];
    const named = Object.keys(page.lists).map((name) => [name, newest(name)] as const);
    const around = { ...page, frame, lists: Object.fromEntries(named) };
    const list = lists.get(listOf(page.name));
    if (!list) return { ...around, collection: lists.get(page.name) };
    const { when } = toEntry(page, frame.language);
    return { ...around, collection: { title: list.title, to: list.to, when } };
  });
}

/** Takes the links to drafts out of the menu. */
function makeFrame(pages: readonly CheckedPage[], hidden: ReadonlySet<string | undefined>): Frame {
  const site = pages.find(({ name }) => name === "site");
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of site.mdx has checked them
  const fields = site?.frontmatter as Frame;
  return { ...fields, nav: fields.nav.filter(({ to }) => !hidden.has(to.replace(/#.*/, ""))) };
}

/** Lists the pages in the folder of a list, newest first. */
function makeList(list: CheckedPage, pages: readonly CheckedPage[], language: string) {
  const entries = pages
    .filter(({ name }) => listOf(name) === list.name)
    .map((page) => toEntry(page, language))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return { title: readFields(list).title, to: list.url ?? "", entries };
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
