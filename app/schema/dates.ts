// Reads and compares dates.

/** Tells whether a text is a year, a month or a day: `2025`, `2025-06` or `2025-06-30`. */
export function isDate(written: string): boolean {
  return /^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written) && exists(written);
}

/** Tells whether a text is a day: `2025-06-30`. */
export function isDay(written: string): boolean {
  return written.length === 10 && isDate(written);
}

/** Tells whether a text names a time zone; "EST" does not, because it has no summer time. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name === "UTC" || name.includes("/");
  } catch {
    return false;
  }
}

/** Returns the first day that a date can mean: `2025-06-01` for `2025-06`. */
export function firstDay(date: string): string {
  return date + "-01-01".slice(date.length - 4);
}

/** Returns the last day that a date can mean, to compare with: `2025-06-31` for `2025-06`. */
export function lastDay(date: string): string {
  return date + "-12-31".slice(date.length - 4);
}

/** Adds years to a date; 29 February becomes 28 February in a year without it. */
export function addYears(date: string, years: number): string {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return exists(later) ? later : later.replace(/-02-29$/, "-02-28");
}

/** Tells whether the calendar has a date, because JavaScript turns 30 February into 2 March. */
function exists(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
}
