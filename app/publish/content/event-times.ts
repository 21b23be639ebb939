// Says when an event is: as an instant, for machines, and in words, for people.

/** The fields that say it. */
export interface EventFields {
  starts?: string | undefined;
  ends?: string | undefined;
  /** `09:30` or `09:30-10:15`. */
  time?: string | undefined;
  timeZone?: string | undefined;
}

/** ISO 8601: days, or times with the offset of their zone; an event that says no time for its end has none. */
export interface EventTimes {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** When an event begins and ends. */
export function eventTimes({ starts, ends = starts, time, timeZone }: EventFields): EventTimes {
  if (!starts || !ends || !time || !timeZone) return { startDate: starts, endDate: ends };
  const [first = "", last] = time.split("-");
  return {
    startDate: withOffset(`${starts}T${first}`, timeZone),
    endDate: last && withOffset(`${ends}T${last}`, timeZone),
  };
}

/** The time of an event with the short name of its zone: "9:30 – 10:15 AM EST"; empty for whole days. */
export function timeInWords(event: EventFields, language: string): string {
  const { starts, time, timeZone } = event;
  if (!time || !timeZone) return "";
  // Of several days, the first: between two days, the words would repeat them.
  const { startDate = "", endDate = startDate } = eventTimes({ starts, time, timeZone });
  const words = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return words.formatRange(new Date(startDate), new Date(endDate));
}

/** A local time with its offset: `2027-03-03T09:30-05:00`. */
export function withOffset(local: string, timeZone: string): string {
  // Read as UTC, it is some hours off, in which the clocks may change; the second guess is right.
  const guess = findUtcOffset(new Date(`${local}Z`), timeZone);
  return local + findUtcOffset(new Date(local + guess), timeZone);
}

function findUtcOffset(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = parts.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "") || "Z";
}
