// The fields of a page in, a warning for each text in curly quotes: a word processor may have put them there.
import { fieldPassages } from "../../source/text-ranges";
import type { Finding } from "../../../problems/problem";
import type { Source } from "../../source/model";
import { warningAt } from "../../source/source-file";

/** Texts that stand in curly quotes from end to end: unlike straight ones they are shown. */
export function checkQuotes(source: Source): Finding[] {
  return fieldPassages(source).flatMap(({ raw, start, field }) => {
    const [, words] = /^[“”„«‘]([^“”„«»‘]*)["'”“’»]$/s.exec(raw) ?? [];
    if (words === undefined) return [];
    return [
      warningAt(
        source,
        [start, start + raw.length],
        field,
        `the curly quotes around this text would be shown; if they only mark where it starts and ends, expected ${JSON.stringify(words)}`,
      ),
    ];
  });
}
