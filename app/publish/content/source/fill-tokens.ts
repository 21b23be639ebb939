// Fills tokens in parsed fields and in parsed prose. Every position stays the file's own.
import type { Parents, Root } from "mdast";
import type {} from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import { Scalar, visit as visitYaml, type Document } from "yaml";

import { fillTokens, type Tokens } from "../../markup/tokens";

/** Fills the tokens in the values of fields. A value that is nothing but a token is a group with one name to YAML. */
export function fillFields(document: Document, tokens: Tokens): void {
  visitYaml(document, {
    Map(_, { flow, items, range }) {
      const [first, ...others] = items;
      if (!flow || !first || others.length > 0 || first.value !== null) return undefined;
      const written = `{${String(first.key)}}`;
      const isToken = /^\{(?:site|color)\.\w+\}$/i.test(written);
      return isToken
        ? Object.assign(new Scalar(fillTokens(written, tokens)), { range })
        : undefined;
    },
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string")
        node.value = fillTokens(node.value, tokens);
    },
  });
}

/** A remark plugin that fills the tokens of prose: in its text and code, in addresses, and in properties of tags. */
export function fillProse(getTokens: () => Tokens) {
  return (tree: Root): void => {
    const fill = (text: string) => fillTokens(text, getTokens());
    visit(tree, (node, index = 0, parent) => {
      if (node.type === "inlineCode" || node.type === "code") node.value = fill(node.value);
      if ("url" in node) node.url = fill(node.url);
      if ("attributes" in node)
        for (const attribute of node.attributes)
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
            attribute.value = fill(attribute.value);
      if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return;
      const written = `{${node.value}}`;
      const text = { type: "text" as const, value: fill(written), position: node.position };
      if (text.value === written) return;
      const isBlock = node.type === "mdxFlowExpression";
      const paragraph = { type: "paragraph" as const, children: [text], position: node.position };
      parent?.children.splice(index, 1, isBlock ? paragraph : text);
    });
    visit(tree, (node) => {
      if ("children" in node) joinLines(node);
    });
  };
}

/** A token on a line of its own does not end its paragraph: MDX takes it for a block. */
function joinLines({ children }: Parents): void {
  for (let at = children.length - 1; at > 0; at--) {
    const [above, below] = [children[at - 1], children[at]];
    if (above?.type !== "paragraph" || below?.type !== "paragraph") continue;
    const [start, end] = [above.children.at(-1)?.position?.end, below.position?.start];
    if (!start || !end || start.line + 1 !== end.line) continue;
    const last = above.children.at(-1);
    const isBroken = last?.type === "text" && last.value.endsWith("\\");
    if (isBroken) last.value = last.value.slice(0, -1);
    const line = isBroken ? ({ type: "break" } as const) : ({ type: "text", value: "\n" } as const);
    above.children.push({ ...line, position: { start, end } }, ...below.children);
    if (above.position && below.position) above.position.end = below.position.end;
    children.splice(at, 1);
  }
}
