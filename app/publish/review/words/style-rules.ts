// A style sheet in; out its rules, each with the conditions around it, and the words that a rule writes.

/** A comment, a string, a brace, and whatever is between them. */
const TOKEN = /\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[{}]|[^"'{}/]+|[^]/g;

/**
 * Each rule in one line, with the conditions around it, and without comments: `@media print{a:hover{color:red}}`.
 * Whatever is wrong with the style sheet, all that it sets is in one of them.
 */
export function rulesIn(css: string): string[] {
  const rules: string[] = [];
  const around: string[] = [];
  let text = "";
  const write = () => {
    const rule = [...around, text.trim()].join("{") + "}".repeat(around.length);
    if (text.trim()) rules.push(rule);
    text = "";
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === "{") {
      // Declarations before a nested rule are a rule of their own.
      const [, own = "", next = text] = /^([^]*;)([^;]*)$/.exec(text) ?? [];
      text = own;
      write();
      around.push(next.trim());
    } else if (token === "}") {
      write();
      around.pop();
    } else if (/^["']/.test(token)) text += token;
    else if (!token.startsWith("/*")) text += token.replace(/\s+/g, " ");
  }
  write();
  return rules;
}

/** The words in quotes that `content` and custom properties of a rule contain. */
export function textsOfRule(rule: string): string[] {
  const values = [
    ...rule.matchAll(/(?:[{;\s])(?:content|--[\w-]+)\s*:((?:"[^"]*"|'[^']*'|[^;}])*)/g),
  ];
  return values
    .flatMap(([, value = ""]) => [...value.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)])
    .map(([, double = "", single = ""]) => double + single)
    .filter((text) => /\p{L}|\p{N}/u.test(text));
}
