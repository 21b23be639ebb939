// The fields of a page in; out a warning for each text in curly quotes, which a word processor may have put there.
import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { warningAt } from "../../source/source-file";

/** The rule: no field is in curly quotes from end to end; unlike straight ones they would be shown. */
export function checkQuotes({ passages, source }: ParsedFile): Finding[] {
  return passages.flatMap(({ raw, start, field }) => {
    const [, words] = /^[“”„«‘]([^“”„«»‘]*)["'”“’»]$/s.exec(raw) ?? [];
    if (!field || words === undefined) return [];
    const message = `the curly quotes around this text would be shown; if they only mark where it starts and ends, expected ${JSON.stringify(words)}`;
    return [warningAt(source, [start, start + raw.length], field, message)];
  });
}
