// Fills tokens in parsed fields and in parsed prose. Every position stays the file's own.
import type { Parents, Root } from "mdast";
import type {} from "remark-parse";
import type { Processor } from "unified";
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
      const value = fillTokens(written, tokens);
      return value === written ? undefined : Object.assign(new Scalar(value), { range });
    },
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string")
        node.value = fillTokens(node.value, tokens);
    },
  });
}

/**
 * A remark plugin that fills the tokens of prose: in its text and code, in addresses and descriptions, in properties of
 * tags.
 */
export function fillProse(this: Processor, getTokens: () => Tokens): void {
  (this.data().fromMarkdownExtensions ??= []).push({
    exit: {
      // As remark-mdx does it; names keep their braces, which the description of an image would lose.
      mdxTextExpression(token) {
        const value = this.resume();
        const node = this.stack.at(-1);
        if (node?.type === "mdxTextExpression")
          node.value = /^[\s\w.-]+$/.test(value) ? `{${value}}` : value;
        this.exit(token);
      },
    },
    transforms: [(tree) => fillTree(tree, getTokens())],
  });
}

function fillTree(tree: Root, tokens: Tokens): void {
  const fill = (text: string) => fillTokens(text, tokens);
  visit(tree, (node, index = 0, parent) => {
    if (node.type === "inlineCode" || node.type === "code") node.value = fill(node.value);
    if ("url" in node) node.url = fill(node.url);
    if ("alt" in node) node.alt = fill(node.alt ?? "");
    if ("attributes" in node)
      for (const attribute of node.attributes) {
        const { value } = attribute;
        if (attribute.type !== "mdxJsxAttribute" || !value) continue;
        const written = typeof value === "string" ? value : `{${value.value}}`;
        const filled = fill(written);
        if (filled !== written) attribute.value = filled;
      }
    if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return;
    const { position } = node;
    const written = node.type === "mdxFlowExpression" ? `{${node.value}}` : node.value;
    const text = { type: "text" as const, value: fill(written), position };
    if (text.value === written) return;
    const words =
      node.type === "mdxTextExpression"
        ? text
        : { type: "paragraph" as const, children: [text], position };
    parent?.children.splice(index, 1, words);
  });
  visit(tree, (node) => {
    if ("children" in node) joinLines(node);
  });
}

/** A token on a line of its own does not end its paragraph. Two spaces after it start a new line, as after any word. */
function joinLines({ children }: Parents): void {
  for (let at = children.length - 1; at > 0; at--) {
    const [above, below] = [children[at - 1], children[at]];
    if (above?.type !== "paragraph" || below?.type !== "paragraph") continue;
    const [start, end] = [above.children.at(-1)?.position?.end, below.position?.start];
    if (!start || !end || !below.position || start.line + 1 !== end.line) continue;
    const spaces = (end.offset ?? 0) - (start.offset ?? 0) - end.column;
    const position = { start, end };
    const line =
      spaces >= 2
        ? { type: "break" as const, position }
        : { type: "text" as const, value: "\n", position };
    above.children.push(line, ...below.children);
    if (above.position) above.position.end = below.position.end;
    children.splice(at, 1);
  }
}
