/** The id of a part of a page, made from words: `("term", "505(b)(2)")` is `term-505-b-2`. */
export function partId(kind: string, words: string): string {
  return `${kind}-${words.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}
