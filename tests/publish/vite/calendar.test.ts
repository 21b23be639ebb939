// The calendar of a list: the times, ids and stamps of its events. Its grammar (RFC 5545) is the library's.
import { expect, test, vi } from "vitest";

import { makeCalendars } from "../../../app/publish/vite/calendar";
import { shownPages } from "../../../app/publish/content/prose-pages";
import { checkedPage, sitePage } from "../../support/checked-page";

const SITE = "https://www.example.com/base/";

type Event = Record<string, string>;

/** The events of the calendar of a list with these entries. */
function eventsOf(...entries: Record<string, string>[]): Event[] {
  const list = checkedPage("news", { frontmatter: { title: "News", list: "news" } });
  const pages = entries.map((fields, index) =>
    checkedPage(`news/e${index}`, { frontmatter: { date: "2025-01-01", ...fields } }),
  );
  const site = sitePage({ name: "A & B, Inc.", timeZone: "Asia/Tokyo" });
  const calendars = makeCalendars(shownPages([site, list, ...pages], false), SITE);
  expect([...calendars.keys()]).toEqual(["news/events.ics"]);
  return readCalendar(calendars.get("news/events.ics") ?? "");
}

/** Each event, its properties by name with their parameters. */
function readCalendar(text: string): Event[] {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  const [, ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return events.map((event) => {
    const lines = [...event.matchAll(/^([^:\r\n]+):([^\r\n]*)/gm)];
    return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
  });
}

test("an event without a time ends before the day after its last day", () => {
  const [days, day] = eventsOf(
    { starts: "2027-02-27", ends: "2027-02-28" },
    { starts: "2026-12-31", place: "Durham, NC" },
  );
  expect([days?.["TRANSP"], day?.["TRANSP"]]).toEqual(["TRANSPARENT", undefined]);
  expect(days).toMatchObject({ "DTSTART;VALUE=DATE": "20270227", "DTEND;VALUE=DATE": "20270301" });
  expect(day).toMatchObject({
    ...{ UID: "news/e1@www.example.com", DTSTAMP: "20241231T150000Z" },
    ...{ "DTSTART;VALUE=DATE": "20261231", "DTEND;VALUE=DATE": "20270101" },
    ...{ SUMMARY: "news/e1", DESCRIPTION: "A page.", LOCATION: "Durham\\, NC" },
    "URL;VALUE=URI": `${SITE}news/e1`,
  });
});

test.each([
  ["the day before the clocks change", "2027-03-13", "America/New_York", "20270313T143000Z"],
  ["the day on which they are set ahead", "2027-03-14", "America/New_York", "20270314T133000Z"],
  ["the day on which they are set back", "2027-11-07", "America/New_York", "20271107T143000Z"],
  ["a zone east of UTC, in summer", "2027-07-01", "Europe/Berlin", "20270701T073000Z"],
  ["a zone whose day begins before UTC's", "2027-01-01", "Pacific/Auckland", "20261231T203000Z"],
  ["a zone of half hours", "2027-01-01", "Asia/Kolkata", "20270101T040000Z"],
])("writes a time as the right instant: %s", (_, starts, timeZone, instant) => {
  const [event] = eventsOf({ starts, timeZone, time: "09:30" });
  expect(event).toMatchObject({ DTSTART: instant });
  expect(Object.keys(event ?? {}).filter((name) => name.startsWith("DTEND"))).toEqual([]);
});

test("an event with a time ends on its last day, also after midnight when the clocks change", () => {
  const zone = { timeZone: "America/New_York" };
  const [night, early] = eventsOf(
    { ...zone, starts: "2027-03-13", ends: "2027-03-14", time: "22:00-03:30" },
    { ...zone, starts: "2027-03-14", time: "00:30-03:00" },
  );
  expect(night).toMatchObject({ DTSTART: "20270314T030000Z", DTEND: "20270314T073000Z" });
  expect(early).toMatchObject({ DTSTART: "20270314T053000Z", DTEND: "20270314T070000Z" });
});

test("an event that is dated ahead has no time stamp in the future", () => {
  vi.stubEnv("SITE_DATE", "2025-06-30");
  const stamp = (date: string) => eventsOf({ date, starts: "2027-03-03" })[0]?.["DTSTAMP"];
  expect([stamp("2025-01-01"), stamp("2026-01-01")]).toEqual([
    "20241231T150000Z",
    "20250629T150000Z",
  ]);
  vi.unstubAllEnvs();
});

test("an event that is online only is at its webcast", () => {
  const webcast = "https://www.example.org/live";
  const [event] = eventsOf({ webcast, starts: "2027-03-03" });
  expect(event).toMatchObject({ LOCATION: webcast, DESCRIPTION: `A page.\\n${webcast}` });
});

test("an event keeps its id when its words and day change, and a list without published events has no calendar", () => {
  const uid = (fields: Record<string, string>) => eventsOf(fields)[0]?.["UID"];
  expect(uid({ starts: "2027-03-03" })).toBe(uid({ starts: "2027-04-04", title: "Moved" }));
  const list = checkedPage("news", { frontmatter: { list: "news" } });
  const entry = checkedPage("news/a", { frontmatter: { date: "2025-01-01" } });
  const draft = checkedPage("news/b", {
    frontmatter: { date: "2025-01-01", starts: "2027-03-03" },
    unpublished: { words: "a draft" },
  });
  expect(makeCalendars(shownPages([sitePage(), list, entry, draft], false), SITE).size).toBe(0);
});
