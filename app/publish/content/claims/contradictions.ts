// Entries that give figures in; out those that give two figures for one thing.
import { figuresOf } from "./figures";

/**
 * Pairs of entries with the same label and other figures. What is neither letter nor digit in a label does not count.
 * @param entries in the order in which they are compared: each against the first of its label
 */
export function findContradictions<Entry extends { label: string; value: string }>(
  entries: readonly Entry[],
): [first: Entry, other: Entry][] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const label = entry.label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const known = first.get(label);
    if (!known) first.set(label, entry);
    const isSame =
      !known || !label || String(figuresOf(known.value)) === String(figuresOf(entry.value));
    return isSame ? [] : [[known, entry]];
  });
}
