// The prose of a page in, a warning for each of its figures that the site gives nowhere with its source.
import type { Root } from "mdast";

import { offsetIn, prosePassages } from "./passages";
import type { Problem } from "./problem";
import { valueAt, warningAt, type Source } from "./source";

// A line of Windows ends in two characters.
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SIZE = String.raw`(?:\s{0,2}(?:trillion|billion|million|thousand|bn)\b|[KMBT]\b)`;
const AMOUNT = String.raw`[$€£]?${NUMBER}(?:${SIZE}|[x%])?`;
const RANGE = String.raw`${AMOUNT}(?:(?:\s{0,2}[-–—]\s{0,2}|\s{1,2}to\s{1,2})${AMOUNT})?`;
const UNIT = String.raw`(?:(?:\s{0,2}|-)(?:%|percent\b|per\s{1,2}cent\b|fold\b|×|times\b|(?:year|month|week|day)s?\b|(?:mg|µg|mcg|g|kg|ml)\b))`;
// A number alone is a date, a section of a law or a telephone number as often as a claim.
const FIGURE = new RegExp(String.raw`(?<![\w.,/(§-])${RANGE}\+?${UNIT}?(?![\w(/])`, "giu");
const CLAIM = /[$€£%+×x]|[a-z]|\d,\d{3}/i;

/**
 * The figures of the prose that are known neither from `stats:` nor from a table.
 * @param knownValues what {@link statedFigures} gives for all pages
 */
export function unknownFigures(tree: Root, source: Source, knownValues: readonly string[]): Problem[] {
  const known = new Set(knownValues.flatMap((value) => [value, ...figuresIn(value).map(([figure]) => figure)]).map(normalise));
  const seen = new Set<string>();
  return prosePassages(tree, source).flatMap((passage) => figuresIn(passage.text).flatMap((found) => {
    const figure = normalise(found[0]);
    // "15+ years" is the figure "15+", whose label says that it counts years.
    const amount = figure.replace(/(?:year|month|week|day)$/, "");
    const offset = offsetIn(passage, found);
    if (offset === undefined || seen.has(figure) || known.has(figure) || (amount.endsWith("+") && known.has(amount))) return [];
    seen.add(figure);
    const message = `"${found[0].replace(/\s+/g, " ")}" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number`;
    return [warningAt(source, offset, "", message)];
  }));
}

/** What one page's fields give as figures: each `value` with a `source`, and the cells of tables. */
export function statedFigures(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.flatMap((entry: unknown) => (Array.isArray(entry) ? entry.filter(isText) : statedFigures(entry)));
  if (typeof fields !== "object" || fields === null) return [];
  const value = valueAt(fields, ["value"]);
  return isText(value) && valueAt(fields, ["source"]) !== undefined ? [value] : Object.values(fields).flatMap(statedFigures);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Each figure in a text, with its place in it: numbers that claim something, none that are dates, versions or sections. */
export function figuresIn(text: string) {
  return [...text.matchAll(FIGURE)].filter(([figure]) => CLAIM.test(figure.replace(/\s+to\s+/, "-")));
}

/** One spelling for one figure: "$1.6 trillion" and "$1.6T", "70 percent" and "70%", "2x-3x" and "2–3x". */
export function normalise(figure: string): string {
  return figure.toLowerCase()
    .replace(/\s+to\s+|[–—]/g, "-")
    .replace(/trillion/g, "t").replace(/billion|bn/g, "b").replace(/million/g, "m").replace(/thousand/g, "k")
    .replace(/per ?cent/g, "%").replace(/-?fold|times|×/g, "x")
    .replace(/[\s,]/g, "")
    .replace(/(\d)000(?!\d)/g, "$1k")
    .replace(/-(?=[a-zµ%])/g, "")
    .replace(/(year|month|week|day)s/g, "$1")
    .replace(/([a-z%])-[$€£]?(\d[\d.]*\1)/g, "-$2")
    .replace(/-[$€£]/g, "-");
}
