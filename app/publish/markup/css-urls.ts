// Text of styles and attributes in, what a browser would fetch for it out.

/** What a style loads, in a style sheet or an attribute. */
export function urlsIn(css: string): { address: string; index: number }[] {
  return [...css.matchAll(/(?:\burl\(|@import)\s*["']?([^"')]*)/gi)].map((found) => ({
    address: found[1] ?? "",
    index: found.index,
  }));
}
