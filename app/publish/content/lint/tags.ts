// The tags of the prose in; out unknown ones, and those in the wrong place, around the wrong words or with wrong properties.
import type { Nodes, Parents } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { z } from "zod";

import { tagOf, type Tag } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { exampleOf, readField } from "../source/schemas";
import { listAt, problemAt, valueAt } from "../source/source-file";
import { explainTagName } from "../source/tag-names";
import { nodeRange } from "../source/texts";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A tag in the prose. */
interface Use {
  node: Element;
  name: string;
  tag: Tag;
  file: ParsedFile;
}

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
    const tag = tagOf(name);
    // One message says how to write a table; its rows and cells need none of their own.
    if (!tag) tell(node, explainTagName(name));
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
export function listFieldOf(prop: z.ZodType): string | undefined {
  const field = prop.meta()?.["field"];
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
    return isEmpty ? undefined : `<${name}> cannot have words inside, expected ${tag.example}`;
  if (isEmpty) return `<${name}> needs words inside, expected ${tag.example}`;
  if (tag.inside === "paragraphs") return undefined;
  if (node.children.some((child) => child.type !== "text"))
    return `<${name}> takes plain words only, without bold, links or other marks, expected ${tag.example}`;
  return name === "Term" ? explainTerm(toString(node), use.file) : undefined;
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
  const schema = Object.hasOwn(tag.props, prop) ? tag.props[prop] : undefined;
  if (!schema) {
    const guess = nearest(prop, Object.keys(tag.props));
    return `<${name}> takes no "${prop}", ${guess ? `did you mean "${guess}"?` : `expected ${tag.example}`}`;
  }
  if (node.attributes.find((other) => "name" in other && other.name === prop) !== attribute)
    return `"${prop}" is written twice in <${name}>; delete one of the two`;
  if (listFieldOf(schema)) return explainList(use, prop, schema, value);
  if (schema instanceof z.ZodNumber) {
    const number = typeof value === "object" ? Number(value?.value) : undefined;
    const wanted = `"${prop}" takes ${String(schema.meta()?.["what"])}, expected ${tag.example}`;
    return schema.safeParse(number).success ? undefined : wanted;
  }
  const example = exampleOf(readField(schema));
  if (typeof value !== "string")
    return `"${prop}" takes text in quotes, expected ${prop}="${example}"`;
  return schema.safeParse(value).success
    ? undefined
    : `"${prop}" of <${name}> is empty or too long, expected text such as "${example}"`;
}

function explainList(
  { name, file }: Use,
  prop: string,
  schema: z.ZodType,
  value: MdxJsxAttribute["value"],
): string | undefined {
  const code = typeof value === "object" ? (value?.value ?? "") : "";
  const [, path] = /^\s*frontmatter\.([\w.]+)\s*$/.exec(code) ?? [];
  if (!path)
    return `"${prop}" takes a list from the top of the file, expected ${prop}={frontmatter.${listFieldOf(schema)}}`;
  if (file.data === undefined) return undefined;
  const what = String(schema.meta()?.["what"]);
  const list = valueAt(file.data, path.split("."));
  if (list === undefined)
    return `there is no \`${path}:\` at the top of the file, expected ${what} there`;
  // What is wrong with an entry is reported once, among the fields.
  const isRight = !file.fields?.success || schema.safeParse(list).success;
  return isRight ? undefined : `\`${path}:\` is not ${what}, which <${name}> needs`;
}

function explainMissing({ node, name, tag }: Use): string | undefined {
  const written = node.attributes.map((attribute) => "name" in attribute && attribute.name);
  const [missing] =
    Object.entries(tag.props).find(
      ([prop, schema]) => !written.includes(prop) && !schema.safeParse(undefined).success,
    ) ?? [];
  return missing && `<${name}> needs "${missing}", expected ${tag.example}`;
}
