import type { Problem, TextRange } from "../../problems/problem";
import type { Source, VisibleText } from "../source/model";
import { report } from "../source/source-file";
import { rangeIn } from "../source/texts";

/** A pattern, and what to say about words that match it. */
export interface TextRule {
  where: readonly VisibleText["kind"][];
  /** With the flag "g". */
  pattern: RegExp;
  /** @param rest the file from the words on */
  explain: (found: readonly string[], rest: string) => string | undefined;
  /** Tells all matches; other rules warn of the first one in a text. */
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
    const told: TextRange[] = [];
    const isTold = ([start, end]: TextRange) => told.some(([from, to]) => start < to && from < end);
    return rules.flatMap(({ where, pattern, explain, isPlaceholder = false }) => {
      const matches = where.includes(visible.kind) ? [...visible.text.matchAll(pattern)] : [];
      const problems = matches.flatMap((found) => {
        const words = [found.index, found.index + found[0].length] as const;
        const range = rangeIn(source, visible, found);
        // Don't report an escaped mark, because it is meant.
        const isEscaped = source.text[range[0] - 1] === "\\" && !visible.field;
        const isElsewhere = range === visible.range && visible.kind === "prose" && !isPlaceholder;
        if (isEscaped || isElsewhere || isTold(words)) return [];
        const message = explain(found, source.text.slice(range[0]));
        if (message) told.push(words);
        const severity = isPlaceholder ? placeholders : "warning";
        return report(source, { range, field: visible.field }, message, severity);
      });
      return isPlaceholder ? problems : problems.slice(0, 1);
    });
  });
}
