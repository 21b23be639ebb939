// What is wrong with when an event is: parts that are missing, an end before the start, a time zone that does not exist.
import { explainDay, explainTime } from "../../../schema/dates";
import { nearest } from "../../problems/did-you-mean";
import { isTimeZone } from "../event-times";
import { textAt } from "../source/source-file";

/** Fields that say more about an event than its first day. */
const DETAILS = ["ends", "time", "timeZone", "place", "webcast"];

/** What is wrong with a field that an entry has. @param data the fields as they were written */
export function explainEvent(data: unknown, field: string): string | undefined {
  const [starts, ends] = [textAt(data, ["starts"]), textAt(data, ["ends"])];
  if (field === "timeZone") return explainTimeZone(textAt(data, [field]));
  if (!starts || explainDay(starts)) return undefined;
  if (field === "ends" && ends < starts)
    return `${ends} is before the event starts; write ${starts} or a later day`;
  return field === "time" ? explainEnd(textAt(data, [field]), ends > starts) : undefined;
}

/** What an entry lacks without this field. @param data the fields as they were written */
export function explainMissingOfEvent(data: unknown, field: string): string | undefined {
  if (field === "starts" && DETAILS.some((detail) => textAt(data, [detail])))
    return "is missing; add a line `starts:` with the first day of the event, written as YYYY-MM-DD";
  if (field === "timeZone" && textAt(data, ["time"]))
    return "is missing; add a line `timeZone:` with the time zone of `time:`, written as Continent/City";
  if (field === "time" && textAt(data, ["timeZone"]))
    return "is missing; add a line `time:` with the time, written as HH:MM-HH:MM, or delete `timeZone:`";
  return undefined;
}

function explainEnd(time: string, isOfSeveralDays: boolean): string | undefined {
  if (explainTime(time)) return undefined;
  const [first = "", last] = time.split("-");
  if (isOfSeveralDays)
    return last
      ? undefined
      : "says when the first day starts; write after a hyphen when the last day ends";
  return last && last <= first
    ? `ends at ${last}, which is not after ${first}; add \`ends:\` with the next day, or correct the time`
    : undefined;
}

function explainTimeZone(name: string): string | undefined {
  if (!name || isTimeZone(name)) return undefined;
  const zones = Intl.supportedValuesOf("timeZone");
  const guess = zones.find((zone) => cityOf(zone) === cityOf(name)) ?? nearest(name, zones);
  const cure = guess
    ? `did you mean ${guess}?`
    : "write it as Continent/City, with its largest city";
  return `"${name}" is not the name of a time zone; ${cure}`;
}

/** Writers know the city: "New York" is America/New_York. */
function cityOf(zone: string): string {
  return zone.toLowerCase().replace(/.*\//, "").replace(/[ _]/g, "");
}
