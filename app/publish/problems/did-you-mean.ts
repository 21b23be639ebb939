import { distance } from "fastest-levenshtein";

/** The candidate that was probably meant, if one is near enough, has the same letters, or begins with the word. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const letters = (text: string) => [...text.toLowerCase()].sort().join("");
  return candidates
    .map((candidate) => ({
      candidate,
      steps: distance(word.toLowerCase(), candidate.toLowerCase()),
      isLonger: word.length > 3 && candidate.startsWith(`${word}-`),
    }))
    .filter(
      ({ candidate, steps, isLonger }) =>
        steps <= limit || isLonger || letters(candidate) === letters(word),
    )
    .toSorted((a, b) => a.steps - b.steps)[0]?.candidate;
}
