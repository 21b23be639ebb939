// Collections: the fields of a list and of its entries, and what the build adds to them.
import { z } from "zod";

import { day, text, time, unseen, webAddress } from "./fields";
import { pictureFields } from "./shared-fields";

const kind = z.enum(["news", "publications"]);

/** The headings above the events of a list that words none of its own. */
export const EVENT_HEADINGS = { coming: "Upcoming events", past: "Past events" };

/** The fields of `index.mdx` in the folder of a collection. */
export const listFields = {
  list: kind
    .meta({
      description: "In `index.mdx`: lists the pages of its folder, as `news` or `publications`.",
      examples: ["news"],
      what: "the kind of a collection",
      seen: false,
    })
    .optional(),
  boilerplate: text(
    "On a list: the end of each entry, on the company.",
    "We pair.",
    800,
  ).optional(),
  contact: text("On a list: whom the press may ask.", "press@example.com").optional(),
  coming: eventHeading("events to come", EVENT_HEADINGS.coming),
  past: eventHeading("past events", EVENT_HEADINGS.past),
};

function eventHeading(which: string, words: string) {
  const description = `On a list: the heading above ${which}, else "${words}".`;
  return text(description, words, 60).optional();
}

/** The fields of an entry. */
export const entryFields = {
  date: day("Of an entry: its day, before which the site does not show it.").optional(),
  headline: text("Of an entry: a heading longer than the title.", "News", 160).optional(),
  author: text("Of an entry: who wrote it.", "The laboratory", 160).optional(),
  image: pictureFields.image.optional(),
  alt: pictureFields.alt.optional(),
  embargo: day("Of an entry: the first day on which the site shows it.").optional(),
  starts: day("The first day of an event.").optional(),
  ends: day("The last day of an event.").optional(),
  time: time("The time of an event: when its first day starts, and its last day ends.").optional(),
  timeZone: unseen(
    "The zone of the time, such as America/New_York.",
    "Europe/Berlin",
    60,
  ).optional(),
  place: text("The place of an event.", "Durham, NC", 120).optional(),
  webcast: webAddress(
    "The address at which an event is shown online.",
    "https://www.example.org/live",
  ).optional(),
};

/** How many entries `<Latest>` shows at most. */
export const MAX_LATEST = 12;

/** A link to an entry. */
export interface EntryLink {
  to: string;
  headline: string;
  lang: string;
  /** `2026-11-24`. */
  date: string;
  /** The day, or the days and the time of an event, in the words of the page that shows them. */
  when: string;
  lead?: string | undefined;
  /** The days and the places of an event. */
  starts?: string | undefined;
  ends?: string | undefined;
  place?: string | undefined;
  webcast?: string | undefined;
  /** The heading above it on its list; by default its year. */
  group?: string | undefined;
}

/** What the build adds to the fields of a list, and of an entry. */
export interface Collection {
  kind: z.output<typeof kind>;
  /** The list's own title and path. */
  title: string;
  to: string;
  boilerplate?: string | undefined;
  contact?: string | undefined;
  /** On a list: first its events, those to come before all others; newest first. */
  entries?: EntryLink[];
  /** Of an entry: when it is, in words and for an event in ISO 8601, and its neighbours. */
  when?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  newer?: EntryLink | undefined;
  older?: EntryLink | undefined;
}
