import { resolve } from "node:path";

import type { Collection, Entry } from "../../content";
import type { Page } from "../../schema/pages";
import type { Site } from "../../schema/site";
import { makeOnce } from "../make-once";
import { checkOnce, type CheckedContent } from "../content/check-once";
import { folderOf } from "../content/file-names";
import type { CheckedFile } from "../content/model";
import { previewLabel } from "../env";

export interface ShownFile extends CheckedFile {
  /** Its menu has no links to pages that are left out. */
  site: Site;
  /** The newest entries, by folder. */
  lists: Record<string, Entry[]>;
  /** For a list and its entries. */
  collection?: Collection | undefined;
}

/** How many entries of a list other pages show. */
const NEWEST = 3;

const results = makeOnce("shown", () => new WeakMap<CheckedContent, Map<string, ShownFile>>());

/** Reads the files that are shown, by absolute path. */
export async function readShown(root: string, isDev = false): Promise<Map<string, ShownFile>> {
  const checked = await checkOnce(root);
  const finished = results.get(checked);
  if (finished) return finished;
  const shown = pickShown(checked.files.values(), isDev);
  const byPath = new Map(shown.map((each) => [resolve(root, each.file), each]));
  results.set(checked, byPath);
  return byPath;
}

/** Selects the files that a build shows, and adds `site.mdx` and the entries of lists to each. */
export function pickShown(files: Iterable<CheckedFile>, isDev: boolean): ShownFile[] {
  const showsDrafts = isDev || previewLabel() !== undefined;
  const shown = [...files].filter(({ isDraft }) => showsDrafts || !isDraft);
  const site = readSite(shown);
  const indexes = new Map(
    shown.filter((page) => readFields(page).list).map((page) => [page.name, page]),
  );
  const entriesOf = (list: string) =>
    shown
      .filter(({ name }) => indexes.has(list) && folderOf(name) === list)
      .map((page) => toEntry(page, site.language))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  const collectionOf = (page: CheckedFile): Collection | undefined => {
    const list = indexes.get(folderOf(page.name)) ?? indexes.get(page.name);
    if (!list) return undefined;
    const ofList = { title: readFields(list).title, to: list.path ?? "" };
    if (list === page) return { ...ofList, entries: entriesOf(page.name) };
    return { ...ofList, dateInWords: toEntry(page, site.language).dateInWords };
  };
  return shown.map((page) => {
    const lists: ShownFile["lists"] = {};
    for (const name of page.listNames) lists[name] = entriesOf(name).slice(0, NEWEST);
    return { ...page, site, lists, collection: collectionOf(page) };
  });
}

function readSite(shown: readonly CheckedFile[]): Site {
  const paths = shown.map(({ path }) => path);
  const site = shown.find(({ name }) => name === "site");
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of site.mdx has checked them
  const fields = site?.frontmatter as Site;
  return { ...fields, nav: fields.nav.filter(({ to }) => paths.includes(to.replace(/#.*/, ""))) };
}

function toEntry(page: CheckedFile, language: string): Entry {
  const { title, headline = title, date = "", lead } = readFields(page);
  const dateInWords = date && formatDate(date, language);
  return { to: page.path ?? "", headline, date, dateInWords, lead };
}

/** Formats a year, a month or a day ("June 2025") in the build: browsers would use other words. */
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

/** Reads the fields of a page without its own layout. */
export function readFields({ frontmatter }: CheckedFile): Page<"prose"> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}
