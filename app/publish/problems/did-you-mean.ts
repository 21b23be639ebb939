import { distance } from "fastest-levenshtein";

import { kindOf } from "../../schema/file-kinds";

/** Finds the candidate that was probably meant: at most a third differs, and no number. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = simplify(word);
  const limit = Math.ceil(wanted.length / 3);
  const near = candidates
    // The same ending goes first.
    .toSorted((a, b) => distance(word, a) - distance(word, b))
    .map((candidate) => ({ candidate, steps: stepsBetween(wanted, simplify(candidate)) }))
    .filter(({ steps }) => steps <= limit);
  return near.toSorted((a, b) => a.steps - b.steps)[0]?.candidate;
}

/** "/contact" is one edit from "/contact-us". */
function stepsBetween(wanted: string, name: string): number {
  if (wanted.replace(/\D/g, "") !== name.replace(/\D/g, "")) return Infinity;
  return wanted.length > 3 && name.startsWith(`${wanted}-`) ? 1 : distance(wanted, name);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(kindOf(name) ? /\.\w+$/ : "", "");
}
