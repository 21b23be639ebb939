// A style sheet in; out what it sets, each with the conditions around it, and whether that holds in no view of a review.

/** A comment, a string, what ends a declaration, and whatever is between them. */
const TOKEN = /\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[{};]|[^"'{};/]+|[^]/g;
/** Begins a block with a condition, or what moves after a page was read. */
const CONDITION = /^@(?:media|container|supports|keyframes|starting-style)\b/;
/**
 * Conditions that the views answer: pages are read at a width of every rule, in print, with code and without
 * (Media Queries 5). Any other, such as a dark theme, may hide or show something that no view has.
 */
const SEEN =
  /^@(?:media|container)(?:\s|all|screen|print|only|and|or|,|\(|\)|(?:min-|max-)?(?:width|inline-size)|:|[<>=]|[\d.]+(?:px|r?em)|scripting:\s*\w+|prefers-reduced-motion:\s*reduce)*$/;

/**
 * Each declaration in one line, with the rule and the conditions that it stands in, and without comments:
 * `@media print{a:hover{color:red}}`. Whatever is wrong with the style sheet, all that it sets is in one of them.
 */
export function rulesIn(css: string): string[] {
  const rules: string[] = [];
  const around: string[] = [];
  let text = "";
  const write = () => {
    const rule = [...around, text].map((part) => part.trim()).join("{") + "}".repeat(around.length);
    if (text.trim()) rules.push(rule);
    text = "";
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === ";") write();
    else if (token === "{") {
      around.push(text);
      text = "";
    } else if (token === "}") {
      write();
      around.pop();
    } else if (/^["']/.test(token)) text += token;
    else if (!token.startsWith("/*")) text += token.replace(/\s+/g, " ");
  }
  write();
  return rules;
}

/** @param rule as {@link rulesIn} writes it */
export function isUnseen(rule: string): boolean {
  return rule.split("{").some((condition) => CONDITION.test(condition) && !SEEN.test(condition));
}
