// A changed line in; out the figures in it that changed, whether its page gives their source, and where the site still
// shows the old ones.
import { findFigures } from "./find-figures";
import type { ContentFile, Site } from "../bytes/site";
import { fieldLines, isGroup } from "../words/content-lines";
import type { Line } from "../words/document";
import { pairDifferent } from "../words/lines-diff";

/** Below a table: where its figures come from. */
const SOURCE_LINE = /^\s*sources?\b/i;

export interface FigureChange {
  /** Null where there is none. */
  old: string | null;
  new: string | null;
  /** The source that every page of the line gives for the new figure. */
  source: string | undefined;
  /** What another page gives as the source of an equal figure. */
  elsewhere: { path: string; source: string } | undefined;
  /** Where the site still shows the old figure. */
  stillAt: { path: string; words: string }[];
}

interface Figure {
  text: string;
  /** The same for every spelling: "$1.6 trillion" and "$1.6T", "15+ years" and "15+". */
  key: string;
}

/** A source of the content, and the figures beside it. */
interface Sourced {
  path: string | undefined;
  keys: Set<string>;
  source: string;
}

/** What "15+ years" and "15+" differ in. */
const COUNTED = /(?<=\+)(?:year|month|week|day|hour|minute|second)$/;

/** Finds the figures that changed between two texts of these pages. */
export type FigureDiff = (
  old: string | null,
  now: string | null,
  places: string[],
) => FigureChange[];

/** @param head the site after the change, in whose content sources are looked for */
export function createFigureDiff(head: Site): FigureDiff {
  const sources = head.content.flatMap(sourcesIn);
  const shown = [...head.pages.values()].flatMap(({ path, document }) =>
    document.lines
      .filter(({ kind, words }) => kind === "text" && /\d/.test(words))
      .map(({ words }) => ({ path, words, keys: new Set(figuresIn(words).map(({ key }) => key)) })),
  );
  const sourceOn = (path: string, key: string, line: string) =>
    sources.find((each) => (each.path === path || each.path === "/*") && each.keys.has(key))
      ?.source ?? sourceBeside(line, head.pages.get(path)?.document.lines ?? []);
  return (old, now, places) => {
    const pairs = pairDifferent(figuresIn(old ?? ""), figuresIn(now ?? ""), ({ key }) => key);
    return pairs.map(([from, to]): FigureChange => {
      const given = to ? places.map((path) => sourceOn(path, to.key, now ?? "")) : [];
      const other = to && sources.find(({ path, keys }) => path && keys.has(to.key));
      return {
        old: from?.text ?? null,
        new: to?.text ?? null,
        source: given.includes(undefined) ? undefined : given[0],
        elsewhere: other?.path ? { path: other.path, source: other.source } : undefined,
        stillAt: shown.filter(({ keys }) => from && keys.has(from.key)),
      };
    });
  };
}

/** A footnote in the line itself, or the line on sources below its table. */
function sourceBeside(words: string, lines: Line[]): string | undefined {
  const [footnote] = /\[\d+\]/.exec(words) ?? [];
  if (footnote) return `footnote ${footnote}`;
  const isRow = ({ name }: Line) => name.startsWith("Row");
  const place = lines.findIndex((line) => isRow(line) && line.words === words);
  const below = place < 0 ? undefined : lines.slice(place).find((line) => !isRow(line));
  return below && SOURCE_LINE.test(below.words) ? below.words : undefined;
}

function figuresIn(text: string): Figure[] {
  return findFigures(text).map(({ match, figure }) => ({
    text: match[0],
    key: figure.replace(COUNTED, ""),
  }));
}

/** The groups of fields with a field `source`, which is that of all figures in the group. */
function sourcesIn({ path, fields, unpublished }: ContentFile): Sourced[] {
  const walk = (value: unknown): Sourced[] => {
    if (Array.isArray(value)) return value.flatMap(walk);
    if (!isGroup(value)) return [];
    const inner = Object.values(value).flatMap(walk);
    const { source, asOf, ...rest } = value;
    if (typeof source !== "string") return inner;
    const texts = fieldLines(rest).map(({ text }) => text);
    const keys = new Set(figuresIn(texts.join("\n")).map(({ key }) => key));
    const date = typeof asOf === "string" || typeof asOf === "number" ? `, as of ${asOf}` : "";
    // A mark of a footnote is no part of a sentence.
    const words = source.replace(/\s*\[\^[^\]]*\]/g, "");
    return [{ path, keys, source: words + date }, ...inner];
  };
  return unpublished ? [] : walk(fields);
}
