import { slug } from "../../../schema/ids";
import type { PageFacts } from "./in-page";
import { isForPeople, lineOf, type Line } from "./line";

export interface ReadPage extends PageFacts {
  language: string;
  /** Words that assistive technology is told, and that are in no line. */
  missingWords: string[];
}

/** Completes the reading of a page, and compares it with its accessibility tree. */
export function completePage(facts: PageFacts, snapshot: string): ReadPage {
  const isShown = ({ kind }: Line) => isForPeople(kind) && kind !== "label";
  const shown = joinTexts(facts.lines.filter(isShown));
  // A name that the page also shows is no line of its own.
  const lines = facts.lines.filter(({ kind, text }) => kind !== "label" || !shown.includes(text));
  const language = lines.find(({ kind, name }) => kind === "language" && name === "html");
  const wordsOfLines = bare(joinTexts(facts.lines.filter(({ kind }) => isForPeople(kind))));
  return {
    ...facts,
    language: language?.text ?? "",
    lines: lines.filter((line) => !leadsToNamesake(line)).flatMap(readLine),
    missingWords: [...wordsIn(snapshot)].filter((word) => !wordsOfLines.includes(bare(word))),
  };
}

/** Leaves out what vanilla-extract adds to class names, which moves when a style is added. */
export function withoutCounters(text: string): string {
  return text.replace(/(?<=[\w-])__[0-9a-z]{6,10}(?![\w-])/g, "");
}

/** The site makes these ids of the words of their headings. */
function leadsToNamesake({ kind, text, name = "" }: Line): boolean {
  return kind === "part" && text.replace(/^#(?:stat-|term-)?/, "") === slug(name);
}

function joinTexts(lines: Line[]): string {
  return lines.map(({ text }) => text).join("\n");
}

/** Drops what the tree drops, and writes raised digits as digits. */
function bare(text: string): string {
  return text.replace(/[\s\u00ad\u200b]+/g, "").normalize("NFKC");
}

/** Lines of a tree are such as `- link "name" [level=1]: text`. */
function wordsIn(snapshot: string): Set<string> {
  const spoken = snapshot.replace(/^ *- (?:\/.*|'?[\w-]+)| \[[\w=-]+\]/gm, "");
  return new Set(spoken.match(/[\p{L}\p{N}]+/gu));
}

function readLine(line: Line): Line[] {
  if (line.kind === "style") return [{ ...line, text: withoutCounters(line.text) }];
  if (line.kind !== "data") return [line];
  try {
    const values = JSON.stringify(JSON.parse(line.text), undefined, 1).split("\n");
    const trimmed = values.map((value) => value.trim().replace(/,$/, ""));
    return trimmed.filter((value) => /\w/.test(value)).map((value) => lineOf("data", value));
  } catch {
    return [line];
  }
}
