// One content file in; out a warning for each word that regulators cite, for plans without the notice, and for idle exceptions.
import { rangeIn } from "../../source/text-ranges";
import type { Finding } from "../../../problems/problem";
import type { Passage, Source } from "../../source/model";
import { FORWARD_LOOKING, HARMLESS, REGULATED } from "./regulatory-terms";
import type { SeenFile } from "../../source/visible-text";
import { fieldName, rangeOfKey, valueAt, warningAt } from "../../source/source-file";

const REASONS = new Map(
  REGULATED.flatMap((words) => words.phrases.map((phrase) => [phrase, words] as const)),
);
const CITED = phrasePattern([...HARMLESS, ...REASONS.keys()]);
const FORWARD = phrasePattern(FORWARD_LOOKING);
/** The month, which follows or is followed by a number. */
const MONTH = /\bMay(?=\s+\d)|(?<=\d\s+)May\b/g;

/** The warnings of one file; what its `accepted:` lists is left out of them. */
export function checkWording({ source, passages, data, isDrawing, pages }: SeenFile): Finding[] {
  const accepted = acceptedTexts(data);
  const used = new Set<number>();
  const cited = passages.flatMap((passage) =>
    [...passage.text.matchAll(CITED)].flatMap((found) => {
      const words = REASONS.get(plain(found[0]));
      const range = rangeIn(passage, found);
      if (!words || range === undefined) return [];
      const exceptions = accepted.filter(({ text }) => isInside(text, passage, found));
      exceptions.forEach(({ index }) => used.add(index));
      if (exceptions.length > 0) return [];
      const word = found[0].replace(/\s+/g, " ");
      const cure = isDrawing
        ? "draw it without the word"
        : `write what was measured or planned, or, if it may stand, add to \`accepted:\` the lines \`  - text: ${JSON.stringify(word)}\` and \`    reason:\`, with who says so`;
      return [
        warningAt(
          source,
          range,
          passage.field,
          `"${word}" ${words.reason} (${words.source}); ${cure}`,
        ),
      ];
    }),
  );
  const idle = accepted
    .filter(({ index }) => !used.has(index))
    .map(({ text, index }) => {
      const field = ["accepted", index];
      return warningAt(
        source,
        rangeOfKey(source, field),
        fieldName(field),
        `nothing here is warned of for the words ${JSON.stringify(text)} any more, expected this exception deleted, or the words as they stand now`,
      );
    });
  // What stands around all pages, and a drawing, can show no notice.
  const needsNotice = !isDrawing && pages.length > 0 && valueAt(data, ["forwardLooking"]) !== true;
  return [...cited, ...idle, ...(needsNotice ? checkForwardLooking(source, passages) : [])];
}

/** One warning for the page: it is the page that needs the notice, not the word. */
function checkForwardLooking(source: Source, passages: readonly Passage[]): Finding[] {
  const found = passages.flatMap((passage) => {
    const text = passage.text.replace(MONTH, (month) => "_".repeat(month.length));
    return [...text.matchAll(FORWARD)].map((match) => ({
      passage,
      match,
      range: rangeIn(passage, match),
    }));
  });
  const first = found.find(({ range }) => range !== undefined);
  if (first?.range === undefined) return [];
  const words = [...new Set(found.map(({ match }) => plain(match[0])))]
    .map((word) => `"${word}"`)
    .join(", ");
  return [
    warningAt(
      source,
      first.range,
      first.passage.field,
      `this page speaks of the future (${words}) without the notice that plans can fail, expected the line \`forwardLooking: true\` among its fields, or other words`,
    ),
  ];
}

function acceptedTexts(data: unknown): { text: string; index: number }[] {
  const accepted = valueAt(data, ["accepted"]);
  return (Array.isArray(accepted) ? accepted : []).flatMap((entry: unknown, index) => {
    const text = valueAt(entry, ["text"]);
    return typeof text === "string" && text.trim() ? [{ text, index }] : [];
  });
}

/** Whether what was found is a part of an accepted phrase: who accepts "safe to store" has not accepted "safe". */
function isInside(accepted: string, { text }: Passage, found: RegExpExecArray): boolean {
  const whole = onOneLine(text);
  const phrase = onOneLine(accepted.trim());
  const from = onOneLine(text.slice(0, found.index)).length;
  const to = from + onOneLine(found[0]).length;
  for (let at = whole.indexOf(phrase); at >= 0 && at <= from; at = whole.indexOf(phrase, at + 1)) {
    if (at + phrase.length >= to) return true;
  }
  return false;
}

/** Lines may be broken elsewhere in the list than in the text. */
function onOneLine(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ");
}

/** Finds any of these phrases, whatever joins their words; the longest that begins at a place. */
function phrasePattern(phrases: readonly string[]): RegExp {
  const sources = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(" ", String.raw`[\s-]{1,3}`));
  return new RegExp(String.raw`\b(?:${sources.join("|")})\b`, "gi");
}

/** A phrase as the list has it. */
function plain(found: string): string {
  return found.toLowerCase().replace(/[\s-]+/g, " ");
}
