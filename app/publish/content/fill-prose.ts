import type { Root } from "mdast";
// Adds the nodes of MDX to those of mdast.
import type {} from "mdast-util-mdx";
import { SKIP, visit } from "unist-util-visit";

import { completePhoneLink } from "../../schema/phone-url";
import { tagOf } from "../../schema/tags";
import { fillTokens, isToken, type Tokens } from "../tokens";

const COMMENT = /^\s*(?:\/\*[^]*\*\/\s*)+$/;

/** Creates a remark plugin that fills tokens and removes comments; MDX parses both as expressions. */
export function fillProse(getTokens: () => Tokens) {
  const fill = (text: string) => fillTokens(text, getTokens());
  const fillLink = (link: string) => completePhoneLink(fill(link));
  return (tree: Root): void => {
    visit(tree, (node, index = 0, parent) => {
      if ("url" in node) node.url = fillLink(node.url);
      // The parser takes the braces out of an alternative text.
      if (node.type === "image")
        node.alt = node.alt?.replace(/\bsite\.\w+/g, (name) => getTokens().get(name) ?? name);
      if ("attributes" in node)
        for (const attribute of node.attributes)
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
            attribute.value = fillLink(attribute.value);
      const isExpression = node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
      if (!isExpression || !parent) return undefined;
      const { value, position } = node;
      if (COMMENT.test(value)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const written = `{${value}}`;
      if (!isToken(written)) return undefined;
      const text = { type: "text" as const, value: fill(written), position };
      const takesWords = "name" in parent && tagOf(parent.name ?? "")?.inside === "words";
      const isBlock = node.type === "mdxFlowExpression" && !takesWords;
      parent.children[index] = isBlock ? { type: "paragraph", children: [text], position } : text;
      return undefined;
    });
  };
}

/** Joins adjacent texts, between which React would write a comment. */
export function joinTexts(tree: Root): void {
  visit(tree, "text", (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next?.type !== "text") return undefined;
    node.value += next.value;
    parent?.children.splice(index + 1, 1);
    return index;
  });
}
