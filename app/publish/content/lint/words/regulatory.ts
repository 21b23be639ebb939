// What visitors see of one file in; out an error for each word that regulators cite and no exception accepts, and a warning
// for those that are denied, for plans without the notice and for exceptions that nothing needs.
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
import { blocksOf, joinPassages, passageAt, rangeNear } from "../../source/texts";
import type { SeenFile } from "../../source/model";
import { findRegulated, type RegulatedUse } from "./find-regulated";
import { FORWARD_LOOKING } from "./regulatory-terms";

type Found = Pick<RegExpExecArray, 0 | "index">;

/** Words that somebody has accepted, at one place. */
interface Exception {
  text: string;
  reason: unknown;
  index: number;
  /** The first place that has them: the block and the offset in it. */
  place?: { block: Block; at: number };
}

/** The findings of one file. Each entry of `accepted:` covers one place. */
export function checkWording(file: SeenFile): Finding[] {
  // Neither marks such as `**` nor the lines of a drawing divide words.
  const blocks = file.isDrawing ? [joinPassages(file.passages, "\u2029")] : blocksOf(file.passages);
  const exceptions = exceptionsOf(file.data);
  const cited: Finding[] = [];
  for (const block of blocks) {
    for (const use of findRegulated(block.text)) {
      const found = { 0: use.words, index: use.index };
      if (accept(exceptions, block, found)) continue;
      const make = use.level === "error" ? problemAt : warningAt;
      cited.push(findingIn(file, block, found, explain(use, file.isDrawing), make));
    }
  }
  const weak = exceptions.flatMap((exception) => checkException(file, exception));
  return [...cited, ...weak, ...checkForwardLooking(file, blocks)];
}

function exceptionsOf(data: unknown): Exception[] {
  return listAt(data, ["accepted"]).flatMap((entry, index) => {
    const text = valueAt(entry, ["text"]);
    const isText = typeof text === "string" && text.trim() !== "";
    return isText ? [{ text, reason: valueAt(entry, ["reason"]), index }] : [];
  });
}

/**
 * Whether an exception covers what was found, as a part of its phrase: who accepts "safe to store" has not accepted "safe".
 * The first that has no other place yet takes this one.
 */
function accept(exceptions: Exception[], block: Block, found: Found): boolean {
  for (const exception of exceptions) {
    const at = placeAround(exception.text, block, found);
    if (at === undefined) continue;
    exception.place ??= { block, at };
    if (exception.place.block === block && exception.place.at === at) return true;
  }
  return false;
}

/** Where a phrase is in a block, around what was found; its lines may break in other places than in the list. */
function placeAround(text: string, block: Block, found: Found): number | undefined {
  const [whole, phrase] = [onOneLine(block.text), onOneLine(text.trim())];
  const from = onOneLine(block.text.slice(0, found.index)).length;
  const to = from + onOneLine(found[0]).length;
  const at = whole.indexOf(phrase, Math.max(0, to - phrase.length));
  return at >= 0 && at <= from ? at : undefined;
}

function onOneLine(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ");
}

/** An exception must be about one phrase that is there, and say why. The whole of a shorter text is a phrase too. */
function checkException({ source }: SeenFile, exception: Exception): Finding[] {
  const { text, reason, place, index } = exception;
  const field = ["accepted", index];
  const range = rangeOfKey(source, field);
  const words = wordsOf(text);
  if (words < 3 && place && wordsOf(place.block.text) > words) {
    const count = words === 1 ? "a word" : `${words} words`;
    const message = `accepts ${count} wherever they stand, expected the phrase around ${words === 1 ? "it" : "them"}, of three words or more`;
    return [problemAt(source, range, fieldName(field), message)];
  }
  // The schema reports a missing one.
  if (typeof reason === "string" && wordsOf(reason) < 2) {
    const message = `the reason ${JSON.stringify(reason)} does not say why, expected a sentence, and who decided it`;
    return [problemAt(source, range, fieldName(field), message)];
  }
  if (place) return [];
  const message = `no words need this exception for ${JSON.stringify(text)}; delete it`;
  return [warningAt(source, range, fieldName(field), message)];
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function explain({ words, rule, level }: RegulatedUse, isDrawing: boolean): string {
  const quote = `"${words.replace(/\s+/g, " ")}"`;
  if (level === "warning")
    return `${quote} is denied or unknown here, which stops no release; asserted, it ${rule.reason} (${rule.source})`;
  const cure = isDrawing
    ? "draw it without the word"
    : "write what was measured or planned, or have the phrase accepted in `accepted:`";
  return `${quote} ${rule.reason} (${rule.source}); ${cure}`;
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
    [...block.text.matchAll(FORWARD_LOOKING)].map((found) => ({ block, found })),
  );
  const [first] = matches;
  if (!first) return [];
  const phrases = matches.map(({ found }) => found[0].toLowerCase().replace(/[\s-]+/g, " "));
  const words = [...new Set(phrases)].map((phrase) => `"${phrase}"`).join(", ");
  const message = `this page speaks of the future (${words}) without the notice that plans can fail, expected the line \`forwardLooking: true\` among its fields, or other words`;
  return [findingIn(file, first.block, first.found, message, warningAt)];
}
