// Selects the pages that this build shows, and adds what their lists know: to a list its entries, to an entry its
// neighbors.
import type { Collection, Entry } from "../../content";
import { MAX_LATEST } from "../../schema/collections";
import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import { eventTimes, timeInWords } from "./event-times";
import { isHidden, todayOf } from "./publication";
import { hasLayout, isFrame, listOf } from "./source/collection";
import type { CheckedPage } from "./source/model";
import { framesOf } from "./frames";
import { translationsOf } from "./translations";

/** A page with the frame of its language. */
type FramedPage = CheckedPage & { frame: Frame };

/** The prose pages that this build shows. No other page is an entry or a neighbor. */
export function prosePages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const frames = framesOf(all, isDev);
  const shown = all
    .filter((page) => !hasLayout(page.name) && !isHidden(page, isDev))
    .map((page) => ({ ...page, frame: frames(page.name) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lists = new Map(shown.filter(isList).map((list) => [list.name, list]));
  const today = todayOf(all.find(({ name }) => name === "site")?.frontmatter);
  const entriesOf = (list: CheckedPage) =>
    shown
      .filter((page) => !isList(page) && listOf(page.name, lists) === list.name)
      .filter((page) => (fieldsOf(page).until ?? today) >= today)
      .map(linkTo)
      .toSorted((a, b) => b.date.localeCompare(a.date));
  const entries = new Map([...lists.values()].map((list) => [list, entriesOf(list)]));
  return shown.map((page) => {
    if (isList(page))
      return withCollection(page, page, {
        entries: inGroups(entries.get(page) ?? [], page, today),
      });
    const list = lists.get(listOf(page.name, lists) ?? "");
    const others = (list && entries.get(list)) ?? [];
    const at = others.findIndex(({ to }) => to === page.url);
    // A job that is over is in no list.
    const neighbors = at < 0 ? {} : { newer: others[at - 1], older: others[at + 1] };
    const { when } = linkTo(page);
    const times = eventTimes(fieldsOf(page));
    return list ? withCollection(page, list, { when, ...times, ...neighbors }) : page;
  });
}

/** These and the pages with a layout of their own, each with the entries that its tags show, and its translations. */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const frames = framesOf(all, isDev);
  const laidOut = all
    .filter((page) => hasLayout(page.name) && !isHidden(page, isDev))
    .map((page) => withFrame(page, frames(page.name), all));
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

/** A page with its frame; a frame itself is whole, with the fields and images that it has from the site's own. */
function withFrame(page: CheckedPage, frame: Frame, all: readonly CheckedPage[]): CheckedPage {
  if (!isFrame(page.name)) return { ...page, frame };
  const inherited = all.find(({ name }) => name === "site")?.images ?? [];
  const images = new Map([...inherited, ...page.images]);
  return { ...page, frame, frontmatter: frame, images };
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
function inGroups(entries: Entry[], list: FramedPage, today: string): Entry[] {
  const { labels } = list.frame;
  const { coming = labels.coming, past = labels.past } = fieldsOf(list);
  const isComing = ({ starts, ends = starts }: Entry) => (ends ?? "") >= today;
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

function linkTo(page: FramedPage): Entry {
  const { title, headline = title } = fieldsOf(page);
  const { dates: locale } = page.frame;
  const { date = "", lead, starts, ends, place, webcast } = fieldsOf(page);
  const days = date && daysInWords(starts ?? date, ends ?? starts ?? date, locale);
  const when = [days, timeInWords(fieldsOf(page), locale)].filter(Boolean).join(" · ");
  return { to: page.url ?? "", headline, date, when, lead, starts, ends, place, webcast };
}

/** Written by the build: browsers know other words for dates than Node does. */
function daysInWords(first: string, last: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, {
    // With `dateStyle`, Japanese and Chinese ranges are written in figures only.
    ...{ year: "numeric", month: "long", day: "numeric" },
    timeZone: "UTC",
  });
  return words.formatRange(new Date(first), new Date(last));
}

function fieldsOf({ frontmatter }: CheckedPage): Page<"prose"> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}
