// What visitors see of one file in; out a warning for each word that regulators cite, for plans without the notice, and
// for exceptions that nothing needs.
import type { Finding } from "../../../problems/problem";
import type { Block } from "../../source/model";
import { fieldName, rangeOfKey, valueAt, warningAt } from "../../source/source-file";
import { blocksOf, joinPassages, passageAt, rangeNear } from "../../source/text-ranges";
import type { SeenFile } from "../../source/visible-text";
import { findRegulated } from "./find-regulated";
import { phrasePattern } from "./phrases";
import { FORWARD_LOOKING, type RegulatedWords } from "./regulatory-terms";

type Found = Pick<RegExpExecArray, 0 | "index">;

const FORWARD = phrasePattern(FORWARD_LOOKING);

/** The warnings of one file, without those for words that its `accepted:` lists. */
export function checkWording(file: SeenFile): Finding[] {
  const accepted = acceptedTexts(file.data);
  const used = new Set<number>();
  const blocks = blocksIn(file);
  const cited = blocks.flatMap((block) =>
    findRegulated(block.text).flatMap(({ words, index, rule }) => {
      const found = { 0: words, index };
      const exceptions = accepted.filter(({ text }) => isInside(text, block, found));
      exceptions.forEach((exception) => used.add(exception.index));
      const message = explain(words.replace(/\s+/g, " "), rule, file.isDrawing);
      return exceptions.length > 0 ? [] : [warningIn(file, block, found, message)];
    }),
  );
  const idle = accepted
    .filter(({ index }) => !used.has(index))
    .map(({ text, index }) => {
      const field = ["accepted", index];
      const message = `no warning needs this exception for the words ${JSON.stringify(text)} any more, expected it deleted, or the words as they are now`;
      return warningAt(file.source, rangeOfKey(file.source, field), fieldName(field), message);
    });
  return [...cited, ...idle, ...checkForwardLooking(file, blocks)];
}

/** Marks such as `**` divide no words; neither do the lines of a drawing, of which each is a text of its own. */
function blocksIn({ passages, isDrawing }: SeenFile): Block[] {
  return isDrawing ? [joinPassages(passages, "\n")] : blocksOf(passages);
}

function explain(words: string, { reason, source }: RegulatedWords, isDrawing: boolean): string {
  const cure = isDrawing
    ? "draw it without the word"
    : `write what was measured or planned, or, if the word is right here, add to \`accepted:\` the lines \`  - text: ${JSON.stringify(words)}\` and \`    reason:\`, with who decided it`;
  return `"${words}" ${reason} (${source}); ${cure}`;
}

function warningIn({ source }: SeenFile, block: Block, words: Found, message: string): Finding {
  const { passage, found } = passageAt(block, words);
  return warningAt(source, rangeNear(passage, found), passage.field, message);
}

/** One warning for the page: it is the page that needs the notice, not the word. */
function checkForwardLooking(file: SeenFile, blocks: readonly Block[]): Finding[] {
  // What is on all pages, and a drawing, can show no notice.
  const canShowNotice = !file.isDrawing && file.pages.length > 0;
  if (!canShowNotice || valueAt(file.data, ["forwardLooking"]) === true) return [];
  const matches = blocks.flatMap((block) =>
    [...block.text.matchAll(FORWARD)]
      .filter((found) => !isMonth(block, found))
      .map((found) => ({ block, found })),
  );
  const [first] = matches;
  if (!first) return [];
  const words = [...new Set(matches.map(({ found }) => `"${plain(found[0])}"`))].join(", ");
  const message = `this page speaks of the future (${words}) without the notice that plans can fail, expected the line \`forwardLooking: true\` among its fields, or other words`;
  return [warningIn(file, first.block, first.found, message)];
}

/** "May" beside a number. */
function isMonth({ text }: Block, { 0: word, index }: Found): boolean {
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
function isInside(accepted: string, { text }: Block, found: Found): boolean {
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

/** A phrase as the list has it. */
function plain(found: string): string {
  return found.toLowerCase().replace(/[\s-]+/g, " ");
}
