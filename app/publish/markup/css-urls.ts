// Finds what a browser would fetch for a style.

/** What a style loads, in a style sheet or an attribute. */
export function urlsIn(css: string): { address: string; index: number }[] {
  return [
    ...css.matchAll(/(?:\burl\(|(?:@import|\bimage-set\()(?!\s*url))\s*["']?([^"')]*)/gi),
  ].map((found) => ({
    address: found[1] ?? "",
    index: found.index,
  }));
}
