// A stat's source and date in, a sentence out: the same in its tooltip, in the notes and under tables.
import type { Stat } from "../../schema/pages";

const STYLES = [
  { year: "numeric" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
] as const;

/** The source and its date as a sentence, such as "Company target [^1], as of June 2025."; empty when neither is known. */
export function describeSource({ source, asOf }: Pick<Stat, "source" | "asOf">): string {
  const parts = [source, asOf && `as of ${inWords(asOf)}`].filter(Boolean).join(", ");
  return parts ? `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.` : "";
}

/** `2025-06` as "June 2025". */
function inWords(date: string): string {
  const style = STYLES[date.split("-").length - 1];
  return new Date(date).toLocaleDateString("en-US", { ...style, timeZone: "UTC" });
}
