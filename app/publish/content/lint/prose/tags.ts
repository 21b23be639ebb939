// The tags of a prose in, their problems out: unknown ones, missing and wrong properties, a place they can't have.
import type { Nodes, Parents } from "mdast";
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import type { Tag } from "../../../../schema/tags";
import { explainAlt } from "../alt-text";
import { nearest } from "../../../problems/did-you-mean";
import { valueAt } from "../../source/source-file";

type Element = MdxJsxFlowElement | MdxJsxTextElement;
export type Tags = Record<string, Tag>;

export interface TagContext {
  tags: Tags;
  /** The file's fields as they were written; undefined while they can't be read. */
  data: unknown;
  /** Whether the fields are right: what is wrong with a list is said once, where it stands. */
  isSound: boolean;
  /** The names under `terms:`; "none" on a page that has no such field, "unknown" while its fields can't be read. */
  terms: string[] | "none" | "unknown";
}

/** A problem and the node it is about. */
export interface TagFault {
  node: Pick<Nodes, "position">;
  message: string;
}

/** Plain Markdown for what writers know from HTML. */
const MARKDOWN: Record<string, string> = {
  a: "[words](https://example.com)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  h1: "## Heading",
  h2: "## Heading",
  h3: "### Heading",
  h4: "#### Heading",
  img: "![A bar chart](./images/chart.svg)",
  ul: 'lines that start with "- "',
  ol: 'lines that start with "1. "',
  li: 'a line that starts with "- "',
  p: "an empty line between paragraphs",
  br: "an empty line between paragraphs",
  hr: "---",
  code: "`words`",
  blockquote: "<Quote>words</Quote>",
  figure: "<Figure>",
  button: "<Button>",
  div: "plain paragraphs",
  span: "plain words",
  u: "*words*",
};

