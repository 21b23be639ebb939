import type { Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { findTerm } from "../../../schema/ids";
import { tagOf, type Tag } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { descriptionOf } from "../schemas";
import { listAt, report, textAt, valueAt } from "../source-file";
import { explainTagName } from "../tag-names";
import { writtenAt } from "../texts";
import { explainIssue, suggest } from "./fields";

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks that a tag exists, and has the properties, words and place of the manual. */
export function checkTag(node: TagNode, file: ParsedFile, parent: Parents | undefined): Problem[] {
  const { source } = file;
  const name = node.name ?? "";
  const tag = tagOf(name);
  if (!tag) return report(source, writtenAt(node, source), explainTagName(name));
  const values = valuesOf(node);
  const { error } = z.strictObject(tag.props).safeParse(values, { error: explainIssue });
  const wrong = error?.issues.flatMap((issue) => {
    const prop = issue.path.join();
    if (issue.code === "unrecognized_keys")
      return issue.keys.map(
        (key) => `<${name}> takes no "${key}"${suggest(key, Object.keys(tag.props))}`,
      );
    return prop in values
      ? `"${prop}" of <${name}>: ${issue.message}`
      : `<${name}> needs ${prop}="…" with ${descriptionOf(tag.props[prop])}`;
  });
  const found = wrong ?? [
    explainUse(node, name, tag.inside, parent) ??
      explainList(name, tag, file) ??
      explainTerm(node, file),
  ];
  return found.flatMap((message) => report(source, writtenAt(node, source), message));
}

/** Returns the properties as written; code in braces is none of them. */
function valuesOf({ attributes }: TagNode): Record<string, unknown> {
  const values = attributes.map((attribute): [string, unknown] =>
    attribute.type === "mdxJsxAttribute"
      ? [attribute.name, attribute.value]
      : ["{…}", attribute.value],
  );
  return Object.fromEntries(values);
}

function explainUse(node: TagNode, name: string, inside: string, parent: Parents | undefined) {
  const isEmpty = node.children.every(isSpace);
  if (inside === "nothing" && !isEmpty)
    return `<${name}> shows no words inside it; end it with "/>", and write the words below it`;
  if (inside !== "nothing" && isEmpty)
    return `<${name}> has no words; write some between <${name}> and </${name}>`;
  if (inside === "words")
    return node.children.every(({ type }) => type === "text")
      ? undefined
      : `<${name}> takes plain words only; put bold and other marks around the tag`;
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    parent?.children.every((child) => child === node || isSpace(child));
  return isAlone
    ? undefined
    : `<${name}> is in a line of text; put an empty line before and after it`;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

/** Explains a tag that shows a list which the page does not have. */
function explainList(name: string, { shows }: Tag, { data }: ParsedFile): string | undefined {
  return shows && data !== undefined && valueAt(data, [shows]) === undefined
    ? `<${name}> shows \`${shows}:\`, which the top of the file lacks; add it, or delete the tag`
    : undefined;
}

function explainTerm(node: TagNode, { data }: ParsedFile): string | undefined {
  if (node.name !== "Term" || data === undefined) return undefined;
  const words = toString(node).trim().replace(/\s+/g, " ");
  const terms = listAt(data, ["terms"]).map((term) => ({ name: textAt(term, ["name"]) }));
  if (findTerm(terms, words)) return undefined;
  const names = terms.map((term) => term.name);
  const guess = nearest(words, names);
  const fix = guess ? `, did you mean "${guess}"?` : "; add it there with its meaning";
  return `"${words}" is not explained under \`terms:\`${fix}`;
}
