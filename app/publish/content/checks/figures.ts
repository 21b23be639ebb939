import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { valuesIn } from "../schemas";
import { locateField, problemsAt, textAt } from "../source-file";
import { placeholdersIn } from "./placeholders";

const MESSAGE =
  "is missing; add `source:` and say where the figure comes from, or name the gap under `placeholders:`";

/** Warns of figures without a source, unless `placeholders:` names them. */
export function checkFigures(file: ParsedFile): Problem[] {
  const gaps = placeholdersIn(file)
    .map(({ value }) => String(value))
    .join("\n");
  // As in "The figures have no published reference yet."
  const areAllNamed = /\b(?:source|figure)s?\b/i.test(gaps);
  return valuesIn(file.schema, file.data).flatMap(({ path, value: group, meta: { claim } }) => {
    if (!claim || textAt(group, ["source"])) return [];
    if (areAllNamed || gaps.includes(textAt(group, [claim]))) return [];
    const missing = locateField(file.source, [...path, "source"]);
    return problemsAt(file.source, missing, MESSAGE, "warning");
  });
}
