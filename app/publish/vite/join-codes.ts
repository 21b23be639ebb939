import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Keeps codes and ranges, as "505(b)(2)" and "costs $20-50M", on one line, where browsers break them. */
export function joinCodes(text: string): string {
  return text
    .replaceAll(")(", ")\u2060(")
    .replaceAll(/(?<= \$?[\d.,]+[xKMBT%]?-)(?=\$?\d{1,3}(?![\d-]))/g, "\u2060")
    .replaceAll(/(?<=\d) (CFR|U\.?S\.?C\.?) (?=\d)/g, "\u00a0$1\u00a0");
}

/** Creates a remark plugin that keeps codes in prose on one line. */
export function joinCodesInProse() {
  return (tree: Root): void =>
    visit(tree, "text", (node) => {
      node.value = joinCodes(node.value);
    });
}
