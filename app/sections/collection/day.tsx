import { dayInWords } from "../../schema/dates";

/** @param date such as `2026-11-24` */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>;
}
