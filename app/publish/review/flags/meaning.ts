// Compares the tokens of changed sentences in order, and says what the change can have done to their meaning.
import type { Change, Part } from "../diff/compare-lines";
import type { Token } from "../diff/tokens";
import { vocabularyOf } from "../diff/vocabulary";
import type { Flag } from "../report";
import type { Line } from "../site/record";
import {
  figureAt,
  isOpposite,
  isSlip,
  lettersOf,
  matterOf,
  textOf,
  type Matter,
  type Sentence,
} from "./token-class";

/** A token that decides what a sentence claims. */
interface Piece {
  matter: Matter;
  key: string;
  /** As a reader sees it: a figure with its unit. */
  text: string;
  /** Whether it stands beside the name of a month or a day. */
  isDay: boolean;
}

/** A part of a sentence that changed, or a sentence that came or went. */
interface Edit {
  removed: Piece[];
  added: Piece[];
  /** Reasons that are no words: a link, a note. */
  others: Flag[];
  isWhole: boolean;
}

/** What a sentence that came or went is marked for. */
const WHOLE = new Set<Matter>(["figure", "negation", "restriction", "promise", "comparison"]);
const DAY = /^(?:19|20)\d\d$|\d{4}-\d\d|\d[./]\d{1,2}[./]\d|[年月日]$/;
const CLOCK = /\d:\d\d|\d ?(?:am|pm|a\.m|p\.m|Uhr|h)\b|[時分]/i;

/** The reasons to read some changes, each once: "Figure: 97.4% → 98.1%". */
export function findMeaning(changes: Change[], language: string): Flag[] {
  const edits = changes
    .filter(({ isMoved }) => !isMoved)
    .map((change) =>
      change.old && change.now ? editsIn(change, language) : readWhole(change, language),
    );
  const all = edits.flat();
  const wholes = all.filter(({ isWhole }) => isWhole);
  // Sentences that came or went are told together.
  const together: Edit = {
    removed: wholes.flatMap(({ removed }) => removed),
    added: wholes.flatMap(({ added }) => added),
    others: [],
    isWhole: true,
  };
  // What a sentence lost, and one beside it has now, was not lost: one sentence became two.
  cancel(together.removed, together.added);
  for (const edit of all.filter(({ isWhole }) => !isWhole)) {
    cancel(together.removed, edit.added);
    cancel(edit.removed, together.added);
  }
  const seen = new Set<string>();
  return [...edits.filter(([first]) => first?.isWhole !== true), [together]]
    .flatMap(flagsOf)
    .filter(({ sentence }) => seen.size < seen.add(sentence).size);
}

function sentenceOf(line: Line | undefined, tokens: Token[], language: string): Sentence {
  return { kind: line?.kind ?? "text", tokens, language };
}

function readWhole({ old, now, parts }: Change, language: string): Edit[] {
  if ((now ?? old)?.kind === "data") return [];
  const read = (side: "old" | "now", line: Line | undefined) => {
    const sentence = sentenceOf(
      line,
      parts.flatMap((part) => part[side]),
      language,
    );
    return piecesIn(sentence, 0, sentence.tokens.length).filter(({ matter }) => WHOLE.has(matter));
  };
  return [{ removed: read("old", old), added: read("now", now), others: [], isWhole: true }];
}

function editsIn({ old, now, parts }: Change, language: string): Edit[] {
  const from = sentenceOf(
    old,
    parts.flatMap((part) => part.old),
    language,
  );
  const to = sentenceOf(
    now,
    parts.flatMap((part) => part.now),
    language,
  );
  if (isReordered(from.tokens, to.tokens)) return [];
  let [oldAt, nowAt] = [0, 0];
  const edits = parts.map((part): Edit => {
    const [oldEnd, nowEnd] = [oldAt + part.old.length, nowAt + part.now.length];
    const edit = part.isSame
      ? { removed: [], added: [], others: [], isWhole: false }
      : editOf(part, piecesIn(from, oldAt, oldEnd), piecesIn(to, nowAt, nowEnd), language);
    [oldAt, nowAt] = [oldEnd, nowEnd];
    return edit;
  });
  return [moveOf(edits), ...edits];
}

