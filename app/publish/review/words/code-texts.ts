// JavaScript in; out the texts in it that people might read: strings of at least two words.
import { parse } from "acorn";
import { full } from "acorn-walk";

/** @returns each once, in order; of code that cannot be parsed, why */
export function textsInCode(code: string): string[] {
  const texts = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === "string" && /\p{L}{2}.*\s\p{L}{2}/su.test(value)) texts.add(value);
  };
  try {
    full(parse(code, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
      if (node.type === "Literal" && "value" in node) add(node.value);
      if (node.type === "TemplateElement" && "value" in node) add(rawOf(node.value));
    });
  } catch (error) {
    return [`This is no JavaScript: ${String(error)}`];
  }
  return [...texts];
}

function rawOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "cooked" in value
    ? value.cooked
    : undefined;
}
