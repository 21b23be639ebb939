/** @param date such as `2026-11-24` */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>;
}

/** A day in words: `June 30, 2025`. The language is that of every page. */
function dayInWords(day: string): string {
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return words.format(new Date(day));
}