/** What left one place of a sentence and stands in another one. */
function moveOf(edits: Edit[]): Edit {
  const others = edits.flatMap((from) =>
    edits
      .flatMap((to) => cancel(from.removed, to.added))
      .map(({ matter, text }) => flagOf(matter, `“${text}” moved`)),
  );
  return { removed: [], added: [], others, isWhole: false };
}

/** Takes away what both lists have. @returns it */
function cancel(removed: Piece[], added: Piece[]): Piece[] {
  if (removed.length === 0 || added.length === 0) return [];
  const keyIn = ({ matter, key }: Piece) => `${matter} ${key}`;
  const counts = new Map<string, number>();
  for (const piece of added) counts.set(keyIn(piece), (counts.get(keyIn(piece)) ?? 0) + 1);
  const take = (left: Map<string, number>) => (piece: Piece) => {
    const count = left.get(keyIn(piece)) ?? 0;
    left.set(keyIn(piece), count - 1);
    return count > 0;
  };
  const both = removed.filter(take(counts));
  const shared = new Map<string, number>();
  for (const piece of both) shared.set(keyIn(piece), (shared.get(keyIn(piece)) ?? 0) + 1);
  for (const pieces of [removed, added]) {
    const isShared = take(new Map(shared));
    pieces.splice(0, pieces.length, ...pieces.filter((piece) => !isShared(piece)));
  }
  return both;
}

function piecesIn(sentence: Sentence, start: number, end: number): Piece[] {
  return sentence.tokens.slice(start, end).flatMap((token, index): Piece[] => {
    const matter = matterOf(sentence, start + index);
    if (!matter) return [];
    const isFigure = matter === "figure" || matter === "identifier";
    const text = isFigure ? figureAt(sentence, start + index) : token.text;
    const isWord = token.wordClass === undefined;
    const near = sentence.tokens.slice(Math.max(0, start + index - 2), start + index + 3);
    const isBare = /^\d{1,4}\.?$/.test(text);
    const isDay = DAY.test(text) || (isBare && near.some(({ wordClass }) => wordClass === "time"));
    return [{ matter, key: isWord ? token.key.toLowerCase() : token.key, text, isDay }];
  });
}

function editOf(part: Part, removed: Piece[], added: Piece[], language: string): Edit {
  const others = [...linkFlags(part), ...noteFlags(part), ...markFlags(part)];
  const none = { removed: [], added: [], others, isWhole: false };
  cancel(removed, added);
  const [old, now] = [words(part.old), words(part.now)];
  const [first = "", second = ""] = [old[0]?.text, now[0]?.text];
  const isPair = old.length === 1 && now.length === 1;
  const hasSigns = [...removed, ...added].some(
    ({ matter, text }) => matter === "figure" || !/\p{L}/u.test(text),
  );
  // Only capitals, hyphens, quotes, commas or spaces differ.
  if (!hasSigns && lettersOf(part.old) === lettersOf(part.now)) return none;
  if (isPair && isOpposite(first, second))
    return { ...none, others: [...others, flagOf("direction", `${first} → ${second}`)] };
  const isBoth = removed.length > 0 && added.length > 0 && removed[0]?.matter !== "name";
  if (isPair && !isBoth && isSlip(first, second)) return none;
  const han = /^\p{Script=Han}{2,}$/u;
  const isForeign = [...second].every((character) => !first.includes(character));
  if (
    isPair &&
    removed.length + added.length === 0 &&
    han.test(first) &&
    han.test(second) &&
    isForeign
  )
    return { ...none, others: [...others, flagOf("name", `${first} → ${second}`)] };
  const isUnknown = !vocabularyOf(language).isKnown && removed.length + added.length === 0;
  if (isUnknown && old.length + now.length > 0)
    return {
      ...none,
      others: [...others, flagOf("wording", arrow(textOf(part.old), textOf(part.now)))],
    };
  return { ...none, removed, added };
}

function words(tokens: Token[]): Token[] {
  return tokens.filter(({ isWord, run }) => isWord && run.role !== "note");
}

