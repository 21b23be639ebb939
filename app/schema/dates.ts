// Reads dates and times as writers write them: a year, a month, a day, a time.

/** How dates are written, to continue "is not …". */
export const DATE = "a date written as YYYY, YYYY-MM or YYYY-MM-DD";
export const DAY = "a day written as YYYY-MM-DD";
export const TIME = "a time from 00:00 to 23:59, written as HH:MM or HH:MM-HH:MM";

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const CLOCK_RANGE = new RegExp(`^${CLOCK}(?:-${CLOCK})?$`);

/** What is wrong with a date; undefined when it is written `2025`, `2025-06` or `2025-06-30`. */
export function explainDate(written: string): string | undefined {
  if (!/^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written)) return `"${written}" is not ${DATE}`;
  return exists(written) ? undefined : `there is no day ${written}; correct the date`;
}

/** What is wrong with a day; undefined when it is written `2025-06-30`. */
export function explainDay(written: string): string | undefined {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(written)) return `"${written}" is not ${DAY}`;
  return explainDate(written);
}

/** What is wrong with a time; undefined when it is written `09:30` or `09:30-10:15`. */
export function explainTime(written: string): string | undefined {
  return CLOCK_RANGE.test(written) ? undefined : `"${written}" is not ${TIME}`;
}

/** What is wrong with a time zone; undefined for a name with a continent in it: "EST" is another time than New York's in summer. */
export function explainTimeZone(name: string): string | undefined {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    if (name === "UTC" || name.includes("/")) return undefined;
  } catch {
    // The message says it.
  }
  return `"${name}" is not the name of a time zone; write it as Continent/City, with its largest city`;
}

/** The first day that a date can mean, as `2025-06-30`. */
export function firstDay(date: string): string {
  return date + "-01-01".slice(date.length - 4);
}

/** The last day that a date can mean. Not every month has a day 31; for comparing texts that makes no difference. */
export function lastDay(date: string): string {
  return date + "-12-31".slice(date.length - 4);
}

/** The same day, this many years later; 28 February for a 29 February that the later year does not have. */
export function yearsLater(date: string, years: number): string {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return exists(later) ? later : later.replace(/-02-29$/, "-02-28");
}

/** Whether the calendar has a date: JavaScript turns 30 February into 2 March. */
function exists(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
}
