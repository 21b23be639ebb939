// Rewrites the style sheets of a drawing for the outlines of its texts, and finds rules that these could not follow.
import { SETS_TEXT } from "./text-layout";

/** What limits rules to some visitors. */
const CONDITIONAL =
  /@(?:media|supports|layer|container|scope)\b[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Of a selector: an attribute, the name of an element, and the place before a part without a name. */
const PARTS =
  /\[[^\]]*\]|(?<![\w.#:-])(?:text|tspan|textPath|g|path|\*)(?![\w-])|(?<![\w.#:\-\])*])(?=[:[])/g;

/** The parts of a selector that count elements by their names, with the name. */
const COUNTING = /(?<![\w.#:\-\])*])([\w*]*)[^\s,>+~{}]*?-of-type/g;

/**
 * Rewrites a style sheet: what it says of texts, as specific as it was, applies to the groups that they have become; what it
 * says of groups, shapes and all elements does not apply to outlines.
 */
export function rewriteRules(css: string): string {
  // Don't drop comments, because what is left and right of one would become one word.
  const plain = css.replace(/("[^"]*"|'[^']*')|\/\*[^]*?\*\//g, (_, text?: string) => text ?? " ");
  return plain.replace(/[^{};]+(?=\{)/g, (selectors) =>
    /^\s*@(?!scope)/.test(selectors) ? selectors : selectors.replace(PARTS, rewritePart),
  );
}

function rewritePart(part: string): string {
  if (part.startsWith("[")) return part;
  if (part.startsWith("t")) return `:is(g,path):where([data-text|="${part}"])`;
  return `${part}:where(:not(${/^[gp]/.test(part) ? "[data-text]" : '[data-text=""]'}))`;
}

/**
 * Finds the rules that cannot be followed.
 * @param isMixed whether a text has words beside elements
 * @returns each as the rest of a sentence that begins with a text
 */
export function findUnclearRules(css: string, isMixed: boolean): string[] {
  const always = css.replace(CONDITIONAL, "");
  const isConditional = css.match(CONDITIONAL)?.some((rules) => SETS_TEXT.test(rules));
  const isNested = /\{[^{}]*\{/.test(always.replace(/@[\w-]+[^{;]*\{/g, "")) && SETS_TEXT.test(css);
  const isCounted =
    [...always.matchAll(COUNTING)].some(([, name = ""]) => /^(?:|\*|g|path|t\w+)$/.test(name)) ||
    (isMixed && /:(?:first|last|only|nth)-/.test(css));
  return [
    isConditional
      ? "depends on @media or another condition for its font; set that in a plain rule"
      : [],
    isNested ? "depends on rules inside of rules for its font; write each rule apart" : [],
    isCounted ? "depends on rules that count elements; give them classes" : [],
  ].flat();
}
