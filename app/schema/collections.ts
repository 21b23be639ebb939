import { z } from "zod";

import { day, text, time, timeZone, webAddress } from "./fields";
import { optionalPicture, requireBoth } from "./shared-fields";

const kind = z.enum(["news", "publications", "jobs"]);

/** The fields that a list has in addition to those of a page. */
export const listFields = {
  list: kind.meta({
    description: "Lists the pages of this folder, as `news`, `publications` or `jobs`.",
    examples: ["news"],
    what: "the kind of a list",
    seen: false,
  }),
  boilerplate: text("The end of each entry, on the company.", "We pair.", 800).optional(),
  contact: text("Whom the press may ask; jobs have none.", "press@example.com").optional(),
  coming: text("The heading above events to come.", "Upcoming events", 60).optional(),
  past: text("The heading above past events.", "Past events", 60).optional(),
};

/** The fields that an entry has in addition to those of a page. */
export const entryFields = {
  date: day("Its day, before which the site does not show it."),
  headline: text("A heading longer than the title.", "News", 160).optional(),
  author: text("Who wrote it.", "The laboratory", 160).optional(),
  ...optionalPicture,
  embargo: day("The first day on which the site shows it.").meta({ private: true }).optional(),
  starts: day("The first day of an event.").optional(),
  ends: day("The last day of an event.").optional(),
  time: time("The time of an event: when its first day starts, and its last day ends.").optional(),
  timeZone: timeZone("The zone of the time, such as America/New_York.").optional(),
  place: text("The place of an event.", "Durham, NC", 120).optional(),
  webcast: webAddress(
    "The address at which an event is shown online.",
    "https://www.example.org/live",
  ).optional(),
};

/** The fields that a job has in addition to those of a page. */
export const jobFields = {
  date: day("The day on which it is advertised, before which the site does not show it."),
  headline: entryFields.headline,
  embargo: entryFields.embargo,
  place: text("Where the work is.", "Durham, NC", 120),
  until: day("The last day on which its list shows it.").optional(),
};

/** Checks for `superRefine` that the fields of a list fit together. */
export function checkList(
  { list, contact }: Pick<z.output<z.ZodObject<typeof listFields>>, "list" | "contact">,
  context: z.RefinementCtx,
): void {
  const message =
    "is for the press; write into each job whom applicants may ask, and delete this line";
  if (list === "jobs" && contact) context.addIssue({ code: "custom", path: ["contact"], message });
}

type EntryFields = z.output<z.ZodObject<typeof entryFields>>;

/** Checks for `superRefine` that the fields of an entry fit together. */
export function checkEntry(entry: EntryFields, context: z.RefinementCtx): void {
  const { starts, ends = starts, time, timeZone, place, webcast } = entry;
  const add = (path: keyof EntryFields, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  requireBoth(entry, context);
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

/** The number of entries that `<Latest>` shows at most. */
export const MAX_LATEST = 12;
