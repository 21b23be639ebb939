import { distance } from "fastest-levenshtein";

import { kindOf } from "../../schema/file-kinds";

/** Finds the candidate that was probably meant: at most a third differs, and no number. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = simplify(word);
  const steps = (candidate: string) => stepsBetween(wanted, simplify(candidate));
  const near = candidates.filter((candidate) => steps(candidate) <= Math.ceil(wanted.length / 3));
  // Of two as near, that of the same ending goes first.
  return near.toSorted((a, b) => steps(a) - steps(b) || distance(word, a) - distance(word, b))[0];
}

/** "/contact" is one edit from "/contact-us". */
function stepsBetween(wanted: string, name: string): number {
  if (wanted.replace(/\D/g, "") !== name.replace(/\D/g, "")) return Infinity;
  return wanted.length > 3 && name.startsWith(`${wanted}-`) ? 1 : distance(wanted, name);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(kindOf(name) ? /\.\w+$/ : "", "");
}
