// Says why a public build leaves a page out: it is a draft, or its day has not come.
import { explainDay, explainTimeZone } from "../../schema/dates";
import { previewLabel, siteDate } from "../env";
import type { CheckedPage, Unpublished } from "./source/model";
import { textAt } from "./source/source-file";

/** Today in the company's time zone. @param site the fields of `site.mdx`, as they were written or checked */
export function todayOf(site: unknown): string {
  const timeZone = textAt(site, ["timeZone"]);
  return siteDate(timeZone && !explainTimeZone(timeZone) ? timeZone : "UTC");
}

/**
 * Why a page is not published yet; undefined when it is. Of two days the later one counts.
 * @param data the fields as they were written
 */
export function unpublishedBy(data: unknown, today: string): Unpublished | undefined {
  if (textAt(data, ["draft"]) === "true") return { words: "a draft" };
  // An event is announced before its day.
  const date = textAt(data, ["starts"]) ? "" : dayAt(data, "date");
  const embargo = dayAt(data, "embargo");
  const until = [date, embargo].toSorted().at(-1) ?? "";
  if (!until || until <= today) return undefined;
  return { until, words: `${until === embargo ? "under embargo until" : "dated"} ${until}` };
}

/** A day among the fields; empty for what is none, of which the schema says what is wrong. */
function dayAt(data: unknown, field: string): string {
  const day = textAt(data, [field]);
  return explainDay(day) ? "" : day;
}

/** Whether a build must contain nothing of a page: it shows in development, and in previews, which have a label. */
export function isHidden(page: CheckedPage | undefined, isDev: boolean): boolean {
  return page?.unpublished !== undefined && !isDev && previewLabel() === undefined;
}

/** The day of a page for programs, which take none to come: an event may be announced before its day, and a preview shows all. */
export function publicDay(date: string, today: string): string {
  return date < today ? date : today;
}

/** Whether visitors no longer see the banner. @param site the fields of `site.mdx` */
export function isBannerExpired(site: unknown): boolean {
  const until = textAt(site, ["banner", "until"]);
  return until !== "" && until < todayOf(site);
}

/** The pages that wait, each with the reason: `/news/first is under embargo until 2026-11-24`. */
export function listUnpublished(
  pages: Iterable<{ url: string | undefined; unpublished: Unpublished | undefined }>,
): string[] {
  const named = [...pages].flatMap(({ url, unpublished }) =>
    url && unpublished ? `${url} is ${unpublished.words}` : [],
  );
  return named.toSorted();
}