function flagOf(name: string, rest: string): Flag {
  return { name, sentence: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${rest}` };
}

function arrow(old: string, now: string): string {
  if (!old) return `“${shorten(now)}” added`;
  return now ? `${shorten(old)} → ${shorten(now)}` : `“${shorten(old)}” removed`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function flagsOf(edits: Edit[]): Flag[] {
  return edits.flatMap(({ removed, added, others, isWhole }) => {
    const matters = new Set([...removed, ...added].map(({ matter }) => matter));
    const [first] = removed;
    const [second] = added;
    // One word in place of another, of whatever kinds.
    if (!isWhole && removed.length === 1 && added.length === 1 && first && second)
      return [...others, describe(weightier(first, second), removed, added)];
    return [
      ...others,
      ...[...matters].map((matter) => {
        const own = (pieces: Piece[]) => pieces.filter((piece) => piece.matter === matter);
        return describe(matter, own(removed), own(added));
      }),
    ];
  });
}

/** What weighs most comes first. */
const ORDER: Matter[] = ["negation", "restriction", "comparison", "promise", "figure"];

function weightier({ matter: one }: Piece, { matter: other }: Piece): Matter {
  return ORDER.find((matter) => matter === one || matter === other) ?? other;
}

function describe(matter: Matter, removed: Piece[], added: Piece[]): Flag {
  const list = (pieces: Piece[]) => {
    const all = pieces.map(({ text }) => text);
    const texts = matter === "name" && pieces.length < 4 ? [all.join(" ")] : [...new Set(all)];
    return texts.slice(0, 3).join(", ") + (texts.length > 3 ? ` and ${texts.length - 3} more` : "");
  };
  const [old, now] = [list(removed), list(added)];
  const isDay = [...removed, ...added].some((piece) => piece.isDay);
  const isFigure = matter === "figure";
  if (isFigure && CLOCK.test(`${old} ${now}`)) return flagOf("time", arrow(old, now));
  return flagOf(isFigure && isDay ? "date" : matter, arrow(old, now));
}

/** Links that came, went, or lead elsewhere; the file of a picture counts as one. */
function linkFlags({ old, now }: Part): Flag[] {
  const linksIn = (tokens: Token[]) => new Set(tokens.flatMap(({ run }) => run.link ?? []));
  const [from, to] = [linksIn(old), linksIn(now)];
  const gone = [...from].filter((link) => !to.has(link));
  const fresh = [...to].filter((link) => !from.has(link));
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) =>
    flagOf("link", arrow(gone[at] ?? "", fresh[at] ?? "")),
  );
}

function noteFlags({ old, now }: Part): Flag[] {
  const noteIn = (tokens: Token[]) => textOf(tokens.filter(({ run }) => run.role === "note"));
  const [from, to] = [noteIn(old), noteIn(now)];
  return Boolean(from) === Boolean(to) ? [] : [flagOf("note", arrow(from, to))];
}

/** Words that are struck out, or raised: 10^6 is not 106. */
function markFlags({ old, now }: Part): Flag[] {
  const marked = (tokens: Token[], mark: string) =>
    textOf(tokens.filter(({ run }) => run.marks?.split(" ").includes(mark)));
  const has = (tokens: Token[]) => lettersOf(tokens);
  const isStruck = marked(old, "del") !== marked(now, "del");
  const isRaised = ["raised", "lowered"].some((mark) => marked(old, mark) !== marked(now, mark));
  return [
    ...(isStruck && has(old) && has(now)
      ? [flagOf("struck out", arrow(marked(old, "del"), marked(now, "del")))]
      : []),
    ...(isRaised && /\d/.test(has(old) + has(now)) && has(old) === has(now)
      ? [flagOf("figure", "raised or lowered digits")]
      : []),
  ];
}

/** Whether the items of a list in a sentence stand in another order, and nothing else differs. */
function isReordered(old: Token[], now: Token[]): boolean {
  if (old.length !== now.length) return false;
  const isOther = (token: Token, at: number) => token.text !== now[at]?.text;
  const [start, end] = [old.findIndex(isOther), old.findLastIndex(isOther) + 1];
  const items = (tokens: Token[]) =>
    textOf(tokens.slice(start, end))
      .toLowerCase()
      .split(/\s*(?:[,、，]|\s(?:and|or|und|oder|et|ou|sowie)\s|と|や|および)\s*/)
      .filter(Boolean)
      .toSorted();
  const [from, to] = [items(old), items(now)];
  // Which of two figures comes first may say what each of them is.
  return from.length > 1 && from.join("\n") === to.join("\n") && !/\d/.test(from.join());
}
