// What visitors see of one file in; out an error for each word that regulators object to and no exception accepts, and a
// warning for those that are denied, for plans without the notice and for exceptions without their words.
import type { Finding } from "../../../problems/problem";
import type { Block, SeenFile } from "../../source/model";
import {
  fieldName,
  listAt,
  problemAt,
  rangeOfKey,
  textAt,
  valueAt,
  warningAt,
} from "../../source/source-file";
import { blocksOf, joinPassages, passageAt, rangeNear, type Found } from "../../source/texts";
import { findRegulated, type RegulatedUse } from "./find-regulated";
import { FORWARD_LOOKING } from "./regulatory-terms";

/** An entry of `accepted:`, which covers one place. */
interface Exception {
  index: number;
  text: string;
  /** Undefined when the words are nowhere, or only where another entry covers them. */
  place: { block: Block; start: number; end: number } | undefined;
}

/** The findings of one file. */
export function checkWording(file: SeenFile): Finding[] {
  // Neither marks such as `**` nor the lines of a drawing divide words.
  const blocks = file.isDrawing ? [joinPassages(file.passages, "\u2029")] : blocksOf(file.passages);
  const exceptions = exceptionsOf(file.data, blocks);
  const regulated = blocks.flatMap((block) =>
    findRegulated(block.text)
      .filter((use) => !exceptions.some((exception) => covers(exception, block, use)))
      .map((use) => {
        const found = { 0: use.words, index: use.index };
        const make = use.level === "error" ? problemAt : warningAt;
        return findingIn(file, block, found, explain(use, file.isDrawing), make);
      }),
  );
  const weak = exceptions.flatMap((exception) => checkException(file, exception));
  return [...regulated, ...weak, ...checkForwardLooking(file, blocks)];
}

function exceptionsOf(data: unknown, blocks: readonly Block[]): Exception[] {
  const exceptions: Exception[] = [];
  for (const [index, entry] of listAt(data, ["accepted"]).entries()) {
    const text = textAt(entry, ["text"]).trim();
    if (!text) continue;
    // Lines may break in other places than in the list.
    const words = text.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    const pattern = new RegExp(words.join("\\s+"), "gi");
    const places = blocks.flatMap((block) =>
      [...block.text.matchAll(pattern)].map(({ 0: found, index: start }) => {
        return { block, start, end: start + found.length };
      }),
    );
    const isTaken = ({ block, start }: { block: Block; start: number }) =>
      exceptions.some(({ place }) => place?.block === block && place.start === start);
    exceptions.push({ index, text, place: places.find((place) => !isTaken(place)) });
  }
  return exceptions;
}

/** Who accepts "safe to store" has accepted "safe" there, and nowhere else. */
function covers({ place }: Exception, block: Block, { words, index }: RegulatedUse): boolean {
  return place?.block === block && place.start <= index && index + words.length <= place.end;
}

/** An exception is a phrase, or the whole of a shorter text. */
function checkException({ source }: SeenFile, { text, place, index }: Exception): Finding[] {
  const field = ["accepted", index];
  const at = [source, rangeOfKey(source, field), fieldName(field)] as const;
  if (!place) return [warningAt(...at, "these words are no longer on the page; delete this entry")];
  const count = wordsOf(text);
  return count < 3 && count < wordsOf(place.block.text)
    ? [problemAt(...at, `"${text}" is too short: quote at least three words`)]
    : [];
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function explain({ words, rule, level }: RegulatedUse, isDrawing: boolean): string {
  const quote = `"${words.replace(/\s+/g, " ")}"`;
  if (level === "warning")
    return `${quote} is denied or left open here, so it is only a warning; as a claim, it ${rule.reason} (${rule.source})`;
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
  const message = `this page makes forward-looking statements (${words}); add the line \`forwardLooking: true\``;
  return [findingIn(file, first.block, first.found, message, warningAt)];
}
