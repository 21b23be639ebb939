// The ids of the parts of a page, for links.

/** The id of a part of a page: `("term", "505(b)(2)")` is `term-505-b-2`. */
export function partId(kind: string, words: string): string {
  return `${kind}-${slug(words)}`;
}

/** Words as a slug of lowercase letters, digits and hyphens: `Naïve, 505(b)(2)` becomes `naive-505-b-2`. */
export function slug(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The id of a stat's explanation on its page. */
export function statId({ value, label }: { value: string; label: string }): string {
  return partId("stat", `${value} ${label}`);
}

/** The id of a footnote at the end of its page. */
export function footnoteId(name: string): string {
  return partId("note", name);
}

/** The id of a term's explanation on its page. */
export function termId({ name }: { name: string }): string {
  return partId("term", name);
}
