// A style sheet in; out the rules that hold in none of the views of a review: nobody has seen what they do.
/** Blocks with a condition, and what moves after a page was read. */
const BLOCK = /@(?:media|container|supports|keyframes|starting-style)\b[^{};]*\{/g;
/**
 * Conditions that the views answer: pages are read at a width of every rule, in print, with code and without
 * (Media Queries 5). Any other, such as a dark theme, may hide or show something that no view has.
 */
const SEEN =
  /^@(?:media|container)(?:\s|all|screen|print|only|and|or|,|\(|\)|(?:min-|max-)?(?:width|inline-size)|:|[<>=]|[\d.]+(?:px|r?em)|scripting:\s*\w+|prefers-reduced-motion:\s*reduce)*\{$/;

/** @returns whole blocks, without the white space that formats them */
export function unseenRules(css: string): string[] {
  return [...css.matchAll(BLOCK)]
    .filter(([start]) => !SEEN.test(start))
    .map(({ index, 0: start }) => css.slice(index, endOfBlock(css, index + start.length)))
    .map((block) => block.replace(/\s+/g, " ").replace(/ ?([{}:;,]) ?/g, "$1"));
}

/** @param from behind the opening brace */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}") depth--;
    if (depth === 0) return at + 1;
  }
  return css.length;
}
