/** The forms of dates and times, which continue "is not …" in messages. */
export const DATE = "a date written as YYYY, YYYY-MM or YYYY-MM-DD";
export const DAY = "a day written as YYYY-MM-DD";
export const TIME = "a time from 00:00 to 23:59, written as HH:MM or HH:MM-HH:MM";

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const CLOCK_RANGE = new RegExp(`^${CLOCK}(?:-${CLOCK})?$`);

/** Explains what is wrong with a date; undefined for `2025`, `2025-06` or `2025-06-30`. */
export function explainDate(written: string): string | undefined {
  if (!/^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written)) return `"${written}" is not ${DATE}`;
  return exists(written) ? undefined : `there is no day ${written}; correct the date`;
}

/** Explains what is wrong with a day; undefined for `2025-06-30`. */
export function explainDay(written: string): string | undefined {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(written)) return `"${written}" is not ${DAY}`;
  return explainDate(written);
}

/** Explains what is wrong with a time; undefined for `09:30` or `09:30-10:15`. */
export function explainTime(written: string): string | undefined {
  return CLOCK_RANGE.test(written) ? undefined : `"${written}" is not ${TIME}`;
}

/** Explains what is wrong with a time zone, such as "EST", which has no summer time; undefined for `America/New_York`. */
export function explainTimeZone(name: string): string | undefined {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    if (name === "UTC" || name.includes("/")) return undefined;
  } catch {
    // Intl throws for an unknown name, which the message below reports.
  }
  return `"${name}" is not the name of a time zone; write it as Continent/City, with its largest city`;
}

/** Returns the first day that a date can mean: `2025-06-01` for `2025-06`. */
export function firstDay(date: string): string {
  return date + "-01-01".slice(date.length - 4);
}

/** Returns the last day that a date can mean, to compare with: `2025-06-31`, a day that June lacks, for `2025-06`. */
export function lastDay(date: string): string {
  return date + "-12-31".slice(date.length - 4);
}

/** Adds years to a date; 29 February becomes 28 February in a year without it. */
export function yearsLater(date: string, years: number): string {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return exists(later) ? later : later.replace(/-02-29$/, "-02-28");
}

/** Tells whether the calendar has a date, because JavaScript turns 30 February into 2 March. */
function exists(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
}
