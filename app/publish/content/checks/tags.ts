import type { Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { findTerm } from "../../../schema/ids";
import { tagOf, type Tag } from "../../../schema/tags";
import { explainTagName } from "../prose";
import { descriptionOf } from "../schemas";
import { listAt, textAt } from "../source-file";
import { explainIssue, suggest } from "./fields";

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Explains the first problem of a tag on a page with these fields. */
export function explainTag(node: TagNode, data: unknown, parent?: Parents): string | undefined {
  const name = node.name ?? "";
  const tag = tagOf(name);
  if (!tag) return explainTagName(name);
  return (
    explainProps(node, name, tag.props) ??
    explainUse(node, name, tag.inside, parent) ??
    (data === undefined ? undefined : explainReference(node, name, data))
  );
}

function explainProps({ attributes }: TagNode, name: string, props: Tag["props"] = {}) {
  // Code in braces is no property, and is refused by its name.
  const pairs = attributes.map((each) => ["name" in each ? each.name : "{…}", each.value] as const);
  const written: Record<string, unknown> = Object.fromEntries(pairs);
  const { error } = z.strictObject(props).safeParse(written, { error: explainIssue });
  const [issue] = error?.issues ?? [];
  if (!issue) return undefined;
  if (issue.code === "unrecognized_keys") {
    const [key = ""] = issue.keys;
    return `<${name}> takes no "${key}"${suggest(key, Object.keys(props))}`;
  }
  const prop = issue.path.join();
  return prop in written
    ? `"${prop}" of <${name}>: ${issue.message}`
    : `<${name}> needs ${prop}="…" with ${descriptionOf(props[prop])}`;
}

function explainUse(node: TagNode, name: string, inside: string, parent: Parents | undefined) {
  if (inside === "nothing" && !node.children.every(isSpace))
    return `<${name}> shows no words inside it; end it with "/>", and write the words below it`;
  const isComponent = /^[A-Z]/.test(name);
  if (isComponent && parent?.type === "link")
    return `<${name}> is in a link, and is one itself; put it before or behind the link`;
  if (inside === "words")
    return node.children.every(({ type }) => type === "text")
      ? undefined
      : `<${name}> takes plain words only, on one line with it; put bold and other marks around the tag`;
  const isPlaced =
    !isComponent ||
    node.type === "mdxJsxFlowElement" ||
    parent?.children.every((child) => child === node || isSpace(child));
  if (isPlaced) return undefined;
  return `<${name}> is in a line of text; put an empty line before and after it`;
}

/** Tells whether a node is blank text. */
export function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

function explainReference(node: TagNode, name: string, data: unknown): string | undefined {
  if (name !== "Term") return undefined;
  const words = toString(node).trim().replace(/\s+/g, " ");
  const terms = listAt(data, ["terms"]).map((term) => ({ name: textAt(term, ["name"]) }));
  if (findTerm(terms, words)) return undefined;
  const names = terms.map((term) => term.name);
  const fix = suggest(words, names, "; add it there with its meaning, or delete the tag around it");
  return `"${words}" is not explained under \`terms:\`${fix}`;
}
