import type { Problem } from "../../problems/problem";
import type { Source, VisibleText } from "../model";
import { report } from "../source-file";
import { findWords } from "../texts";

/** A pattern, and what to say about words that match it. */
export interface TextRule {
  where: readonly VisibleText["kind"][];
  /** With the flag "g". */
  pattern: RegExp;
  /** @param rest the file from the words on */
  explain: (found: readonly string[], rest: string) => string | undefined;
  /** Whether each match is reported; other rules warn of the first one in a text. */
  isPlaceholder?: true;
}

/** Checks texts by rules; of rules that match the same words, the first counts. */
export function checkTexts(
  source: Source,
  texts: readonly VisibleText[],
  rules: readonly TextRule[],
  placeholders: Problem["severity"],
): Problem[] {
  return texts.flatMap((visible) => {
    const told: (readonly [start: number, end: number])[] = [];
    return rules.flatMap(({ where, pattern, explain, isPlaceholder = false }) => {
      const matches = where.includes(visible.kind) ? [...visible.text.matchAll(pattern)] : [];
      const problems = matches.flatMap((found) => {
        const [from, to] = [found.index, found.index + found[0].length];
        if (told.some(([start, end]) => from < end && start < to)) return [];
        const place = findWords(visible, found);
        const start = place ?? visible.start;
        // Don't report an escaped mark, because it is meant.
        if (source.text[start - 1] === "\\" && !visible.field) return [];
        if (place === undefined && visible.kind === "prose" && !isPlaceholder) return [];
        const message = explain(found, source.text.slice(start));
        if (message) told.push([from, to]);
        const severity = isPlaceholder ? placeholders : "warning";
        return report(source, { start, field: visible.field }, message, severity);
      });
      return isPlaceholder ? problems : problems.slice(0, 1);
    });
  });
}
