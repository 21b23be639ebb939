// Fills tokens in parsed fields and in parsed prose. While they are parsed, two characters without a meaning stand in for
// the braces: neither YAML nor MDX takes a token for anything but words, and every position stays the file's own.
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import { visit as visitYaml, type Document } from "yaml";

import { fillTokens, TOKEN, type Tokens } from "../../markup/tokens";

/** Replaces the braces of the tokens of a source text; its length stays the same. The value of a property stays code. */
export function maskTokens(text: string): string {
  return text.replace(TOKEN, (token, _, index: number) =>
    text[index - 1] === "=" ? token : `\uE000${token.slice(1, -1)}\uE001`,
  );
}

/** Restores these braces. */
export function unmaskTokens(text: string): string {
  return text.replaceAll("\uE000", "{").replaceAll("\uE001", "}");
}

/** Fills the tokens in the values of masked fields. */
export function fillFields(document: Document, tokens: Tokens): void {
  visitYaml(document, {
    Scalar(key, node) {
      if (typeof node.value !== "string") return;
      const written = unmaskTokens(node.value);
      node.value = key === "key" ? written : fillTokens(written, tokens);
    },
  });
}

/** A remark plugin that fills the tokens of masked prose: in its text and code, in addresses, and in properties of tags. */
export function fillProse(getTokens: () => Tokens) {
  return (tree: Root): void => {
    const fill = (text: string) => fillTokens(unmaskTokens(text), getTokens());
    visit(tree, (node) => {
      // Don't fill the other braces of a text, because a backslash in front of them is gone.
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
