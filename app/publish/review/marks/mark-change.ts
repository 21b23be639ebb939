import type { Change } from "../diff/lines";
import { diffWords, LEAST_IN_COMMON, similarity, type Piece } from "../diff/words";
import { isForPeople, type LineKind } from "../read/line";
import type { Flag, Word } from "../report-data";
import { showLetters, withoutJoiners } from "../characters";
import { isSynonym, labelClaims, labelNames, NO_NAME, type Labels } from "./claims";
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
  flags: Flag[];
}

/** Every change of these is marked, as what it is. */
const MARKED: Partial<Record<LineKind, string>> = {
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

/** Marks the claims that a change alters. */
export function markChange(change: Change, context: ChangeContext): MarkedChange {
  const { kind, within, old, now } = change;
  const parts = diffWords(old, now);
  const before = labelSide(old, now, change, context);
  const after = labelSide(now, old, change, context);
  const regulated = isForPeople(kind) ? findNewRegulated(change, context.language) : [];
  for (const { start, words } of regulated)
    after.fill("regulated word", start, start + words.length);
  const words = labelParts(parts, before, after);
  const names = new Set<string>();
  if (within.includes("notice") && !context.isWhole) names.add("notice");
  if (context.isLegal) names.add("legal page");
  for (const { flag } of words) if (flag) names.add(flag);
  // Of "is not approved", only the denial goes.
  if (regulated.length > 0) names.add("regulated word");
  const sentence = regulated.map((word) => word.sentence).join(" ");
  const sentenceOf = (name: string) => (name === "regulated word" ? sentence : "");
  return { words, flags: [...names].map((name) => ({ name, sentence: sentenceOf(name) })) };
}

/** A label that is given later counts. */
function labelSide(
  text: string,
  other: string,
  { kind }: Change,
  { ordinary, isWhole }: ChangeContext,
): Labels {
  let labels: Labels = Array.from({ length: text.length });
  if (MARKED[kind]) return labels.fill(MARKED[kind]);
  if (!isForPeople(kind) && !/^(?:data|setting)$/.test(kind)) return labels;
  const isPhrase = NO_NAME.test(text) || NO_NAME.test(other);
  const isAlike = similarity(text.toLowerCase(), other.toLowerCase()) > 0.5;
  const isReplaced = !isPhrase && !isAlike && similarity(text, other) < LEAST_IN_COMMON;
  const isName = kind === "cell" || (kind === "heading" && text !== "" && other !== "");
  if (isName && isReplaced && !isWhole) labels.fill("name");
  else if (text && other) labelNames(text, other, labels, ordinary);
  labelClaims(text, labels);
  if (isWhole) labels = labels.map((label) => (label === "negation or limit" ? undefined : label));
  labelAlike(text, other, labels);
  return labels;
}

function labelAlike(text: string, other: string, labels: Labels): void {
  const otherWords = new Set(other.split(/\s+/));
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    if (!otherWords.has(word) && showLetters(word) !== withoutJoiners(word))
      labels.fill("look-alike letters", index, index + word.length);
}

function findNewRegulated({ old, now }: Change, language: string): RegulatedWord[] {
  const inOld = findRegulatedWords(old, language).map(({ words }) => words.toLowerCase());
  return findRegulatedWords(now, language).filter(
    ({ words }) => !inOld.includes(words.toLowerCase()),
  );
}

/** The labels of a side are used up in its order. */
function labelParts(parts: Piece[], before: Labels, after: Labels): Word[] {
  return parts.flatMap((part, index): Word[] => {
    const { text, mark } = part;
    const beside = parts[mark === "removed" ? index + 1 : index - 1];
    const replaced = beside && beside.mark !== "same" ? beside.text : "";
    if (mark === "same") before.splice(0, text.length);
    const labels = (mark === "removed" ? before : after).splice(0, text.length);
    if (mark === "same") return [part];
    const words: Word[] = [];
    let start = 0;
    for (let end = 1; end <= text.length; end++) {
      if (end < text.length && labels[end] === labels[start]) continue;
      const piece = text.slice(start, end);
      const isPlain = piece === " " || isSynonym(piece, replaced);
      const flag = isPlain ? undefined : labels[start];
      words.push({ text: piece, mark, flag });
      start = end;
    }
    return words;
  });
}
