/** Finds what a style loads. */
export function urlsIn(css: string): { address: string; index: number }[] {
  return [
    ...css.matchAll(/(?:\burl\(|(?:@import|\bimage-set\()(?!\s*url))\s*["']?([^"')]*)/gi),
  ].map((found) => ({
    address: found[1] ?? "",
    index: found.index,
  }));
}
