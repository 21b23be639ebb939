import { firstDay, lastDay, addYears } from "../../../schema/dates";
import type { Problem } from "../../problems/problem";
import type { FieldPath, ParsedFile } from "../model";
import { valuesIn } from "../schemas";
import { textAt, valueAt, reportField } from "../source-file";
import { placeholdersIn } from "./placeholders";

/** How long a figure without `expires` may be shown. */
const YEARS = 2;

/** A stat, or a comparison with one source. */
interface Claim {
  path: FieldPath;
  value: string;
  label: string;
  source: string;
  asOf: string;
  expires: string;
}

/** Collects the figures of a page: what its schema calls a claim. */
export function claimsIn({ schema, data }: Pick<ParsedFile, "schema" | "data">): Claim[] {
  return valuesIn(schema, data).flatMap(({ path, value: group, meta: { claim } }) => {
    if (!Array.isArray(claim)) return [];
    const field = (key: unknown) => textAt(group, [String(key)]);
    const [value = "", label = ""] = claim.map(field);
    const origin = { source: field("source"), asOf: field("asOf"), expires: field("expires") };
    return [{ path, value, label, ...origin }];
  });
}

/** Warns of stats without a source or date, or out of date, unless `placeholders:` names them. */
export function checkOrigin(file: ParsedFile, today: string): Problem[] {
  const { source, data, fields } = file;
  // Don't check invalid fields, which the schema explains, or entries, because they are dated.
  if (!fields?.success || valueAt(data, ["date"]) !== undefined) return [];
  const notes = placeholdersIn(file)
    .map(({ value }) => String(value))
    .join("\n");
  const isOpen = /\b(?:source|reference|figure|number|date|stat)s?\b/i.test(notes);
  return claimsIn(file).flatMap(({ path, ...claim }) =>
    (["source", "asOf", "expires"] as const).flatMap((key) => {
      const isKnown = !claim[key] && (isOpen || notes.includes(claim.value));
      const message = isKnown ? undefined : explainOrigin(key, claim, today);
      return reportField(source, [...path, key], message, "warning");
    }),
  );
}

function explainOrigin(
  key: "source" | "asOf" | "expires",
  { source, asOf, expires }: Omit<Claim, "path">,
  today: string,
): string | undefined {
  if (key === "source")
    return source
      ? undefined
      : "is missing; add `source:` and say where the figure comes from, or name the gap under `placeholders:`";
  if (key === "expires")
    return expires && lastDay(expires) < today
      ? `the figure expired after ${expires}; replace it, or set a later date if it is still right`
      : undefined;
  if (!asOf)
    return "is missing; add `asOf:` with the date of the source, or name the gap under `placeholders:`";
  if (firstDay(asOf) > today) return `${asOf} is in the future; write the date of the source`;
  return !expires && addYears(lastDay(asOf), YEARS) < today
    ? `${asOf} is more than ${YEARS * 12} months ago; write a newer figure with its date, or add \`expires:\` with the last day on which this one may be shown`
    : undefined;
}
