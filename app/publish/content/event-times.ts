import type { Collection } from "../../content";
import type { Page } from "../../schema/pages";

/** The fields of an event; its `time` is `09:30` or `09:30-10:15`. */
type EventFields = Pick<Page<"prose">, "starts" | "ends" | "time" | "timeZone">;

/** ISO 8601: days, or times with an offset; `endDate` is missing without an end time. */
export type EventTimes = Pick<Collection, "startDate" | "endDate">;

/** Computes when an event begins and ends, for programs. */
export function computeEventTimes({
  starts,
  ends = starts,
  time,
  timeZone,
}: EventFields): EventTimes {
  if (!starts || !ends || !time || !timeZone) return { startDate: starts, endDate: ends };
  const [first = "", last] = time.split("-");
  return {
    startDate: withOffset(`${starts}T${first}`, timeZone),
    endDate: last && withOffset(`${ends}T${last}`, timeZone),
  };
}

/** Formats the time of an event for people, "9:30 – 10:15 AM EST"; empty for whole days. */
export function formatEventTime(event: EventFields, language: string): string {
  const { starts, time, timeZone } = event;
  if (!time || !timeZone) return "";
  // Don't pass `ends`, because a range over several days would repeat their dates.
  const { startDate = "", endDate = startDate } = computeEventTimes({ starts, time, timeZone });
  const words = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return words.formatRange(new Date(startDate), new Date(endDate));
}

/** Appends the UTC offset to a local time: `2027-03-03T09:30-05:00`. */
export function withOffset(local: string, timeZone: string): string {
  // Don't stop at the first guess, because it can fall on the other side of a clock change.
  const guess = findUtcOffset(new Date(`${local}Z`), timeZone);
  return local + findUtcOffset(new Date(local + guess), timeZone);
}

function findUtcOffset(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = parts.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "") || "Z";
}
