// Finds the candidate that was probably meant.
import { distance } from "fastest-levenshtein";

/**
 * The candidate that is near enough, has the same letters, or begins with the word. The endings of files do not count,
 * and another number is another thing: "slide-9" is not a slip for "slide-1".
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = simplify(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  return candidates
    .map((candidate) => ({ candidate, name: simplify(candidate) }))
    .map(({ candidate, name }) => ({ candidate, name, steps: distance(wanted, name) }))
    .filter(
      ({ name, steps }) =>
        digitsOf(name) === digitsOf(wanted) &&
        (steps <= limit ||
          sortLetters(name) === sortLetters(wanted) ||
          (wanted.length > 3 && name.startsWith(`${wanted}-`))),
    )
    .toSorted((a, b) => a.steps - b.steps)[0]?.candidate;
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/\.(?:svg|png|jpe?g|webp|avif|gif|heic|pdf|mdx?)$/, "");
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function sortLetters(text: string): string {
  return [...text].sort().join("");
}
