// Turns a passage of a diff into one that a reader gets: marked words, flags, and where its lines were moved.
import type { PlacedPassage } from "./diff/site-diff";
import { diffWords } from "./diff/words";
import { flagsOf, type SiteFacts } from "./flags/flags";
import type { Passage, Word } from "./report";
import type { LinePair } from "./diff/passages";
import type { TextLine } from "./site/page-text";

export interface PassageContext {
  facts: SiteFacts;
  moves: Moves;
  /** The lines that all pages have. */
  frame: ReadonlySet<string>;
}

/** Where a line was removed or added, by its text: "under “Dose” on /science". */
export interface Moves {
  removed: ReadonlyMap<string, string>;
  added: ReadonlyMap<string, string>;
}

/** @returns the places of all lines that have no counterpart */
export function findMoves(passages: PlacedPassage[]): Moves {
  const moves = { removed: new Map<string, string>(), added: new Map<string, string>() };
  for (const { pages, file, pairs } of passages)
    for (const { old, now } of pairs) {
      const line = old ?? now;
      if (!line || (old && now)) continue;
      const heading = line.heading && `under “${line.heading}” `;
      const where = `${heading}on ${file ?? pages[0] ?? ""}`;
      (old ? moves.removed : moves.added).set(line.text, where);
    }
  return moves;
}

/** A passage of a report. */
export function describePassage(passage: PlacedPassage, context: PassageContext): Passage {
  const { facts, moves, frame } = context;
  const { isWhole } = passage;
  // For a whole page, only what other pages do not have.
  const isOwn = ({ old, now }: LinePair) => !frame.has((now ?? old)?.text ?? "");
  const pairs = isWhole ? passage.pairs.filter(isOwn) : passage.pairs;
  const [old, now] = [
    pairs.flatMap((pair) => pair.old ?? []),
    pairs.flatMap((pair) => pair.now ?? []),
  ];
  const isMoved = ({ text }: TextLine) => moves.added.has(text);
  const flags = flagsOf({ ...passage, pairs, old, now, isMoved }, facts);
  const missing = isWhole && now.length > 0 ? missingFrom(passage, frame) : [];
  if (missing.length > 0)
    flags.push({
      name: "frame",
      sentence: `The page lacks what all pages have: ${missing.slice(0, 3).join(" · ")}`,
    });
  const { heading, before, after, times } = passage;
  const notes = isWhole ? [] : [...new Set(pairs.flatMap((pair) => noteMove(pair, moves)))];
  return { heading, before, after, times, lines: pairs.flatMap(linesOf), flags, notes };
}

/** Words that changed are marked in their line; a line without a counterpart stands alone. */
function linesOf({ old, now }: LinePair): Word[][] {
  if (old && now) return [diffWords(old.text, now.text)];
  if (old) return [[{ text: old.text, mark: "removed" }]];
  return now ? [[{ text: now.text, mark: "added" }]] : [];
}

function noteMove({ old, now }: LinePair, { removed, added }: Moves): string[] {
  if (old && now) return [];
  const place = old ? added.get(old.text) : removed.get(now?.text ?? "");
  if (place === undefined) return [];
  return [old ? `Also added ${place}.` : `Also removed ${place}.`];
}

function missingFrom({ pairs }: PlacedPassage, frame: ReadonlySet<string>): string[] {
  const own = new Set(pairs.map(({ now }: { now?: TextLine }) => now?.text));
  return [...frame].filter((line) => !own.has(line));
}
