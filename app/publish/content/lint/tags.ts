// The tags of the prose in; out unknown ones, and those in the wrong place, around the wrong words or with wrong properties.
import type { Nodes, Parents } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { z } from "zod";

import { TAGS, type Tag } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { listAt, problemAt, valueAt } from "../source/source-file";
import { explainTagName } from "../source/tag-names";
import { nodeRange } from "../source/text-ranges";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A tag in the prose. */
interface Use {
  node: Element;
  name: string;
  tag: Tag;
  file: ParsedFile;
}

/** What HTML calls a property. */
const HTML_PROPS: Readonly<Record<string, string>> = { href: "to", url: "to", image: "src" };

/** The rule: every tag is one that writers may use, used as the manual shows it. */
export function checkTags(file: ParsedFile): Finding[] {
  const findings: Finding[] = [];
  const tell = ({ position }: Pick<Nodes, "position">, message: string | undefined) => {
    const range = nodeRange({ position }, file.source);
    if (message) findings.push(problemAt(file.source, range, "", message));
  };
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
    const name = node.name ?? "";
    const tag = TAGS[name];
    // One message says how to write a table; its rows and cells need none of their own.
    if (!tag) tell(node, explainTagName(name, file.source.text, nodeRange(node, file.source)[0]));
    if (!tag) return name === "table" ? SKIP : undefined;
    const use = { node, name, tag, file };
    tell(node, explainPlace(use, parent) ?? explainInside(use));
    const wrong = node.attributes.map((attribute) => explainAttribute(use, attribute));
    node.attributes.forEach((attribute, index) => tell(attribute, wrong[index]));
    if (!wrong.some(Boolean)) tell(node, explainMissing(use));
    return undefined;
  });
  return findings;
}

/** The field at the top of the file that holds a property's list; undefined for properties that are words. */
export function listFieldOf(tag: Tag, prop: string): string | undefined {
  const field = metaOf(tag, prop)?.["field"];
  return typeof field === "string" ? field : undefined;
}

function explainPlace({ node, name, tag }: Use, parent: Parents | undefined): string | undefined {
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    (parent?.type === "paragraph" &&
      parent.children.every((child) => child === node || isSpace(child)));
  return tag.inside === "words" || isAlone
    ? undefined
    : `<${name}> is in a line of text, expected an empty line before and after it`;
}

function explainInside(use: Use): string | undefined {
  const { node, name, tag } = use;
  const isEmpty = node.children.every(isSpace);
  if (tag.inside === "nothing")
    return isEmpty ? undefined : `<${name}> has nothing between its tags, expected ${tag.example}`;
  if (tag.inside === "paragraphs")
    return isEmpty ? `<${name}> holds no words, expected ${tag.example}` : undefined;
  const words = node.children.every((child) => child.type === "text") ? toString(node) : "";
  if (!words.trim())
    return `<${name}> needs plain words between its tags, without bold, links or other marks, expected ${tag.example}`;
  return name === "Term" ? explainTerm(words, use.file) : undefined;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

function explainTerm(words: string, { schema, data }: ParsedFile): string | undefined {
  if (!("terms" in schema.shape))
    return "<Term> works on pages with a list of `terms:` only, expected the words without the tags";
  const terms = listAt(data, ["terms"]).map((term) => String(valueAt(term, ["name"])));
  if (data === undefined || terms.some((term) => term.toLowerCase() === words.toLowerCase()))
    return undefined;
  const guess = nearest(words, terms);
  return `"${words}" is not explained under \`terms:\`, ${guess ? `did you mean "${guess}"?` : `expected an entry there: \`- name: ${words}\``}`;
}

function explainAttribute(use: Use, attribute: Element["attributes"][number]): string | undefined {
  const { node, name, tag } = use;
  if (attribute.type === "mdxJsxExpressionAttribute")
    return `braces in a tag hold code, expected ${tag.example}`;
  const { name: prop, value } = attribute;
  const known = Object.keys(tag.props.shape);
  if (!known.includes(prop)) {
    const other = HTML_PROPS[prop] ?? "";
    const guess = known.includes(other) ? other : nearest(prop, known);
    return `<${name}> takes no "${prop}", ${guess ? `did you mean "${guess}"?` : `expected ${tag.example}`}`;
  }
  if (node.attributes.find((other) => "name" in other && other.name === prop) !== attribute)
    return `"${prop}" is written twice in <${name}>, expected it once`;
  const field = listFieldOf(tag, prop);
  if (field) return explainList(use, prop, field, value);
  if (typeof value !== "string")
    return `"${prop}" takes words in quotes, expected ${prop}="${exampleOf(tag, prop)}"`;
  const issue = propOf(tag, prop).safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  return issue.code === "custom"
    ? issue.message
    : `"${prop}" of <${name}> is empty or too long, expected text such as "${exampleOf(tag, prop)}"`;
}

function explainList(
  { name, tag, file }: Use,
  prop: string,
  field: string,
  value: MdxJsxAttribute["value"],
): string | undefined {
  const code = typeof value === "object" ? (value?.value ?? "") : "";
  const [, path] = /^\s*frontmatter\.([\w.]+)\s*$/.exec(code) ?? [];
  if (!path)
    return `"${prop}" takes a list from the top of the file, expected ${prop}={frontmatter.${field}}`;
  if (file.data === undefined) return undefined;
  const what = String(metaOf(tag, prop)?.["what"]);
  const list = valueAt(file.data, path.split("."));
  if (list === undefined)
    return `there is no \`${path}:\` at the top of the file, expected ${what} there`;
  // What is wrong with an entry is reported once, among the fields.
  const isRight = !file.fields?.success || propOf(tag, prop).safeParse(list).success;
  return isRight ? undefined : `\`${path}:\` is not ${what}, which <${name}> needs`;
}

function explainMissing({ node, name, tag }: Use): string | undefined {
  const written = node.attributes.map((attribute) => "name" in attribute && attribute.name);
  const missing = Object.keys(tag.props.shape).find(
    (prop) => !written.includes(prop) && !propOf(tag, prop).safeParse(undefined).success,
  );
  return missing && `<${name}> needs "${missing}", expected ${tag.example}`;
}

function propOf(tag: Tag, prop: string): z.ZodType {
  const schema: unknown = tag.props.shape[prop];
  return schema instanceof z.ZodType ? schema : z.never();
}

function metaOf(tag: Tag, prop: string): Record<string, unknown> | undefined {
  return propOf(tag, prop).meta();
}

function exampleOf(tag: Tag, prop: string): string {
  return String(valueAt(metaOf(tag, prop), ["examples", 0]));
}
