import type { Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { findTerm } from "../../../schema/ids";
import { tagOf } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { descriptionOf } from "../schemas";
import { listAt, report, textAt, valueAt } from "../source-file";
import { explainTagName } from "../tag-names";
import { writtenAt } from "../texts";
import { explainIssue } from "./fields";

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks that a tag exists, and has the properties, words and place of the manual. */
export function checkTag(node: TagNode, file: ParsedFile, parent: Parents | undefined): Problem[] {
  const { source } = file;
  const name = node.name ?? "";
  const tag = tagOf(name);
  if (!tag) return report(source, writtenAt(node, source), explainTagName(name));
  const values = valuesOf(node, file);
  const { error } = z.strictObject(tag.props).safeParse(values, { error: explainIssue });
  const wrong = error?.issues.flatMap((issue) => {
    const prop = issue.path.join();
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => `<${name}> takes no "${key}"${fixOf(key, tag.props)}`);
    return prop in values
      ? `"${prop}" of <${name}>: ${issue.message}`
      : `<${name}> needs ${prop}="…" with ${descriptionOf(tag.props[prop])}`;
  });
  const found = wrong ?? [explainUse(node, name, tag.inside, parent) ?? explainTerm(node, file)];
  return found.flatMap((message) => report(source, writtenAt(node, source), message));
}

function fixOf(key: string, props: object): string {
  const guess = nearest(key, Object.keys(props));
  if (guess) return `, did you mean "${guess}"?`;
  const known = Object.keys(props).join(", ");
  return known ? `; it takes ${known}` : "; delete it";
}

/** Returns the properties as written; code is none of them, except for a number. */
function valuesOf({ attributes }: TagNode, { data }: ParsedFile): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") values["{…}"] = attribute.value;
    else {
      const { name, value } = attribute;
      const code = typeof value === "object" ? value?.value : undefined;
      const field = /^frontmatter\.(\w+)$/.exec(code ?? "")?.[1];
      if (field) values[name] = valueAt(data, [field]);
      else values[name] = code && /^\d+$/.test(code) ? code : value;
    }
  }
  return values;
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
