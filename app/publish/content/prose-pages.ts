// Selects the pages that this build shows, adds what their collections know (to a list its entries, to an entry its
// neighbours), and orders the links of the top bar.
import {
  EVENT_HEADINGS,
  MAX_LATEST,
  type Collection,
  type EntryLink,
} from "../../schema/collections";
import { SITE_LANGUAGE } from "../../schema/languages";
import type { Page } from "../../schema/pages";
import { siteDate } from "../env";
import { eventTimes, timeInWords } from "./event-times";
import { isHidden } from "./publication";
import { hasLayout } from "./source/collection";
import type { CheckedPage } from "./source/model";
import { textAt } from "./source/source-file";
import { translationsOf } from "./translations";

/** The prose pages that this build shows. No other page is an entry or a neighbour. */
export function prosePages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const site = all.find(({ name }) => name === "site");
  const siteLocale = textAt(site?.frontmatter, ["dates"]) || "en-US";
  const localeOf = (page: CheckedPage) => fieldsOf(page).lang ?? siteLocale;
  const shown = all
    .filter((page) => !hasLayout(page.name) && !isHidden(page, isDev))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lists = new Map(shown.filter(isList).map((list) => [list.name, list]));
  const entriesOf = (list: CheckedPage) =>
    shown
      .filter((page) => !isList(page) && collectionOf(page.name, lists) === list.name)
      .map((page) => linkTo(page, localeOf(list)))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  const entries = new Map([...lists.values()].map((list) => [list, entriesOf(list)]));
  return shown.map((page) => {
    if (isList(page))
      return withCollection(page, page, { entries: inGroups(entries.get(page) ?? [], page) });
    const list = lists.get(collectionOf(page.name, lists) ?? "");
    const others = (list && entries.get(list)) ?? [];
    const at = others.findIndex(({ to }) => to === page.url);
    const neighbours = { newer: others[at - 1], older: others[at + 1] };
    const { when } = linkTo(page, localeOf(page));
    const times = eventTimes(fieldsOf(page));
    return list ? withCollection(page, list, { when, ...times, ...neighbours }) : page;
  });
}

/** These and the pages with a layout of their own, each with the entries that its tags show, and its translations. */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const laidOut = all.filter((page) => hasLayout(page.name) && !isHidden(page, isDev));
  const prose = prosePages(all, isDev);
  const entries = new Map(prose.map(({ name, collection }) => [name, collection?.entries ?? []]));
  const latest = (name: string) => (entries.get(name) ?? []).slice(0, MAX_LATEST);
  const shown = [...laidOut, ...prose];
  const translations = translationsOf(shown);
  return shown.map((page) => ({
    ...page,
    translations: translations.get(page.url ?? ""),
    lists: Object.fromEntries(Object.keys(page.lists).map((name) => [name, latest(name)])),
  }));
}

/**
 * The links of the top bar: those of `site.mdx`, which count 10, 20, 30 and so on, without the ones to pages that the
 * build leaves out; and those that pages ask for with `nav:`, by their `navOrder:`, else last.
 */
export function menuLinks(pages: Iterable<CheckedPage>, isDev: boolean): MenuLink[] {
  const all = [...pages];
  const { nav: written } = all.find(({ name }) => name === "site")?.frontmatter ?? {};
  const hidden = all.filter((page) => isHidden(page, isDev)).map(({ url }) => url);
  const own = (Array.isArray(written) ? written : [])
    .map((link: MenuLink, index) => ({ link, order: 10 * (index + 1) }))
    .filter(({ link }) => !hidden.includes(link.to.replace(/#.*/, "")));
  const asked = prosePages(all, isDev).flatMap(({ url, frontmatter }) => {
    const { nav, navOrder = Number.MAX_VALUE, title } = frontmatter;
    const label = String(nav === true ? title : nav);
    return url && nav ? [{ link: { label, to: url }, order: Number(navOrder) }] : [];
  });
  return [...own, ...asked].toSorted((a, b) => a.order - b.order).map(({ link }) => link);
}

interface MenuLink {
  label: string;
  to: string;
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

function withCollection(
  page: CheckedPage,
  list: CheckedPage,
  own: Partial<Collection>,
): CheckedPage {
  const { title, list: kind = "news", boilerplate, contact } = fieldsOf(list);
  const collection = { kind, title, to: list.url ?? "", boilerplate, contact, ...own };
  return { ...page, collection };
}

/** Entries as their list shows them: events to come, the soonest first; past events, the latest first; all others. */
function inGroups(entries: EntryLink[], list: CheckedPage): EntryLink[] {
  const { coming = EVENT_HEADINGS.coming, past = EVENT_HEADINGS.past } = fieldsOf(list);
  const isComing = ({ starts, ends = starts }: EntryLink) => (ends ?? "") >= siteDate();
  const events = entries
    .filter(({ starts }) => starts)
    .toSorted((a, b) => (b.starts ?? "").localeCompare(a.starts ?? ""))
    .map((event) => ({ ...event, group: isComing(event) ? coming : past }));
  return [
    ...events.filter(isComing).toReversed(),
    ...events.filter((event) => !isComing(event)),
    ...entries.filter(({ starts }) => !starts),
  ];
}

/** @param locale of the page that shows the link */
function linkTo(page: CheckedPage, locale: string): EntryLink {
  const { title, headline = title, lang = SITE_LANGUAGE } = fieldsOf(page);
  const { date = "", lead, starts, ends, place, webcast } = fieldsOf(page);
  const days = date && daysInWords(starts ?? date, ends ?? starts ?? date, locale);
  const when = [days, timeInWords(fieldsOf(page), locale)].filter(Boolean).join(" · ");
  return { to: page.url ?? "", headline, lang, date, when, lead, starts, ends, place, webcast };
}

/** Written by the build: browsers know other words for dates than Node does. */
function daysInWords(first: string, last: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return words.formatRange(new Date(first), new Date(last));
}

function fieldsOf({ frontmatter }: CheckedPage): Page<"prose"> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}
