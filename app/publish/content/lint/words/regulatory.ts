// What visitors see of one file in; out a warning for each word that regulators cite, for plans without the notice, and
// for exceptions that nothing needs.
import type { Finding } from "../../../problems/problem";
import type { Passage } from "../../source/model";
import { fieldName, rangeOfKey, valueAt, warningAt } from "../../source/source-file";
import { rangeNear } from "../../source/text-ranges";
import type { SeenFile } from "../../source/visible-text";
import { FORWARD_LOOKING, HARMLESS, REGULATED } from "./regulatory-terms";

const REASONS = new Map(
  REGULATED.flatMap((words) => words.phrases.map((phrase) => [phrase, words] as const)),
);
const CITED = phrasePattern([...HARMLESS, ...REASONS.keys()]);
const FORWARD = phrasePattern(FORWARD_LOOKING);

/** The warnings of one file, without those for words that its `accepted:` lists. */
export function checkWording(file: SeenFile): Finding[] {
  const accepted = acceptedTexts(file.data);
  const used = new Set<number>();
  const cited = matchesIn(file, CITED).flatMap(({ passage, found }) => {
    const rule = REASONS.get(plain(found[0]));
    const exceptions = accepted.filter(({ text }) => isInside(text, passage, found));
    if (rule) exceptions.forEach(({ index }) => used.add(index));
    if (!rule || exceptions.length > 0) return [];
    const word = found[0].replace(/\s+/g, " ");
    const cure = file.isDrawing
      ? "draw it without the word"
      : `write what was measured or planned, or, if the word is right here, add to \`accepted:\` the lines \`  - text: ${JSON.stringify(word)}\` and \`    reason:\`, with who decided it`;
    const message = `"${word}" ${rule.reason} (${rule.source}); ${cure}`;
    return [warningAt(file.source, rangeNear(passage, found), passage.field, message)];
  });
  const idle = accepted
    .filter(({ index }) => !used.has(index))
    .map(({ text, index }) => {
      const field = ["accepted", index];
      const message = `no warning needs this exception for the words ${JSON.stringify(text)} any more, expected it deleted, or the words as they are now`;
      return warningAt(file.source, rangeOfKey(file.source, field), fieldName(field), message);
    });
  return [...cited, ...idle, ...checkForwardLooking(file)];
}

/** One warning for the page: it is the page that needs the notice, not the word. */
function checkForwardLooking(file: SeenFile): Finding[] {
  // What is on all pages, and a drawing, can show no notice.
  const canShowNotice = !file.isDrawing && file.pages.length > 0;
  if (!canShowNotice || valueAt(file.data, ["forwardLooking"]) === true) return [];
  const matches = matchesIn(file, FORWARD).filter(({ passage, found }) => !isMonth(passage, found));
  const [first] = matches;
  if (!first) return [];
  const words = [...new Set(matches.map(({ found }) => `"${plain(found[0])}"`))].join(", ");
  const message = `this page speaks of the future (${words}) without the notice that plans can fail, expected the line \`forwardLooking: true\` among its fields, or other words`;
  const range = rangeNear(first.passage, first.found);
  return [warningAt(file.source, range, first.passage.field, message)];
}

function matchesIn({ passages }: SeenFile, pattern: RegExp) {
  return passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].map((found) => ({ passage, found })),
  );
}

/** "May" beside a number. */
function isMonth({ text }: Passage, { 0: word, index }: RegExpExecArray): boolean {
  return (
    word === "May" &&
    (/\d\s+$/.test(text.slice(0, index)) || /^\s+\d/.test(text.slice(index + word.length)))
  );
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
