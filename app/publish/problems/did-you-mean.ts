import { distance } from "fastest-levenshtein";

/**
 * Finds the candidate that was probably meant: at most a third differs, no number does, and endings of files don't
 * count.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = simplify(word);
  const limit = Math.ceil(wanted.length / 3);
  return candidates
    .map((candidate) => ({ candidate, name: simplify(candidate) }))
    .filter(({ name }) => name.replace(/\D/g, "") === wanted.replace(/\D/g, ""))
    .map(({ candidate, name }) => ({ candidate, steps: stepsBetween(wanted, name) }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((a, b) => a.steps - b.steps)[0]?.candidate;
}

/** Counts edits; the beginning of a longer name is one: "/contact" is meant for "/contact-us". */
function stepsBetween(wanted: string, name: string): number {
  return wanted.length > 3 && name.startsWith(`${wanted}-`) ? 1 : distance(wanted, name);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/\.[a-z]+$/, "");
}
