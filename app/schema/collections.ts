// The fields of a list and of its entries.
import { z } from "zod";

import { day, text, time, timeZone, webAddress } from "./fields";
import { NO_ALT, NO_IMAGE, pictureFields } from "./shared-fields";

const kind = z.enum(["news", "publications"]);

/** The headings above the events of a list that words none of its own. */
export const EVENT_HEADINGS = { coming: "Upcoming events", past: "Past events" };

/** The fields of a list beside those of a page. */
export const listFields = {
  list: kind.meta({
    description: "Lists the pages of this folder, as `news` or `publications`.",
    examples: ["news"],
    what: "the kind of a list",
    seen: false,
  }),
  boilerplate: text("The end of each entry, on the company.", "We pair.", 800).optional(),
  contact: text("Whom the press may ask.", "press@example.com").optional(),
  coming: text("The heading above events to come.", EVENT_HEADINGS.coming, 60).optional(),
  past: text("The heading above past events.", EVENT_HEADINGS.past, 60).optional(),
};

/** The fields of an entry beside those of a page. */
export const entryFields = {
  date: day("Its day, before which the site does not show it."),
  headline: text("A heading longer than the title.", "News", 160).optional(),
  author: text("Who wrote it.", "The laboratory", 160).optional(),
  image: pictureFields.image.optional(),
  alt: pictureFields.alt.optional(),
  embargo: day("The first day on which the site shows it.").meta({ private: true }).optional(),
  starts: day("The first day of an event.").optional(),
  ends: day("The last day of an event.").optional(),
  time: time("The time of an event: when its first day starts, and its last day ends.")
    .meta({ private: true })
    .optional(),
  timeZone: timeZone("The zone of the time, such as America/New_York.").optional(),
  place: text("The place of an event.", "Durham, NC", 120).optional(),
  webcast: webAddress(
    "The address at which an event is shown online.",
    "https://www.example.org/live",
  ).optional(),
};

type Entry = z.output<z.ZodObject<typeof entryFields>>;

/** For `superRefine`: the parts of an entry fit together. */
export function checkEntry(entry: Entry, context: z.RefinementCtx): void {
  const { image, alt, starts, ends = starts, time, timeZone, place, webcast } = entry;
  const add = (path: keyof Entry, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (image && !alt) add("alt", NO_ALT);
  if (alt && !image) add("image", NO_IMAGE);
  if (!starts && (entry.ends ?? time ?? timeZone ?? place ?? webcast))
    add("starts", "is missing; add the line `starts:` with the first day of the event");
  if (time && !timeZone)
    add("timeZone", "is missing; add the line `timeZone:` with the time zone of `time:`");
  if (timeZone && !time)
    add("time", "is missing; add the line `time:` with the time, or delete `timeZone:`");
  if (!starts || !ends) return;
  const [first = "", last] = time?.split("-") ?? [];
  if (ends < starts) add("ends", `${ends} is before the event starts; write ${starts} or later`);
  else if (ends > starts && time && !last)
    add("time", "says when the first day starts; write after a hyphen when the last day ends");
  else if (ends === starts && last && last <= first)
    add("time", `ends at ${last}, which is not after ${first}; add \`ends:\` with the next day`);
}

/** How many entries `<Latest>` shows at most. */
export const MAX_LATEST = 12;
