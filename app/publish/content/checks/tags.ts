import type { Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { findTerm } from "../../../schema/ids";
import { tagOf, type Tag } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { descriptionOf, metaOf } from "../schemas";
import { listAt, report, textAt, valueAt } from "../source-file";
import { explainTagName } from "../tag-names";
import { writtenAt } from "../texts";
import { explainIssue } from "./messages";

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

interface TagUse {
  node: TagNode;
  name: string;
  tag: Tag;
  file: ParsedFile;
}

/** Explains a tag that does not exist, or is not used as the manual shows. */
export function explainTag(node: Nodes, file: ParsedFile, parent: Parents | undefined) {
  if (!("attributes" in node)) return undefined;
  const name = node.name ?? "";
  const tag = tagOf(name);
  if (!tag) return explainTagName(name);
  const use = { node, name, tag, file };
  return explainPlace(use, parent) ?? explainInside(use) ?? explainMissingProp(use);
}

/** Checks the properties of a tag. */
export function checkAttributes(node: Nodes, file: ParsedFile): Problem[] {
  const name = ("name" in node && node.name) || "";
  const tag = tagOf(name);
  if (!tag || !("attributes" in node)) return [];
  const use = { node, name, tag, file };
  return node.attributes.flatMap((each) =>
    report(file.source, writtenAt(each, file.source), explainAttribute(use, each)),
  );
}

/** Returns the field that holds a property's list, if it has one. */
export function listFieldOf(prop: z.ZodType): string | undefined {
  const { field } = metaOf(prop);
  return typeof field === "string" ? field : undefined;
}

function explainPlace({ node, name, tag }: TagUse, parent: Parents | undefined) {
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    (parent?.type === "paragraph" &&
      parent.children.every((child) => child === node || isSpace(child)));
  return tag.inside === "words" || isAlone
    ? undefined
    : `<${name}> is in a line of text; put an empty line before and after it`;
}

function explainInside({ node, name, tag, file }: TagUse): string | undefined {
  const isEmpty = node.children.every(isSpace);
  if (tag.inside === "nothing")
    return isEmpty ? undefined : `<${name}> shows no words inside it; end it with "/>"`;
  if (isEmpty) return `<${name}> has no words; write some between <${name}> and </${name}>`;
  if (tag.inside === "paragraphs") return undefined;
  if (node.children.some((child) => child.type !== "text"))
    return `<${name}> takes plain words only; put bold, links and other marks around the tag`;
  return name === "Term" ? explainTerm(toString(node), file) : undefined;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

function explainTerm(written: string, { schema, data }: ParsedFile): string | undefined {
  const words = written.trim().replace(/\s+/g, " ");
  if (!("terms" in schema.shape))
    return "<Term> works on pages with a list of `terms:` only; write the words without the tags";
  const terms = listAt(data, ["terms"]).map((term) => ({ name: textAt(term, ["name"]) }));
  if (data === undefined || findTerm(terms, words)) return undefined;
  const guess = nearest(
    words,
    terms.map(({ name }) => name),
  );
  const fix = guess
    ? `did you mean "${guess}"?`
    : `add \`- name: ${words}\` with its meaning there`;
  return `"${words}" is not explained under \`terms:\`, ${fix}`;
}

function explainAttribute(
  { node, name, tag, file }: TagUse,
  attribute: TagNode["attributes"][number],
): string | undefined {
  if (attribute.type === "mdxJsxExpressionAttribute")
    return `braces in a tag hold code; delete them from <${name}>`;
  const { name: prop, value } = attribute;
  const schema = Object.hasOwn(tag.props, prop) ? tag.props[prop] : undefined;
  if (!schema) {
    const known = Object.keys(tag.props);
    const guess = nearest(prop, known);
    const fix = known.length > 0 ? `; it takes ${known.join(", ")}` : "; delete it";
    return `<${name}> takes no "${prop}"${guess ? `, did you mean "${guess}"?` : fix}`;
  }
  if (node.attributes.find((other) => "name" in other && other.name === prop) !== attribute)
    return `"${prop}" is written twice in <${name}>; delete one of the two`;
  const field = listFieldOf(schema);
  const isCode = typeof value === "object";
  const written = isCode ? value?.value.trim() : value;
  const takesCode = field !== undefined || schema instanceof z.ZodNumber;
  if (field && !(field in file.schema.shape))
    return `<${name}> works on pages of prose only; this page has no such list`;
  if (isCode !== takesCode || (field && written !== `frontmatter.${field}`))
    return `"${prop}" of <${name}> cannot be read; write ${formOf(prop, schema)}`;
  if (field) return explainList(field, file);
  if (prop === "group" && name === "People") return explainGroup(written ?? "", file);
  const [issue] = schema.safeParse(written, { error: explainIssue }).error?.issues ?? [];
  return issue && `"${prop}" of <${name}>: ${issue.message}`;
}

function explainList(field: string, { data }: ParsedFile) {
  return data === undefined || valueAt(data, [field]) !== undefined
    ? undefined
    : `there is no \`${field}:\` at the top of the file; add it there`;
}

function explainGroup(group: string, { data }: ParsedFile): string | undefined {
  const groups = listAt(data, ["people"]).map((person) => textAt(person, ["group"]).trim());
  if (data === undefined || groups.includes(group.trim())) return undefined;
  const guess = nearest(group, groups);
  const fix = guess ? `did you mean "${guess}"?` : `write \`group: ${group}\` below a name there`;
  return `nobody under \`people:\` has the group "${group}", ${fix}`;
}

function explainMissingProp({ node, name, tag }: TagUse): string | undefined {
  const written = node.attributes.map((attribute) => "name" in attribute && attribute.name);
  const [prop, schema] =
    Object.entries(tag.props).find(
      ([each, schema]) => !written.includes(each) && !schema.safeParse(undefined).success,
    ) ?? [];
  return prop && `<${name}> needs "${prop}"; add ${formOf(prop, schema)}`;
}

/** Shows how to write a property, without a value that could be pasted. */
export function formOf(prop: string, schema: unknown): string {
  const { field, what } = metaOf(schema);
  if (typeof field === "string") return `${prop}={frontmatter.${field}}`;
  return schema instanceof z.ZodNumber
    ? `${prop}={…} with ${String(what)}`
    : `${prop}="…" with ${descriptionOf(schema)}`;
}
