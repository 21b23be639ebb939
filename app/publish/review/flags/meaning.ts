// Says what a change of a sentence's tokens can have done to its meaning.
import type { Change, SentencePart } from "../diff/compare-lines";
import { textOfTokens, type SentenceToken } from "../diff/tokens";
import { vocabularyOf } from "../diff/vocabulary";
import { listFirst, type Flag } from "../report";
import { countReordered } from "./changed-places";
import { isAnagram, isOpposite, isSlip, lettersOf, matterOf, type Matter } from "./token-class";

interface Piece {
  matter: Matter;
  key: string;
  text: string;
  /** Whether it stands beside a month or a day. */
  isDay: boolean;
}

/** A flag, with a figure, date or time before and after; "" where there is none. */
export interface FoundReason extends Flag {
  figure?: { old: string; now: string };
}

interface Edit {
  removed: Piece[];
  added: Piece[];
  others: FoundReason[];
}

const WHOLE = new Set<Matter>(["figure", "negation", "restriction", "promise", "comparison"]);
const DAY_FIGURE = /^(?:19|20)\d\d(?:\W(?:19|20)\d\d)?$|\d{4}-\d\d|\d[./]\d{1,2}[./]\d|[年月日]$/;
const CLOCK_FIGURE = /\d:\d\d|\d ?(?:am|pm|a\.m|p\.m|Uhr|h)\b|[時分]/i;

/** Finds the reasons to read some changes, each once: "Figure: 97.4% → 98.1%". */
export function findMeaning(changes: Change[], language: string): FoundReason[] {
  const edits: Edit[] = [];
  const wholes: Edit = { removed: [], added: [], others: [] };
  for (const change of changes.filter(({ twin }) => !twin)) {
    const [old, now] = [piecesOf(change, "old", language), piecesOf(change, "now", language)];
    if (change.old && change.now) edits.push(...editsIn(change, old, now, language));
    else if ((change.old ?? change.now)?.kind !== "data") {
      wholes.removed.push(...old.flat().filter(({ matter }) => WHOLE.has(matter)));
      wholes.added.push(...now.flat().filter(({ matter }) => WHOLE.has(matter)));
    }
  }
  // Don't tell what one sentence lost and its neighbor has now: one sentence became two.
  cancel(wholes.removed, wholes.added);
  for (const edit of edits) {
    cancel(wholes.removed, edit.added);
    cancel(edit.removed, wholes.added);
  }
  const seen = new Set<string>();
  return [...edits.flatMap(describeEdit), ...describeMatters(wholes)].filter(
    ({ sentence }) => seen.size < seen.add(sentence).size,
  );
}

function piecesOf(change: Change, side: "old" | "now", language: string): Piece[][] {
  const tokens = change.parts.flatMap((part) => part[side]);
  const kind = change[side]?.kind ?? "text";
  const pieceAt = (token: SentenceToken, index: number): Piece[] => {
    const matter = matterOf(tokens, index, kind, language);
    if (!matter) return [];
    const { text } = token;
    const near = tokens.slice(Math.max(0, index - 2), index + 3);
    const isBeside = /^\d{1,4}\.?$/.test(text) && near.some((each) => each.wordClass === "time");
    const key = token.wordClass === undefined ? token.key.toLowerCase() : token.key;
    return [{ matter, key, text, isDay: DAY_FIGURE.test(text) || isBeside }];
  };
  let at = 0;
  return change.parts.map((part) => part[side].flatMap((token) => pieceAt(token, at++)));
}

function editsIn(
  { parts, now: line }: Change,
  old: Piece[][],
  now: Piece[][],
  language: string,
): Edit[] {
  const items = countReordered(parts);
  const figures = parts.flatMap((part) => part.now).filter(({ text }) => /\p{Nd}/u.test(text));
  // Don't pass over cells or names in another order, because the figures below or beside them stayed.
  const isTold = line?.kind === "row" || figures.length >= items;
  const others = isTold ? [flagOf("name", "words changed places")] : [];
  if (items > 0) return [{ removed: [], added: [], others }];
  const edits = parts.flatMap((part, index) => {
    if (part.isSame) return [];
    const beside = [parts[index - 1]?.now.at(-1), parts[index + 1]?.now[0]];
    // Don't take a word of a note for a note.
    const notes = beside.some((token) => token?.run.role === "note") ? [] : noteFlags(part);
    const edit = editOf(part, old[index] ?? [], now[index] ?? [], language);
    return [{ ...edit, others: [...notes, ...edit.others] }];
  });
  const moved = edits.flatMap(({ removed }) =>
    edits
      .flatMap(({ added }) => cancel(removed, added))
      .map(({ matter, text }) => flagOf(matter, `“${text}” moved`)),
  );
  return [...edits, { removed: [], added: [], others: [...moved, ...linkFlags(parts)] }];
}

/** Removes from two lists what both have. @returns what was removed */
function cancel(removed: Piece[], added: Piece[]): Piece[] {
  const both: Piece[] = [];
  for (const piece of [...removed]) {
    const at = added.findIndex(({ matter, key }) => matter === piece.matter && key === piece.key);
    if (at < 0) continue;
    added.splice(at, 1);
    removed.splice(removed.indexOf(piece), 1);
    both.push(piece);
  }
  return both;
}

function editOf(part: SentencePart, removed: Piece[], added: Piece[], language: string): Edit {
  const others = markFlags(part);
  cancel(removed, added);
  const read = readForms(part, removed, added, language);
  return read
    ? { removed: [], added: [], others: [...others, ...read] }
    : { removed, added, others };
}

