// Writes style sheets as lines of text.
import postcss, { type ChildNode, type Container } from "postcss";

import { collapse } from "../../markup/html-tree";

/** Writes each declaration as `@media print › .notice › color: red`; cuts a broken sheet into pieces. */
export function readStyleLines(css: string): string[] {
  try {
    return linesIn(postcss.parse(css), []);
  } catch {
    return css
      .split(/(?<=[{};])/)
      .map(collapse)
      .filter(Boolean);
  }
}

function linesIn(parent: Container<ChildNode>, path: string[]): string[] {
  return (parent.nodes ?? []).flatMap((node) => {
    if (node.type === "comment") return [];
    if (node.type === "decl") return [[...path, collapse(node.toString())].join(" › ")];
    const own = [...path, readSelector(node)];
    return node.nodes?.length ? linesIn(node, own) : [own.join(" › ")];
  });
}

function readSelector(node: Exclude<ChildNode, { type: "comment" | "decl" }>): string {
  if (node.type === "rule") return collapse(node.raws.selector?.raw ?? node.selector);
  const condition = node.raws.params?.raw ?? node.params;
  return collapse(`@${node.name}${node.raws.afterName ?? " "}${condition}`);
}
