// Writes style sheets as lines of text, so that a report can print the rules that changed.
import postcss, { type ChildNode, type Container } from "postcss";

/**
 * Writes each declaration of a style sheet as a line with its conditions and its selector, in the order of the sheet:
 * `@media print › .notice › color: red`. Only white space and comments beside rules are left out. A sheet that cannot
 * be parsed is cut into pieces of its source instead.
 */
export function readStyleLines(css: string): string[] {
  try {
    return linesIn(postcss.parse(css), []);
  } catch {
    return css
      .split(/(?<=[{};])/)
      .map(squeeze)
      .filter(Boolean);
  }
}

function linesIn(parent: Container<ChildNode>, path: string[]): string[] {
  return (parent.nodes ?? []).flatMap((node) => {
    if (node.type === "comment") return [];
    if (node.type === "decl") return [[...path, squeeze(node.toString())].join(" › ")];
    const own = [...path, headOf(node)];
    return node.nodes?.length ? linesIn(node, own) : [own.join(" › ")];
  });
}

/** What stands before the braces of a rule: its selector, or the name and the condition of an at-rule. */
function headOf(node: Exclude<ChildNode, { type: "comment" | "decl" }>): string {
  if (node.type === "rule") return squeeze(node.raws.selector?.raw ?? node.selector);
  const condition = node.raws.params?.raw ?? node.params;
  return squeeze(`@${node.name}${node.raws.afterName ?? " "}${condition}`);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
