import { isDay, isTimeZone } from "../../schema/dates";
import { previewLabel, siteDate } from "../env";
import { withOffset } from "./event-times";
import type { CheckedPage, Unpublished } from "./model";
import { textAt } from "./source-file";

/**
 * Returns today in the company's time zone. @param site the fields of `site.mdx`, checked or not
 */
export function todayOf(site: unknown): string {
  return siteDate(zoneOf(site));
}

function zoneOf(site: unknown): string {
  const timeZone = textAt(site, ["timeZone"]);
  return isTimeZone(timeZone) ? timeZone : "UTC";
}

/** Explains why a page is not published yet; of two days, by the later one. @param data the fields as written */
export function unpublishedBy(data: unknown, today: string): Unpublished | undefined {
  if (textAt(data, ["draft"]) === "true") return { words: "a draft" };
  // Don't wait for the date of an event, because it is announced before its day.
  const date = textAt(data, ["starts"]) ? "" : dayAt(data, "date");
  const embargo = dayAt(data, "embargo");
  const until = [date, embargo].toSorted().at(-1) ?? "";
  if (!until || until <= today) return undefined;
  return { until, words: `${until === embargo ? "under embargo until" : "dated"} ${until}` };
}

/** Returns the day in a field; empty for an invalid one. */
function dayAt(data: unknown, field: string): string {
  const day = textAt(data, [field]);
  return isDay(day) ? day : "";
}

/** Tells whether a build leaves a page out; development and previews show all. */
export function isHidden(page: CheckedPage | undefined, isDev: boolean): boolean {
  return page?.unpublished !== undefined && !isDev && previewLabel() === undefined;
}

/** Limits a day to today: feeds, calendars and sitemaps take no date to come. */
export function publicDay(date: string, today: string): string {
  return date < today ? date : today;
}

/** Returns when the public day of a date begins in the company's time zone. @param site the fields of `site.mdx` */
export function publicTime(date: unknown, site: unknown): string {
  return withOffset(`${publicDay(String(date), todayOf(site))}T00:00:00`, zoneOf(site));
}

/** Tells whether the banner has expired. @param site the fields of `site.mdx` */
export function isBannerExpired(site: unknown): boolean {
  const until = textAt(site, ["banner", "until"]);
  return until !== "" && until < todayOf(site);
}

/** Lists unpublished pages: `/news/first is under embargo until 2026-11-24`. */
export function listUnpublished(
  pages: Iterable<{ url: string | undefined; unpublished: Unpublished | undefined }>,
): string[] {
  const named = [...pages].flatMap(({ url, unpublished }) =>
    url && unpublished ? `${url} is ${unpublished.words}` : [],
  );
  return named.toSorted();
}
