// Says why a public build leaves a page out: it is a draft, or its day has not come.
import { previewLabel, siteDate } from "../env";
import type { CheckedPage, Unpublished } from "./source/model";
import { textAt } from "./source/source-file";

/**
 * Why a page is not published yet; undefined when it is. Of two days the later one counts.
 * @param data the fields as they were written
 */
export function unpublishedBy(data: unknown): Unpublished | undefined {
  if (textAt(data, ["draft"]) === "true") return { words: "a draft" };
  // An event is announced before its day.
  const date = textAt(data, ["starts"]) ? "" : textAt(data, ["date"]);
  const embargo = textAt(data, ["embargo"]);
  const until = [date, embargo].toSorted().at(-1) ?? "";
  if (!until || until <= siteDate()) return undefined;
  return { until, words: `${until === embargo ? "under embargo until" : "dated"} ${until}` };
}

/** Whether a build must contain nothing of a page: it shows in development, and in previews, which have a label. */
export function isHidden(page: CheckedPage | undefined, isDev: boolean): boolean {
  return page?.unpublished !== undefined && !isDev && previewLabel() === undefined;
}

/** The day of a page for programs, which take none to come: an event may be announced before its day, and a preview shows all. */
export function publicDay(date: string): string {
  return date < siteDate() ? date : siteDate();
}

/** Whether visitors no longer see a banner. @param banner the field of `site.mdx` */
export function isBannerExpired(banner: unknown): boolean {
  const until = textAt(banner, ["until"]);
  return until !== "" && until < siteDate();
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
