import type { Collection, Entry } from "../../content";
import { MAX_LATEST } from "../../schema/collections";
import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import { computeEventTimes, formatEventTime } from "./event-times";
import { isHidden, todayOf } from "./publication";
import { hasLayout, isFrame, findList } from "./collection";
import type { CheckedPage } from "./model";
import { framesOf } from "./frames";
import { translationsOf } from "./translations";

type FramedPage = CheckedPage & { frame: Frame };

/**
 * Selects the pages that this build shows, those with layouts first, with frames, translations, and entries of lists
 * and their neighbors.
 */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const frames = framesOf(all, isDev);
  const shown = all
    .filter((page) => !isHidden(page, isDev))
    .map((page) => ({ ...page, frame: frames(page.name) }));
  const laidOut = shown.filter(({ name }) => hasLayout(name));
  const prose = shown
    .filter(({ name }) => !hasLayout(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lists = new Map(prose.filter(isListPage).map((list) => [list.name, list]));
  const today = todayOf(all.find(({ name }) => name === "site")?.frontmatter);
  const entriesOf = (list: CheckedPage) =>
    prose
      .filter((page) => !isListPage(page) && findList(page.name, lists) === list.name)
      .filter((page) => (readProseFields(page).until ?? today) >= today)
      .map(toEntryLink)
      .toSorted((a, b) => b.date.localeCompare(a.date));
  const entries = new Map([...lists].map(([name, list]) => [name, entriesOf(list)]));
  const groupsOf = (list: FramedPage) => inGroups(entries.get(list.name) ?? [], list, today);
  const groups = new Map([...lists].map(([name, list]) => [name, groupsOf(list)]));
  const collected = prose.map((page) => {
    const own = groups.get(page.name);
    if (own) return withCollection(page, page, { entries: own });
    const list = lists.get(findList(page.name, lists) ?? "");
    const others = entries.get(list?.name ?? "") ?? [];
    const at = others.findIndex(({ to }) => to === page.url);
    // Don't look at neighbors of an expired job, because no list contains it.
    const neighbors = at < 0 ? {} : { newer: others[at - 1], older: others[at + 1] };
    const { when } = toEntryLink(page);
    const times = computeEventTimes(readProseFields(page));
    return list ? withCollection(page, list, { when, ...times, ...neighbors }) : page;
  });
  const result = [...laidOut.map((page) => withFrame(page, all)), ...collected];
  const translations = translationsOf(result);
  const latest = (name: string) => (groups.get(name) ?? []).slice(0, MAX_LATEST);
  return result.map((page) => ({
    ...page,
    translations: translations.get(page.url ?? ""),
    lists: Object.fromEntries(Object.keys(page.lists).map((name) => [name, latest(name)])),
  }));
}

/** Adds to a frame what it inherits. */
function withFrame(page: FramedPage, all: readonly CheckedPage[]): CheckedPage {
  if (!isFrame(page.name)) return page;
  const inherited = all.find(({ name }) => name === "site")?.images ?? [];
  const images = new Map([...inherited, ...page.images]);
  return { ...page, frontmatter: page.frame, images };
}

function isListPage(page: CheckedPage): boolean {
  return readProseFields(page).list !== undefined;
}

function withCollection(
  page: CheckedPage,
  list: CheckedPage,
  own: Partial<Collection>,
): CheckedPage {
  const { title, list: kind = "news", boilerplate, contact } = readProseFields(list);
  const collection = { kind, title, to: list.url ?? "", boilerplate, contact, ...own };
  return { ...page, collection };
}

/** Groups entries: coming events, soonest first; past events, latest first; then all others. */
function inGroups(entries: Entry[], list: FramedPage, today: string): Entry[] {
  const { labels } = list.frame;
  const { coming = labels.coming, past = labels.past } = readProseFields(list);
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

function toEntryLink(page: FramedPage): Entry {
  const { title, headline = title } = readProseFields(page);
  const { dates: locale } = page.frame;
  const { date = "", lead, starts, ends, place, webcast } = readProseFields(page);
  const days = date && formatDates(starts ?? date, ends ?? starts ?? date, locale);
  const when = [days, formatEventTime(readProseFields(page), locale)].filter(Boolean).join(" · ");
  return { to: page.url ?? "", headline, date, when, lead, starts, ends, place, webcast };
}

/**
 * Formats a range of years, months or days, or a single one: "June 2025". Only the build does so, because browsers'
 * words for dates differ from Node's.
 */
export function formatDates(first: string, last: string, locale: string): string {
  const [, month, day] = first.split("-");
  const words = new Intl.DateTimeFormat(locale, {
    // Don't use `dateStyle`, because it writes Japanese and Chinese ranges in digits only.
    year: "numeric",
    month: month ? "long" : undefined,
    day: day ? "numeric" : undefined,
    timeZone: "UTC",
  });
  return words.formatRange(new Date(first), new Date(last));
}

function readProseFields({ frontmatter }: CheckedPage): Page<"prose"> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of these pages has checked them
  return frontmatter as Page<"prose">;
}
