// A style sheet in; out what it sets, each with the conditions around it, and the words that it writes.

/** A comment, a string, what ends a declaration, and whatever is between them. */
const TOKEN = /\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[{};]|[^"'{};/]+|[^]/g;

/**
 * Each declaration in one line, with the rule and the conditions around it, and without comments:
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

/** The words in quotes that a declaration of `content` or of a custom property contains. */
export function textsOfRule(rule: string): string[] {
  const [, value] = /(?:^|[{;\s])(?:content|--[\w-]+)\s*:(.*)$/s.exec(rule) ?? [];
  return [...(value ?? "").matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)]
    .map(([, double = "", single = ""]) => double + single)
    .filter((text) => /\p{L}|\p{N}/u.test(text));
}
