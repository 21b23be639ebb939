// Finds names, and items of a list, that changed places.
import type { Change, SentencePart } from "../diff/compare-lines";
import { textOfTokens } from "../diff/tokens";

/** Lists the names, and the words of cells, that others replaced in a sentence. */
export function replacedNames({ old, now, parts }: Change): [before: string, after: string][] {
  if (!old || !now || countReordered(parts) > 0) return [];
  const name = now.kind === "row" ? /^\P{N}*\p{L}\P{N}*$/u : /^\P{N}*[\p{Lu}\p{Lo}]\P{N}*$/u;
  return parts
    .map((part): [string, string] => [textOfTokens(part.old), textOfTokens(part.now)])
    .filter((pair) => pair[0] !== pair[1] && pair.every((text) => name.test(text)));
}

/** Counts the items of a list that stand in another order; 0 when anything else changed. */
export function countReordered(parts: SentencePart[]): number {
  const changed = parts.slice(
    parts.findIndex(({ isSame }) => !isSame),
    parts.findLastIndex(({ isSame }) => !isSame) + 1,
  );
  const items = (side: "old" | "now") =>
    textOfTokens(changed.flatMap((part) => part[side]))
      .toLowerCase()
      .split(/\s*(?:[,、，|]|\s(?:and|or|und|oder|et|ou|sowie)\s|と|や|および)\s*/)
      .filter(Boolean);
  const [from, to] = [items("old"), items("now")];
  const isMoved = from.join("\n") !== to.join("\n");
  const isSameSet = from.toSorted().join("\n") === to.toSorted().join("\n");
  // Don't pass over two figures that changed places, because their order may say what they are.
  return from.length > 1 && isMoved && isSameSet && !/\d/.test(from.join()) ? from.length : 0;
}
