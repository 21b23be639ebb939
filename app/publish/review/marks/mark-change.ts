// Marks a change: highlights its claims, and says what they are.
import type { Change } from "../diff/lines";
import { diffWords, type Part } from "../diff/words";
import { isForPeople, type LineKind } from "../read/line";
import type { Flag, Word } from "../report/report";
import { showLetters, withoutJoiners } from "../characters";
import { findRegulatedWords } from "./regulated-words";
import { findClaims, type Claim, type MarkContext } from "./words";

export interface ChangeContext extends MarkContext {
  language: string;
  isLegal: boolean;
}

export interface MarkedChange {
  words: Word[];
  flags: Flag[];
}

/** Kinds of lines of which every change is marked, as what it is. */
const MARKED: Partial<Record<LineKind, string>> = {
  link: "link",
  picture: "picture",
  style: "style",
  policy: "header",
  header: "header",
  redirect: "redirect",
  refresh: "redirect",
  address: "address",
  script: "script",
  struck: "negation or limit",
};

/** Marks the claims that a change alters. */
export function markChange(change: Change, context: ChangeContext): MarkedChange {
  const { kind, within, old, now } = change;
  const parts = diffWords(old, now);
  const around = [
    ...(within.includes("notice") && !context.isWhole ? ["notice"] : []),
    ...(context.isLegal ? ["legal page"] : []),
  ].map((name): Flag => ({ name, sentence: "" }));
  const own = /^Cache-Control:/i.test(now || old) ? undefined : MARKED[kind];
  if (own !== undefined) {
    const isSame = ({ mark }: Part) => mark === "same";
    const words = parts.map((part) => (isSame(part) ? part : { ...part, flag: own }));
    return { words, flags: [...around, { name: own, sentence: "" }] };
  }
  if (!isForPeople(kind) && !/^(?:data|setting|index)$/.test(kind))
    return { words: parts, flags: around };
  const regulated = isForPeople(kind) ? findRegulated(change, context.language) : [];
  const before = findClaims(change, parts, "old", context);
  const after = findClaims(change, parts, "now", context);
  const words = highlight(parts, before, [...regulated, ...findAlike(change), ...after]);
  const names = new Set(words.flatMap(({ flag }) => flag ?? []));
  const isRegulated = (name: string) => name === "regulated word";
  const rules = regulated.map(({ name, sentence }) => ({ name, sentence }));
  const plain = [...names].filter((name) => !isRegulated(name));
  const flags = plain.map((name) => ({ name, sentence: "" }));
  return { words, flags: [...around, ...(names.has("regulated word") ? rules : []), ...flags] };
}

function findRegulated({ old, now }: Change, language: string): (Claim & Flag)[] {
  const known = new Set(findRegulatedWords(old, language).map(({ words }) => words.toLowerCase()));
  let end = 0;
  return findRegulatedWords(now, language).flatMap(({ words, reason, rule }) => {
    const start = now.replaceAll("’", "'").indexOf(words, end);
    end = start + words.length;
    const sentence = `“${words}”: ${reason} (${rule})`;
    return known.has(words.toLowerCase()) ? [] : [{ name: "regulated word", start, end, sentence }];
  });
}

/** Finds new words with letters that look like others, or that nobody sees. */
function findAlike({ old, now }: Change): Claim[] {
  const known = new Set(old.split(/\s+/));
  return [...now.matchAll(/\S+/g)]
    .filter(([word]) => !known.has(word) && showLetters(word) !== withoutJoiners(word))
    .map(({ 0: word, index }) => ({
      name: "look-alike letters",
      start: index,
      end: index + word.length,
    }));
}

/** Cuts the changed parts where their claims begin and end. */
function highlight(parts: Part[], before: Claim[], after: Claim[]): Word[] {
  const at = { old: 0, now: 0 };
  return parts.flatMap(({ text, mark }, index): Word[] => {
    const from = mark === "removed" ? at.old : at.now;
    if (mark !== "added") at.old += text.length;
    if (mark !== "removed") at.now += text.length;
    if (mark === "same") return [{ text, mark }];
    const other = parts[mark === "removed" ? index + 1 : index - 1];
    if (other && other.mark !== "same" && isSpelling(text, other.text)) return [{ text, mark }];
    return cut({ text, mark }, from, mark === "removed" ? before : after);
  });
}

/** Tells whether two words differ in capitals, hyphens and spaces only. */
function isSpelling(text: string, other: string): boolean {
  const lettersOf = (word: string) => word.toLowerCase().replace(/[\s-]/g, "");
  return lettersOf(text) === lettersOf(other) && !/\d/.test(text);
}

function cut({ text, mark }: Part, from: number, claims: Claim[]): Word[] {
  const pieces: Word[] = [];
  let done = 0;
  for (const { name, start, end } of claims.toSorted((a, b) => a.start - b.start)) {
    const first = Math.max(done, start - from);
    const last = Math.min(text.length, end - from);
    if (!text.slice(first, Math.max(first, last)).trim()) continue;
    pieces.push({ text: text.slice(done, first), mark });
    pieces.push({ text: text.slice(first, last), mark, flag: name });
    done = last;
  }
  pieces.push({ text: text.slice(done), mark });
  return pieces.filter((piece) => piece.text !== "");
}
