// Dates as writers write them: a year, a month or a day. In: text; out: what is wrong with it, its bounds, its words.

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What is wrong with a date; undefined when it is written `2025`, `2025-06` or `2025-06-30`. */
export function explainDate(written: string): string | undefined {
  return explain(written, isDate, "a date such as 2025, 2025-06 or 2025-06-30");
}

/** What is wrong with a day; undefined when it is written `2025-06-30`. */
export function explainDay(written: string): string | undefined {
  const isDay = (date: string) => date.length === "2025-06-30".length && isDate(date);
  return explain(written, isDay, "a day such as 2025-06-30");
}

function explain(written: string, fits: (date: string) => boolean, wanted: string) {
  if (fits(written)) return undefined;
  const guess = guessDate(written);
  return `expected ${guess && fits(guess) ? guess : wanted}, found "${written}"`;
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
  return isDate(later) ? later : later.replace(/-02-29$/, "-02-28");
}

function isDate(written: string): boolean {
  if (!/^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written)) return false;
  const day = new Date(written);
  // JavaScript turns 30 February into 2 March.
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(written);
}

/** `June 2025`, `30 June 2025`, `June 30, 2025` or `2025/6/3` in our format; 3/6/2025 is ambiguous. */
function guessDate(written: string): string | undefined {
  const year = /\b(?:19|20)\d\d\b/.exec(written)?.[0];
  const [, numericMonth, numericDay] = /^\d{4}\D(\d{1,2})(?:\D(\d{1,2}))?$/.exec(written) ?? [];
  const name = /[a-z]{3,}/i.exec(written)?.[0].slice(0, 3).toLowerCase();
  const month = name ? MONTHS.indexOf(name) + 1 : Number(numericMonth);
  const day = name ? /(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0] : numericDay;
  return year && month
    ? [year, month, ...(day ? [day] : [])].map((part) => String(part).padStart(2, "0")).join("-")
    : undefined;
}
