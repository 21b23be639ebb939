// Fills tokens in parsed fields and prose. While parsing, private characters stand in for their braces.
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import { visit as visitYaml, type Document } from "yaml";

import { fillTokens, TOKEN, type Tokens } from "../tokens";

/** Masks the braces of tokens, except in code; the length stays the same. */
export function maskTokens(text: string): string {
  return text.replace(TOKEN, (token, _, index: number) =>
    text[index - 1] === "=" ? token : `\uE000${token.slice(1, -1)}\uE001`,
  );
}

/** Restores masked braces. */
export function unmaskTokens(text: string): string {
  return text.replaceAll("\uE000", "{").replaceAll("\uE001", "}");
}

/** Fills the tokens of masked fields. */
export function fillFields(document: Document, tokens: Tokens): void {
  visitYaml(document, {
    Scalar(key, node) {
      if (typeof node.value !== "string") return;
      const written = unmaskTokens(node.value);
      node.value = key === "key" ? written : fillTokens(written, tokens);
    },
  });
}

/** Creates a remark plugin that fills the tokens of masked prose. */
export function fillProse(getTokens: () => Tokens) {
  return (tree: Root): void => {
    const fill = (text: string) => fillTokens(unmaskTokens(text), getTokens());
    visit(tree, (node) => {
      // Don't fill other braces, because their backslash is gone.
      if (node.type === "text") node.value = node.value.replace(/\uE000[^\uE001]*\uE001/g, fill);
      if (node.type === "inlineCode" || node.type === "code") node.value = fill(node.value);
      if (node.type === "image" && node.alt) node.alt = fill(node.alt);
      if ("url" in node) node.url = fill(node.url);
      if ("attributes" in node)
        for (const attribute of node.attributes)
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
            attribute.value = fill(attribute.value);
    });
  };
}