/** Reads a change by the form of its words; undefined when the pieces decide. */
function readForms(
  { old, now }: SentencePart,
  removed: Piece[],
  added: Piece[],
  language: string,
): Flag[] | undefined {
  const hasSigns = [...removed, ...added].some(
    ({ matter, text }) => matter === "figure" || !/\p{L}/u.test(text),
  );
  if (!hasSigns && lettersOf(old) === lettersOf(now)) return [];
  const isPlain = removed.length + added.length === 0;
  const [before, after] = [old, now].map((tokens) =>
    tokens.flatMap(({ isWord, run, text }) => (isWord && run.role !== "note" ? text : [])),
  );
  const [first, ...more] = before ?? [];
  const [second, ...others] = after ?? [];
  if (first !== undefined && second !== undefined && more.length + others.length === 0) {
    if (isOpposite(first, second)) return [flagOf("direction", `${first} → ${second}`)];
    const isDecided =
      (removed.length > 0 && added.length > 0 && removed[0]?.matter !== "name") ||
      (!isAnagram(first, second) &&
        [...removed, ...added].some(({ matter }) => /^(?:negation|restriction)$/.test(matter)));
    if (!isDecided && isSlip(first, second)) return [];
    const isHan = /^\p{Script=Han}{2,} \p{Script=Han}{2,}$/u.test(`${first} ${second}`);
    const isOther = [...second].every((character) => !first.includes(character));
    if (isPlain && isHan && isOther) return [flagOf("name", `${first} → ${second}`)];
  }
  const hasWords = first !== undefined || second !== undefined;
  return isPlain && hasWords && !vocabularyOf(language).isKnown
    ? [flagOf("wording", stepOf(textOfTokens(old), textOfTokens(now)))]
    : undefined;
}

/** Names a reason for the verdict and in a sentence: "a figure", "Figure: 97.4% → 98.1%". */
function flagOf(name: string, rest: string): Flag {
  const article = /^[aeiou]/.test(name) ? "an" : "a";
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  return { name: `${article} ${name}`, sentence: `${title}: ${rest}` };
}

function stepOf(old: string, now: string): string {
  const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  if (!old) return `“${shorten(now)}” added`;
  return now ? `${shorten(old)} → ${shorten(now)}` : `“${shorten(old)}” removed`;
}

const ORDER: Matter[] = ["negation", "restriction", "comparison", "promise", "figure"];

function describeEdit({ removed, added, others }: Edit): FoundReason[] {
  const [first, second] = [removed[0]?.matter, added[0]?.matter];
  if (removed.length !== 1 || added.length !== 1 || !second)
    return [...others, ...describeMatters({ removed, added })];
  const matter = ORDER.find((each) => each === first || each === second) ?? second;
  return [...others, describeMatter(matter, removed, added)];
}

function describeMatters({ removed, added }: Pick<Edit, "removed" | "added">): FoundReason[] {
  const matters = new Set([...removed, ...added].map(({ matter }) => matter));
  return [...matters].map((matter) => {
    const own = (pieces: Piece[]) => pieces.filter((piece) => piece.matter === matter);
    return describeMatter(matter, own(removed), own(added));
  });
}

function describeMatter(matter: Matter, removed: Piece[], added: Piece[]): FoundReason {
  const list = (pieces: Piece[]) => {
    const all = pieces.map(({ text }) => text);
    const texts = matter === "name" && pieces.length < 4 ? [all.join(" ")] : [...new Set(all)];
    return listFirst(texts, 3);
  };
  const [old, now] = [list(removed), list(added)];
  if (matter !== "figure") return flagOf(matter, stepOf(old, now));
  const isDay = [...removed, ...added].some((piece) => piece.isDay);
  const name = CLOCK_FIGURE.test(`${old} ${now}`) ? "time" : isDay ? "date" : "figure";
  const figure = { old: removed[0]?.text ?? "", now: added[0]?.text ?? "" };
  return { ...flagOf(name, stepOf(old, now)), figure };
}

function linkFlags(parts: SentencePart[]): Flag[] {
  const linksOf = (side: "old" | "now") =>
    new Set(parts.flatMap((part) => part[side]).flatMap(({ run }) => run.link ?? []));
  const [from, to] = [linksOf("old"), linksOf("now")];
  const gone = [...from].filter((link) => !to.has(link));
  const fresh = [...to].filter((link) => !from.has(link));
  // Don't pass over links that changed places.
  if (parts.length > 1 && gone.length + fresh.length === 0)
    return parts
      .filter(({ old, now }) => textOfTokens(old) === textOfTokens(now))
      .flatMap((part) => linkFlags([part]));
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) =>
    flagOf("link", stepOf(gone[at] ?? "", fresh[at] ?? "")),
  );
}

function noteFlags({ old, now }: SentencePart): Flag[] {
  const [from, to] = [old, now].map((tokens) => textWhere(tokens, ({ role }) => role === "note"));
  return Boolean(from) === Boolean(to) ? [] : [flagOf("note", stepOf(from ?? "", to ?? ""))];
}

/** Flags words that are struck out, or raised: 10^6 is not 106. */
function markFlags({ old, now }: SentencePart): Flag[] {
  const [from, to] = [lettersOf(old), lettersOf(now)];
  return ["del", "raised", "lowered"].flatMap((mark) => {
    const isMarked = ({ marks }: SentenceToken["run"]) => marks?.split(" ").includes(mark) === true;
    const [before = "", after = ""] = [old, now].map((tokens) => textWhere(tokens, isMarked));
    if (before === after || !from || !to) return [];
    if (mark === "del") return [flagOf("deletion", stepOf(before, after))];
    return from === to && /\d/.test(to) ? [flagOf("figure", "raised or lowered digits")] : [];
  });
}

function textWhere(tokens: SentenceToken[], isOne: (run: SentenceToken["run"]) => boolean): string {
  return textOfTokens(tokens.filter(({ run }) => isOne(run)));
}
