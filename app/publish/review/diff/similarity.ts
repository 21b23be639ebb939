// Two lists in; out which entries belong together and which only one list has: this tells a change from a removal
// and an addition.

/** The most comparisons made: of two long lists only entries at nearly the same position are compared. */
const COMPARISONS = 40_000;

/**
 * Pairs the entries that are alike, the most alike first.
 * @param likeness from 0, nothing in common, to 1, equal
 * @param least the lowest likeness of a pair
 * @returns index in `before` and index in `after` of each pair, in the order of `before`
 */
export function pairUp<Item>(
  before: Item[],
  after: Item[],
  likeness: (a: Item, b: Item) => number,
  least: number,
): [number, number][] {
  const reach =
    before.length * after.length <= COMPARISONS
      ? Infinity
      : Math.ceil(COMPARISONS / (before.length + after.length));
  const candidates = before.flatMap((a, i) =>
    after.flatMap((b, j) => {
      const score = Math.abs(i - j) <= reach ? likeness(a, b) : 0;
      return score >= least ? [{ i, j, score }] : [];
    }),
  );
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of candidates.toSorted(
    (a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j),
  )) {
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return [...pairs].toSorted(([a], [b]) => a - b);
}

/** The entries that the other list does not have; each entry there cancels one here. */
export function leftOver<Item>(items: Item[], others: Item[], key: (item: Item) => string): Item[] {
  const keys = others.map(key);
  return items.filter((item) => {
    const at = keys.indexOf(key(item));
    if (at >= 0) keys.splice(at, 1);
    return at < 0;
  });
}

/** The share of words that two texts have in common (the Sørensen–Dice index), from 0 to 1. */
export function textLikeness(a: string, b: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [left, right] = [words(a), words(b)];
  if (left.length + right.length === 0) return a === b ? 1 : 0;
  const rest = new Map<string, number>();
  for (const word of left) rest.set(word, (rest.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const left = rest.get(word) ?? 0;
    if (left > 0) common += 1;
    rest.set(word, left - 1);
  }
  return (2 * common) / (left.length + right.length);
}
