import type { Change } from "../diff/lines";
import { diffWords, LEAST_IN_COMMON, similarity, type Piece } from "../diff/words";
import { isForPeople, type LineKind } from "../read/line";
import type { Mark, Word } from "../report-data";
import { revealCharacters, withoutJoiners } from "../characters";
import { isSynonym, markClaims, markNames, NOT_A_NAME, type CharacterMarks } from "./claims";
import { findRegulatedWords, type RegulatedWord } from "./regulated-words";

interface ChangeContext {
  /** Words that the site also writes without a capital. */
  ordinary: ReadonlySet<string>;
  /** The page came or went as a whole. */
  isWhole: boolean;
  isLegal: boolean;
  language: string;
}

interface MarkedChange {
  words: Word[];
  marks: Mark[];
}

/** Every change of these is marked, as what it is. */
const MARKS_OF_KINDS: Partial<Record<LineKind, string>> = {
  link: "link",
  picture: "picture",
  style: "style",
  policy: "header",
  header: "header",
  redirect: "redirect",
  refresh: "redirect",
  address: "address",
  struck: "negation or limit",
};

/** The middle of what stayed in a rule. */
const FAR_FROM_CHANGE = /(?<=^.{60}).{40,}(?=.{60}$)/s;

/** Marks the claims that a change alters. */
export function markChange(change: Change, context: ChangeContext): MarkedChange {
  const { kind, within, old, now } = change;
  const parts = diffWords(old, now);
  const before = marksOfSide(old, now, change, context);
  const after = marksOfSide(now, old, change, context);
  const regulated = isForPeople(kind) ? findNewRegulated(change, context.language) : [];
  for (const { start, words } of regulated)
    after.fill("regulated word", start, start + words.length);
  const words = cutByMarks(parts, before, after);
  const kept = kind === "style" ? words.filter(({ diff }) => diff === "same") : [];
  for (const word of kept) word.text = word.text.replace(FAR_FROM_CHANGE, " … ");
  const names = new Set<string>();
  if (within.includes("notice") && !context.isWhole) names.add("notice");
  if (context.isLegal) names.add("legal page");
  for (const { mark } of words) if (mark) names.add(mark);
  // Of "is not approved", only the denial goes.
  if (regulated.length > 0) names.add("regulated word");
  const sentence = regulated.map((word) => word.sentence).join(" ");
  const sentenceOf = (name: string) => (name === "regulated word" ? sentence : "");
  return { words, marks: [...names].map((name) => ({ name, sentence: sentenceOf(name) })) };
}

/** Of two marks of a character, the later one counts. */
function marksOfSide(
  text: string,
  other: string,
  { kind }: Change,
  { ordinary, isWhole }: ChangeContext,
): CharacterMarks {
  const marks: CharacterMarks = Array.from({ length: text.length });
  if (MARKS_OF_KINDS[kind]) return marks.fill(MARKS_OF_KINDS[kind]);
  if (!isForPeople(kind) && !/^(?:data|setting)$/.test(kind)) return marks;
  const isReworded = text !== "" && other !== "";
  const canBeName = kind === "cell" || (kind === "heading" && isReworded);
  if (canBeName && !isWhole && isOtherName(text, other)) marks.fill("name");
  else if (isReworded) markNames(text, other, marks, ordinary);
  markClaims(text, marks);
  markLookAlikes(text, other, marks);
  return isWhole ? marks.map((mark) => (mark === "negation or limit" ? undefined : mark)) : marks;
}

function isOtherName(text: string, other: string): boolean {
  if (NOT_A_NAME.test(text) || NOT_A_NAME.test(other)) return false;
  const isRecapitalized = similarity(text.toLowerCase(), other.toLowerCase()) > 0.5;
  return !isRecapitalized && similarity(text, other) < LEAST_IN_COMMON;
}

function markLookAlikes(text: string, other: string, marks: CharacterMarks): void {
  const otherWords = new Set(other.split(/\s+/));
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    if (!otherWords.has(word) && revealCharacters(word) !== withoutJoiners(word))
      marks.fill("look-alike letters", index, index + word.length);
}

function findNewRegulated({ old, now }: Change, language: string): RegulatedWord[] {
  const inOld = findRegulatedWords(old, language).map(({ words }) => words.toLowerCase());
  const isNew = ({ words }: RegulatedWord) => !inOld.includes(words.toLowerCase());
  return findRegulatedWords(now, language).filter(isNew);
}

/** Takes the marks of each part from the front. */
function cutByMarks(parts: Piece[], before: CharacterMarks, after: CharacterMarks): Word[] {
  return parts.flatMap((part, index): Word[] => {
    const { text, diff } = part;
    const beside = parts[diff === "removed" ? index + 1 : index - 1];
    const replaced = beside && beside.diff !== "same" ? beside.text : "";
    if (diff === "same") before.splice(0, text.length);
    const marks = (diff === "removed" ? before : after).splice(0, text.length);
    if (diff === "same") return [part];
    const words: Word[] = [];
    let start = 0;
    for (let end = 1; end <= text.length; end++) {
      if (end < text.length && marks[end] === marks[start]) continue;
      const piece = text.slice(start, end);
      const isPlain = piece === " " || isSynonym(piece, replaced);
      const mark = isPlain ? undefined : marks[start];
      words.push({ text: piece, diff, mark });
      start = end;
    }
    return words;
  });
}
