// Fills tokens in parsed fields and prose, so that their values are plain words.
import type { PhrasingContent, Root, RootContent } from "mdast";
import type {} from "mdast-util-mdx";
import { SKIP, visit } from "unist-util-visit";
import { visit as visitYaml, type Document } from "yaml";

import { fillTokens, isToken, type Tokens } from "../tokens";

/** Fills the tokens of fields. */
export function fillFields(document: Document, tokens: Tokens): void {
  visitYaml(document, {
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string")
        node.value = fillTokens(node.value, tokens);
    },
  });
}

/** Creates a remark plugin that fills the tokens of prose: MDX parses them as expressions, and in addresses as text. */
export function fillProse(getTokens: () => Tokens) {
  return (tree: Root): void => {
    const tokens = getTokens();
    visit(tree, "mdxTextExpression", (node, index = 0, parent) => {
      const written = `{${node.value}}`;
      if (!parent || !isToken(written)) return undefined;
      return [SKIP, joinTexts(parent.children, index, fillTokens(written, tokens))];
    });
    visit(tree, "mdxFlowExpression", ({ value, position }, index = 0, parent) => {
      const written = `{${value}}`;
      if (!parent || !isToken(written)) return undefined;
      const text = { type: "text" as const, value: fillTokens(written, tokens), position };
      parent.children.splice(index, 1, { type: "paragraph", children: [text], position });
      return SKIP;
    });
    visit(tree, (node) => {
      if ("url" in node) node.url = fillTokens(node.url, tokens);
      // The parser takes the braces out of an alternative text.
      if (node.type === "image")
        node.alt = node.alt?.replace(/\bsite\.\w+/g, (name) => tokens.get(name) ?? name);
      if ("attributes" in node)
        for (const attribute of node.attributes)
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
            attribute.value = fillTokens(attribute.value, tokens);
    });
  };
}

/** Puts words in place of a node, as one text with those beside it. @returns the index after it */
function joinTexts(nodes: (PhrasingContent | RootContent)[], index: number, words: string): number {
  const from = nodes[index - 1]?.type === "text" ? index - 1 : index;
  const to = nodes[index + 1]?.type === "text" ? index + 2 : index + 1;
  const joined = nodes.slice(from, to);
  const value = joined.map((node) => (node.type === "text" ? node.value : words)).join("");
  const start = joined[0]?.position?.start;
  const end = joined.at(-1)?.position?.end;
  const position = start && end && { start, end };
  nodes.splice(from, joined.length, { type: "text", value, position });
  return from + 1;
}
