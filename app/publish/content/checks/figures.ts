import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { valuesIn } from "../schemas";
import { reportField, textAt } from "../source-file";
import { placeholdersIn } from "./placeholders";

const MESSAGE =
  "is missing; add `source:` and say where the figure comes from, or name the gap under `placeholders:`";

/** Warns of figures without a source, unless a note under `placeholders:` speaks of it. */
export function checkFigures(file: ParsedFile): Problem[] {
  const notes = placeholdersIn(file).map(({ value }) => String(value));
  const isNoted = (figure: string) =>
    notes.some((note) => note.includes(figure) || /\b(?:source|figure)s?\b/i.test(note));
  return valuesIn(file.schema, file.data).flatMap(({ path, value: group, meta: { claim } }) => {
    if (!Array.isArray(claim) || textAt(group, ["source"])) return [];
    const figure = textAt(group, [String(claim[0])]);
    if (isNoted(figure)) return [];
    return reportField(file.source, [...path, "source"], MESSAGE, "warning");
  });
}
