import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Keeps codes such as "505(b)(2)" on one line; browsers break between brackets (UAX 14). */
export function joinCodes(text: string): string {
  return text
    .replaceAll(")(", ")\u2060(")
    .replaceAll(/(?<=\d) (CFR|U\.?S\.?C\.?) (?=\d)/g, "\u00a0$1\u00a0");
}

/** Creates a remark plugin that keeps codes in prose on one line. */
export function joinCodesInProse() {
  return (tree: Root): void =>
    visit(tree, "text", (node) => {
      node.value = joinCodes(node.value);
    });
}
