// Makes a calendar (iCalendar, RFC 5545) for each list with events.
import ical, { ICalEventTransparency } from "ical-generator";

import type { Page } from "../../schema/pages";
import { eventTimes } from "../content/event-times";
import { prosePages } from "../content/prose-pages";
import { publicDay, todayOf } from "../content/publication";
import type { CheckedPage } from "../content/source/model";

/**
 * The calendars by the names of their files: `news/events.ics` has all events of its list, those that are over too, because
 * a calendar that follows the file would lose them.
 * @param pages all of the site
 * @param site the public address of the home page, with a slash at the end
 */
export function makeCalendars(pages: readonly CheckedPage[], site: string): Map<string, string> {
  const fields = pages.find(({ name }) => name === "site")?.frontmatter;
  const today = todayOf(fields);
  const calendars = new Map<string, string>();
  const prose = prosePages(pages, false);
  for (const { name, url, collection, frame } of prose) {
    const isEvent = (page: CheckedPage) =>
      page.collection?.to === url && page.frontmatter["starts"] !== undefined;
    const events = collection?.entries ? prose.filter(isEvent) : [];
    if (events.length === 0) continue;
    const company = frame?.name ?? "";
    const calendar = ical({
      name: `${collection?.title} · ${company}`,
      prodId: { company, product: "events" },
      events: events.map((page) => eventOf(page, site, today)),
    });
    // The library leaves out the end of the last line (RFC 5545, 3.1).
    calendars.set(`${name}/events.ics`, `${calendar.toString()}\r\n`);
  }
  return calendars;
}

/** An event, with times in UTC: calendars show them in the zone of their reader, and need no rules of zones for that. */
function eventOf({ name, frontmatter }: CheckedPage, site: string, today: string) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of entries has checked them
  const fields = frontmatter as Page<"prose">;
  const { title, headline = title, description, date = "", time, place, webcast } = fields;
  const { starts = "", ends = starts } = fields;
  const { startDate = "", endDate } = eventTimes(fields);
  const allDay = time === undefined;
  return {
    // Stays the same when the words or the day of the event change; calendars then change their entry.
    id: `${name}@${new URL(site).host}`,
    // The day of the announcement: two builds of the same content are the same.
    stamp: publicDay(date, today),
    start: startDate,
    end: allDay && endDate ? dayAfter(endDate) : endDate,
    ...{ allDay, summary: headline },
    // Nobody is busy for all of several days.
    ...(ends > starts && { transparency: ICalEventTransparency.TRANSPARENT }),
    description: webcast ? `${description}\n${webcast}` : description,
    location: place ?? webcast,
    url: site + name,
  };
}

/** In iCalendar, a whole day ends with the beginning of the next one. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, day.length);
}
