// What visitors see of one file in; out an error for each word that regulators cite and nobody has accepted, and a warning
// for plans without the notice and for exceptions that nothing needs.
import type { Finding } from "../../../problems/problem";
import type { Block } from "../../source/model";
import {
  fieldName,
  listAt,
  problemAt,
  rangeOfKey,
  valueAt,
  warningAt,
} from "../../source/source-file";
import { blocksOf, joinPassages, passageAt, rangeNear } from "../../source/text-ranges";
import type { SeenFile } from "../../source/visible-text";
import { findRegulated } from "./find-regulated";
import { phrasePattern } from "./phrases";
import { FORWARD_LOOKING, type RegulatedWords } from "./regulatory-terms";

type Found = Pick<RegExpExecArray, 0 | "index">;

const FORWARD = phrasePattern(FORWARD_LOOKING);

/** Words that somebody has accepted: for the first place that has them, whatever is cited there. */
interface Exception {
  text: string;
  reason: string | undefined;
  index: number;
  /** The block and the offset in it. */
  place?: { block: Block; at: number };
}

/** The findings of one file. Each entry of `accepted:` covers one place. */
export function checkWording(file: SeenFile): Finding[] {
  const accepted = exceptionsOf(file.data);
  const blocks = blocksIn(file);
  const cited = blocks.flatMap((block) =>
    findRegulated(block.text).flatMap(({ words, index, rule }) => {
      const found = { 0: words, index };
      if (accepted.some((exception) => covers(exception, block, found))) return [];
      const message = explain(words.replace(/\s+/g, " "), rule, file.isDrawing);
      return [findingIn(file, block, found, message, problemAt)];
    }),
  );
  const weak = accepted.flatMap((exception) => {
    const field = ["accepted", exception.index];
    const range = rangeOfKey(file.source, field);
    const message = explainException(exception);
    if (message) return [problemAt(file.source, range, fieldName(field), message)];
    if (exception.place) return [];
    const idle = `no words need this exception for ${JSON.stringify(exception.text)}; delete it`;
    return [warningAt(file.source, range, fieldName(field), idle)];
  });
  return [...cited, ...weak, ...checkForwardLooking(file, blocks)];
}

/** What an exception lacks: it must be about one phrase, and say why. The whole of a shorter text is a phrase too. */
function explainException({ text, reason, place }: Exception): string | undefined {
  const words = wordsOf(text);
  if (words < 3 && place && wordsOf(place.block.text) > words)
    return `accepts ${words === 1 ? "a word" : `${words} words`} wherever they stand, expected the phrase around ${words === 1 ? "it" : "them"}, of three words or more`;
  // The schema asks for one that is missing.
  return reason !== undefined && wordsOf(reason) < 2
    ? `the reason ${JSON.stringify(reason)} does not say why, expected a sentence, and who decided it`
    : undefined;
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Marks such as `**` divide no words; neither do the lines of a drawing, of which each is a text of its own. */
function blocksIn({ passages, isDrawing }: SeenFile): Block[] {
  return isDrawing ? [joinPassages(passages, "\n")] : blocksOf(passages);
}

function explain(words: string, { reason, source }: RegulatedWords, isDrawing: boolean): string {
  const cure = isDrawing
    ? "draw it without the word"
    : "write what was measured or planned, or have the phrase accepted in `accepted:`";
  return `"${words}" ${reason} (${source}); ${cure}`;
}

function findingIn(
  { source }: SeenFile,
  block: Block,
  words: Found,
  message: string,
  make: typeof problemAt,
): Finding {
  const { passage, found } = passageAt(block, words);
  return make(source, rangeNear(passage, found), passage.field, message);
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
  return [findingIn(file, first.block, first.found, message, warningAt)];
}

/** "May" beside a number. */
function isMonth({ text }: Block, { 0: word, index }: Found): boolean {
  return (
    word === "May" &&
    (/\d\s+$/.test(text.slice(0, index)) || /^\s+\d/.test(text.slice(index + word.length)))
  );
}

function exceptionsOf(data: unknown): Exception[] {
  return listAt(data, ["accepted"]).flatMap((entry, index) => {
    const [text, reason] = [valueAt(entry, ["text"]), valueAt(entry, ["reason"])];
    const isText = typeof text === "string" && text.trim() !== "";
    return isText ? [{ text, reason: typeof reason === "string" ? reason : undefined, index }] : [];
  });
}

/**
 * Whether what was found is a part of an accepted phrase: who accepts "safe to store" has not accepted "safe". The
 * exception is used up by its first place.
 */
function covers(exception: Exception, block: Block, found: Found): boolean {
  const whole = onOneLine(block.text);
  const phrase = onOneLine(exception.text.trim());
  const from = onOneLine(block.text.slice(0, found.index)).length;
  const to = from + onOneLine(found[0]).length;
  for (let at = whole.indexOf(phrase); at >= 0 && at <= from; at = whole.indexOf(phrase, at + 1)) {
    const { place = { block, at } } = exception;
    if (at + phrase.length < to || place.block !== block || place.at !== at) continue;
    exception.place = place;
    return true;
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
