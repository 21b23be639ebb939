import ical, { ICalEventTransparency } from "ical-generator";

import type { Page } from "../../schema/pages";
import { computeEventTimes } from "../content/event-times";
import { publicTime } from "../content/publication";
import type { CheckedPage } from "../content/model";

/** Makes a calendar of each shown list by file name. @param site the public address, with a trailing slash */
export function makeCalendars(pages: readonly CheckedPage[], site: string): Map<string, string> {
  const fields = pages.find(({ name }) => name === "site")?.frontmatter;
  const calendars = new Map<string, string>();
  for (const { name, url, collection, frame } of pages) {
    const isEvent = (page: CheckedPage) =>
      page.collection?.to === url && page.frontmatter["starts"] !== undefined;
    const events = collection?.entries ? pages.filter(isEvent) : [];
    if (events.length === 0) continue;
    const company = frame?.name ?? "";
    const calendar = ical({
      name: `${collection?.title} · ${company}`,
      prodId: { company, product: "events" },
      events: events.map((page) =>
        eventOf(page, site, publicTime(page.frontmatter["date"], fields)),
      ),
    });
    // Don't leave out the last line end, as the library does.
    calendars.set(`${name}/events.ics`, `${calendar.toString()}\r\n`);
  }
  return calendars;
}

function eventOf({ name, frontmatter }: CheckedPage, site: string, stamp: string) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of entries has checked them
  const fields = frontmatter as Page<"prose">;
  const { title, headline = title, description, time, place, webcast } = fields;
  const { starts = "", ends = starts } = fields;
  const { startDate = "", endDate } = computeEventTimes(fields);
  const allDay = time === undefined;
  return {
    // Don't make it of words or days, because a change would add a second event.
    id: `${name}@${new URL(site).host}`,
    // Don't use the time of the build, because equal builds would differ.
    stamp,
    start: startDate,
    end: allDay && endDate ? dayAfter(endDate) : endDate,
    ...{ allDay, summary: headline },
    // Don't show readers as busy for several days.
    ...(ends > starts && { transparency: ICalEventTransparency.TRANSPARENT }),
    description: webcast ? `${description}\n${webcast}` : description,
    location: place ?? webcast,
    url: site + name,
  };
}

/** Returns the next day, which ends a whole day in iCalendar. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, day.length);
}