/** What is wrong with a tag's name, whatever else is wrong with it. */
export function explainTagName(name: string, tags: Tags): string | undefined {
  if (Object.hasOwn(tags, name)) return undefined;
  const known = Object.keys(tags);
  if (name === "") return "a tag without a name is not for content files, expected its words alone";
  if (/^(script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/.test(name))
    return `<${name}> is not for content files: the site's safety rules would block it; delete it`;
  const markdown = Object.hasOwn(MARKDOWN, name) ? MARKDOWN[name] : undefined;
  if (markdown) return `<${name}> is HTML, which is not used here, expected ${markdown}`;
  const guess = nearest(name, known);
  return `<${name}> is not a tag for content files, ${guess ? `did you mean <${guess}>?` : `expected plain Markdown, or one of ${known.map((tag) => `<${tag}>`).join(", ")}`}`;
}

/** Everything that is wrong with one tag. */
export async function checkTag(
  node: Element,
  parent: Parents | undefined,
  context: TagContext,
): Promise<TagFault[]> {
  const name = node.name ?? "";
  const wrongName = explainTagName(name, context.tags);
  if (wrongName) return [{ node, message: wrongName }];
  const tag = context.tags[name];
  if (!tag) return [];
  const message =
    explainPlace(node, name, tag, parent) ?? explainInside(node, name, tag, context.terms);
  const faults = await checkProps(node, name, tag, context);
  return message ? [{ node, message }, ...faults] : faults;
}

function explainPlace(
  node: Element,
  name: string,
  tag: Tag,
  parent: Parents | undefined,
): string | undefined {
  if (!tag.isBlock) return undefined;
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    (parent?.type === "paragraph" &&
      parent.children.every(
        (child) => child === node || (child.type === "text" && !child.value.trim()),
      ));
  return isAlone
    ? undefined
    : `<${name}> stands in a line of text, expected a place of its own with an empty line before and after it`;
}

function explainInside(
  node: Element,
  name: string,
  tag: Tag,
  terms: TagContext["terms"],
): string | undefined {
  const isEmpty = node.children.every((child) => child.type === "text" && !child.value.trim());
  if (tag.inside === "nothing")
    return isEmpty
      ? undefined
      : `<${name}> holds nothing between its tags, expected ${tag.example}`;
  if (tag.inside === "paragraphs")
    return isEmpty ? `<${name}> holds no words, expected ${tag.example}` : undefined;
  const words = node.children.every((child) => child.type === "text") ? toString(node) : "";
  if (!words.trim())
    return `<${name}> needs plain words between its tags, without bold, links or other marks, expected ${tag.example}`;
  const tidy = words.trim().replace(/\s+/g, " ");
  if (words !== tidy)
    return `<${name}> needs its words on one line and without extra spaces, expected <${name}>${tidy}</${name}>`;
  return name === "Term" ? explainTerm(words, terms) : undefined;
}

function explainTerm(words: string, terms: TagContext["terms"]): string | undefined {
  if (terms === "unknown") return undefined;
  if (terms === "none")
    return "<Term> works on pages with a list of `terms:` only, expected the words without the tags";
  if (terms.some((term) => term.toLowerCase() === words.toLowerCase())) return undefined;
  const guess = nearest(words, terms);
  return `"${words}" is not explained under \`terms:\`, ${guess ? `did you mean "${guess}"?` : `expected an entry there: \`- name: ${words}\``}`;
}

async function checkProps(
  node: Element,
  name: string,
  tag: Tag,
  context: TagContext,
): Promise<TagFault[]> {
  const known = Object.keys(tag.props.shape);
  const faults: TagFault[] = [];
  const props: Record<string, unknown> = {};
  const written = new Map<string, MdxJsxAttribute>();
  let isKnown = true;
  for (const attribute of node.attributes) {
    const message = explainAttribute(attribute, name, tag, known);
    if (message) faults.push({ node: attribute, message });
    if (attribute.type === "mdxJsxExpressionAttribute") continue;
    if (written.has(attribute.name))
      faults.push({
        node: attribute,
        message: `"${attribute.name}" is written twice in <${name}>, expected it once`,
      });
    written.set(attribute.name, attribute);
    const value = readValue(attribute, context);
    if (value === UNKNOWN) isKnown = false;
    props[attribute.name] = value;
  }
  if (!isKnown) return faults;
  const result = await tag.props.safeParseAsync(props);
  const seen = new Set<unknown>();
  for (const issue of result.error?.issues ?? []) {
    const [prop] = issue.path;
    if (issue.code === "unrecognized_keys" || prop === undefined || seen.has(prop)) continue;
    seen.add(prop);
    const attribute = written.get(String(prop));
    const isSaidElsewhere =
      !context.isSound &&
      fieldOf(tag, String(prop)) !== undefined &&
      props[String(prop)] !== undefined;
    if (isSaidElsewhere || (attribute && faults.some((fault) => fault.node === attribute)))
      continue;
    faults.push({
      node: attribute ?? node,
      message: explainProp(String(prop), attribute, issue, name, tag, context.data),
    });
  }
  return faults;
}

const UNKNOWN = Symbol("can't be read yet");

/** The value of a property: its words, or what the field holds that it names. */
function readValue(attribute: MdxJsxAttribute, { data }: TagContext): unknown {
  const { value } = attribute;
  if (typeof value === "string") return value;
  const path = value ? fieldPath(value.value) : undefined;
  if (!path) return undefined;
  return data === undefined ? UNKNOWN : valueAt(data, path);
}

/** `frontmatter.stats` as a path of fields; undefined for all other code. */
function fieldPath(code: string): string[] | undefined {
  const match = /^\s*frontmatter((?:\.\w+)+)\s*$/.exec(code);
  return match?.[1]?.slice(1).split(".");
}

function explainAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  name: string,
  tag: Tag,
  known: string[],
): string | undefined {
  const expected =
    known.length > 0
      ? `expected ${tag.example}`
      : `<${name}> takes nothing but its words, expected ${tag.example}`;
  if (attribute.type === "mdxJsxExpressionAttribute")
    return `braces in a tag hold code, ${expected}`;
  if (!known.includes(attribute.name)) {
    if (known.length === 0) return expected;
    const guess = nearest(attribute.name, known);
    return `<${name}> takes no "${attribute.name}", ${guess ? `did you mean "${guess}"?` : expected}`;
  }
  const { value } = attribute;
  const field = fieldOf(tag, attribute.name);
  if (value === null || value === undefined) return `"${attribute.name}" has no value, ${expected}`;
  if (typeof value === "string" && attribute.name === "alt" && value.trim())
    return explainAlt(value);
  if (typeof value === "string")
    return field && !/^\s*$/.test(value)
      ? `"${attribute.name}" names a list at the top of the file, expected ${attribute.name}={frontmatter.${field}}`
      : undefined;
  if (!field)
    return `"${attribute.name}" is written in braces, expected words in quotes: ${attribute.name}="${exampleOf(tag, attribute.name)}"`;
  return fieldPath(value.value)
    ? undefined
    : `the braces hold code, expected the name of a list at the top of the file: ${attribute.name}={frontmatter.${field}}`;
}

function explainProp(
  prop: string,
  attribute: MdxJsxAttribute | undefined,
  issue: { code: string; message: string; path: PropertyKey[] },
  name: string,
  tag: Tag,
  data: unknown,
): string {
  const schema = metaOf(tag, prop);
  if (!attribute) return `<${name}> needs "${prop}", expected ${tag.example}`;
  const field = fieldOf(tag, prop);
  if (!field)
    return issue.code === "custom"
      ? issue.message
      : `"${prop}" of <${name}> is empty or too long, expected text such as "${exampleOf(tag, prop)}"`;
  const path =
    typeof attribute.value === "object" ? fieldPath(attribute.value?.value ?? "") : undefined;
  const used = path?.join(".") ?? field;
  if (path && valueAt(data, path) !== undefined)
    return `\`${used}:\` is not ${String(schema?.["what"])}, which <${name}> needs`;
  const lists =
    typeof data === "object" && data !== null
      ? Object.entries(data).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []))
      : [];
  const guess = nearest(used, lists);
  return `there is no \`${used}:\` at the top of the file, ${guess ? `did you mean ${prop}={frontmatter.${guess}}?` : `expected ${String(schema?.["what"])} there`}`;
}

function metaOf(tag: Tag, prop: string): Record<string, unknown> | undefined {
  const schema: unknown = tag.props.shape[prop];
  return schema instanceof z.ZodType ? schema.meta() : undefined;
}

/** The field at the top of the file that a property's list usually stands in. */
function fieldOf(tag: Tag, prop: string): string | undefined {
  const field = metaOf(tag, prop)?.["field"];
  return typeof field === "string" ? field : undefined;
}

function exampleOf(tag: Tag, prop: string): string {
  return String(valueAt(metaOf(tag, prop), ["examples", 0]));
}
