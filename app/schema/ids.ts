/** Reduces words to letters, digits and hyphens: `naive-505-b-2` for `Naïve, 505(b)(2)`. */
export function slug(words: string): string {
  return words
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Builds the id of a stat's explanation: `stat-98-purity-grade`. */
export function statId({ value, label }: { value: string; label: string }): string {
  return `stat-${slug(`${value} ${label}`)}`;
}

/** Builds the id of a term's explanation. */
export function termId({ name }: { name: string }): string {
  return `term-${slug(name)}`;
}

/** Finds the term that words name, in any case, in the singular or plural. */
export function findTerm<Term extends { name: string }>(
  terms: readonly Term[],
  words: string,
): Term | undefined {
  const wanted = formsOf(words);
  return (
    terms.find(({ name }) => formsOf(name)[0] === wanted[0]) ??
    terms.find(({ name }) => formsOf(name).some((form) => wanted.includes(form)))
  );
}

function formsOf(words: string): string[] {
  const plain = words.trim().replace(/\s+/g, " ").toLowerCase();
  return [plain, plain.replace(/ies$/, "y"), plain.replace(/es$/, ""), plain.replace(/s$/, "")];
}
