// Joins equal changes of several pages.
import { basename } from "node:path/posix";

import { keyOfLine } from "../site/record";
import type { Change, Region } from "./compare-lines";
import { textOfTokens } from "./tokens";

/** Changes beside each other, with all of their pages. */
export interface FoundPassage extends Region {
  pages: string[];
  /** A file, or a drawing in `content/`; undefined for a page. */
  file?: string;
  language: string;
  /** How often it stands on its page. */
  times: number;
  isWhole: boolean;
  also: Change[];
}

/** Joins equal passages of several pages, and sentences in which the same words were replaced. */
export function foldPassages(found: FoundPassage[]): FoundPassage[] {
  const replacementOf = ({ isWhole, file }: FoundPassage, change: Change) =>
    isWhole || hasNoSentences(file) ? undefined : replacementIn(change);
  const sentences = new Map<string | undefined, Set<string>>();
  for (const passage of found)
    for (const change of passage.changes) {
      const key = replacementOf(passage, change);
      sentences.set(key, (sentences.get(key) ?? new Set()).add(sentenceKey(change)));
    }
  const folded = new Map<string, FoundPassage>();
  for (const passage of found) {
    const changes = passage.changes.filter((change) => {
      const key = replacementOf(passage, change);
      if (key === undefined || sentences.get(key)?.size === 1) return true;
      add(folded, key, { ...passage, changes: [change] });
      return false;
    });
    const { pages, file, isWhole } = passage;
    // Don't fold a new page into another one with equal words; a document has two addresses.
    const owner = isWhole ? pages.join() : file?.endsWith(".pdf") ? basename(file) : (file ?? "");
    const key = JSON.stringify([owner, changes.map(sentenceKey)]);
    if (changes.length > 0) add(folded, key, { ...passage, changes });
  }
  return joinMarkup([...folded.values()]);
}

function joinMarkup(passages: FoundPassage[]): FoundPassage[] {
  const joined = new Map<string, FoundPassage>();
  return passages.filter((passage) => {
    if (!passage.changes.every(({ old, now }) => (now ?? old)?.kind === "markup")) return true;
    const known = joined.get(passage.pages.join());
    if (!known) joined.set(passage.pages.join(), passage);
    known?.changes.push(...passage.changes);
    return !known;
  });
}

function hasNoSentences(file: string | undefined): boolean {
  return file !== undefined && !/\.(?:pdf|svg)$/.test(file);
}

function add(folded: Map<string, FoundPassage>, key: string, passage: FoundPassage): void {
  const known = folded.get(key);
  if (!known) {
    const { pages, also } = passage;
    return void folded.set(key, { ...passage, pages: [...pages], also: [...also] });
  }
  const isHere = passage.pages.every((path) => known.pages.includes(path));
  if (isHere && known.pages.length <= 1 && known.file === passage.file) known.times++;
  known.pages.push(...passage.pages.filter((path) => !known.pages.includes(path)));
  const shown = [...known.changes, ...known.also].map(sentenceKey);
  known.also.push(...passage.changes.filter((change) => !shown.includes(sentenceKey(change))));
}

function sentenceKey({ old, now }: Change): string {
  return JSON.stringify([old && keyOfLine(old), now && keyOfLine(now)]);
}

/** Returns the words that others replaced; undefined where words only came or went. */
function replacementIn({ old, now, parts }: Change): string | undefined {
  const changed = parts.filter(({ isSame }) => !isSame);
  const isReplaced = changed.every((part) => part.old.length > 0 && part.now.length > 0);
  const isShort = parts.length > 1 || parts.every((part) => part.now.length < 5);
  if (!old || !now || !isReplaced || changed.length === 0 || !isShort) return undefined;
  if (/^(?:markup|style|setting)$/.test(now.kind)) return undefined;
  return JSON.stringify([
    ...new Set(changed.map((part) => `${textOfTokens(part.old)} → ${textOfTokens(part.now)}`)),
  ]);
}
