// Mistakes in lists and their entries: what is missing, does nothing where it is, or becomes public too early.
import { edit, fields, news, specimen, type Mistake } from "../mistake";

const DATE = "date: 2025-03-03";
/** An entry of the list `bulletin`, with these lines from line 4 on. */
const entry = (lines: string, prose?: string) => ({
  "bulletin/third-pairing.mdx": fields(lines, prose)["news.mdx"],
});
/** The same of an event, with these lines from line 6 on. */
const event = (lines: string) => entry(`${DATE}\nstarts: 2026-03-03\n${lines}`);
const HELD_BACK = specimen("bulletin/held-back.mdx");
const READ_IT = "See [the news](/bulletin/held-back).";
const EMBARGO =
  "link-targets  /bulletin/held-back is under embargo until 2099-01-01 and not published; delete this link until then";
const DRAFT =
  "collections  date  the list /bulletin is a draft, but this entry is public without it; add the line `draft: true` here too";

// One mistake a line.
// prettier-ignore
export const COLLECTIONS: Mistake[] = [
  ["an event that ends before it starts", entry(`${DATE}\nstarts: 2026-03-03\nends: 2026-03-02`), "6 collections  ends  2026-03-02 is before the event starts; write 2026-03-03 or a later day", entry(`${DATE}\nstarts: 2026-03-03\nends: 2026-03-04`)],
  ["an event without its day", entry(`${DATE}\nplace: Durham, NC`), "1 collections  starts  is missing; add a line `starts:` with the first day of the event, written as YYYY-MM-DD", entry(`${DATE}\nplace: Durham, NC\nstarts: 2026-03-03`)],
  ["a time without its zone", event("time: 09:30"), "1 collections  timeZone  is missing; add a line `timeZone:` with the time zone of `time:`, written as Continent/City", event("time: 09:30\ntimeZone: UTC")],
  ["a zone without its time", event("timeZone: UTC"), "1 collections  time  is missing; add a line `time:` with the time, written as HH:MM-HH:MM, or delete `timeZone:`", event("place: Durham, NC")],
  ["a time as people say it", event("time: 9:30am\ntimeZone: UTC"), '6 schema  time  "9:30am" is not a time from 00:00 to 23:59, written as HH:MM or HH:MM-HH:MM', event("time: 09:30\ntimeZone: UTC")],
  ["a city in place of a zone", event("time: 09:30\ntimeZone: New York"), '7 collections  timeZone  "New York" is not the name of a time zone; did you mean America/New_York?', event("time: 09:30\ntimeZone: America/New_York")],
  ["a slip in the name of a zone", event("time: 09:30\ntimeZone: Europe/Berln"), '7 collections  timeZone  "Europe/Berln" is not the name of a time zone; did you mean Europe/Berlin?', event("time: 09:30\ntimeZone: Europe/Berlin")],
  ["a zone that is another in summer", event("time: 09:30\ntimeZone: EST"), '7 collections  timeZone  "EST" is not the name of a time zone; write it as Continent/City, with its largest city', event("time: 09:30\ntimeZone: America/New_York")],
  ["an event that ends at night", event("time: 22:00-01:00\ntimeZone: UTC"), "6 collections  time  ends at 01:00, which is not after 22:00; add `ends:` with the next day, or correct the time", event("time: 22:00-01:00\ntimeZone: UTC\nends: 2026-03-04")],
  ["an event of days that ends at no time", event("time: 09:30\ntimeZone: UTC\nends: 2026-03-04"), "6 collections  time  says when the first day starts; write after a hyphen when the last day ends", event("time: 09:30-17:00\ntimeZone: UTC\nends: 2026-03-04")],
  ["a webcast of what is no event", entry(`${DATE}\nwebcast: https://www.example.org/live`), "1 collections  starts  is missing; add a line `starts:` with the first day of the event, written as YYYY-MM-DD", event("webcast: https://www.example.org/live")],
  ["a webcast without https", event("webcast: www.example.org/live"), '6 schema  webcast  "www.example.org/live" is not an address that starts with https://', event("webcast: https://www.example.org/live")],
  ["an entry without a date, and half an image", entry("alt: A square of two colours."), ["1 collections  date  is missing; add a line `date:` with the day of this entry, written as YYYY-MM-DD", "1 collections  image  is missing; add `image:` with the file that `alt:` describes"], entry(`${DATE}\nimage: ../images/founder.png\nalt: A square of two colours.`)],
  ["an entry with the other half", entry(`${DATE}\nimage: ../images/founder.png`), "1 collections  alt  is missing; add `alt:` and describe the image in one sentence, for readers who cannot see it", entry(`${DATE}\nimage: ../images/founder.png\nalt: A square of two colours.`)],
  ["a date in words", entry("date: June 2025"), '4 schema  date  "June 2025" is not a day written as YYYY-MM-DD', entry("date: 2025-06-01")],
  ["fields of collections on a page in none", { "notes/second.mdx": fields(`${DATE}\nembargo: 2025-03-03\nboilerplate: We test.`)["news.mdx"] }, ["4 collections  date  works only for the entries of news or publications; add `list: news` to content/notes/index.mdx, or delete this line", "5 collections  embargo  works only for the entries of news or publications; add `list: news` to content/notes/index.mdx, or write `draft: true` instead", "6 collections  boilerplate  works only on a list of news or publications; delete this line"], { "notes/second.mdx": fields("draft: true")["news.mdx"] }],
  ["a list that is no index of a folder", fields("list: news\ncontact: Nobody."), "4 collections  list  works only in the `index.mdx` of a folder; rename this file to content/news/index.mdx", { "news.mdx": undefined, "news/index.mdx": fields("list: news\ncontact: Nobody.")["news.mdx"] }],
  ["a list of another kind", edit("bulletin/index.mdx", "list: news", "list: blog"), '… schema  list  "blog" is not one of news, publications', specimen("bulletin/index.mdx")],
  ["a link to a page under embargo", { ...news(READ_IT), ...HELD_BACK }, `6 ${EMBARGO}`, news("See the news.")],
  ["the same from an entry that is public sooner", { ...entry(`${DATE}\nembargo: 2098-01-01`, READ_IT), ...HELD_BACK }, `8 ${EMBARGO}`, entry(`${DATE}\nembargo: 2099-01-01`, READ_IT)],
  ["a draft of a list, whose entries are public", { ...edit("bulletin/index.mdx", "---\n", "---\ndraft: true\n"), ...HELD_BACK, ...entry(DATE) }, ["held-back.mdx:4", "third-pairing.mdx:4"].map((place) => `bulletin/${place} ${DRAFT}`), specimen("bulletin/index.mdx")],
];
