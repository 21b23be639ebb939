// The properties of one tag in; out those that are unknown, missing, written twice or wrong.
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Nodes } from "mdast";
import { z } from "zod";

import type { Tag } from "../../../../schema/tags";
import { nearest } from "../../../problems/did-you-mean";
import type { ParsedFile } from "../../source/model";
import { valueAt } from "../../source/source-file";
import { explainAlt } from "../alt-text";

/** A tag in the prose. */
export interface TagUse {
  node: MdxJsxFlowElement | MdxJsxTextElement;
  name: string;
  tag: Tag;
}

/** What is wrong, and the node that it is about. */
export interface TagMistake {
  node: Pick<Nodes, "position">;
  message: string;
}

/** Everything that is wrong with the properties of a tag. */
export function checkProps(use: TagUse, { data, fields }: ParsedFile): TagMistake[] {
  const mistakes: TagMistake[] = use.node.attributes.flatMap((attribute) =>
    explainAttribute(use, attribute).map((message) => ({ node: attribute, message })),
  );
  const written = new Map(
    use.node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" ? [[attribute.name, attribute] as const] : [],
    ),
  );
  const props = new Map([...written].map(([prop, { value }]) => [prop, readValue(value, data)]));
  if ([...props.values()].includes(UNKNOWN)) return mistakes;
  const result = use.tag.props.safeParse(Object.fromEntries(props));
  const seen = new Set<unknown>(mistyped(use, written));
  for (const issue of result.error?.issues ?? []) {
    const [prop] = issue.path;
    if (typeof prop !== "string" || seen.has(prop)) continue;
    seen.add(prop);
    const attribute = written.get(prop);
    // What is wrong with a list is reported once, in the list.
    const isReportedInList =
      !fields?.success && fieldOf(use.tag, prop) !== undefined && props.get(prop) !== undefined;
    if (isReportedInList || mistakes.some(({ node }) => node === attribute)) continue;
    const message = attribute
      ? explainProp(use, attribute, issue, data)
      : `<${use.name}> needs "${prop}", expected ${use.tag.example}`;
    mistakes.push({ node: attribute ?? use.node, message });
  }
  return mistakes;
}

/** What HTML calls a property: `href` instead of `to` is one mistake, not one too many and one missing. */
function mistyped({ tag }: TagUse, written: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(tag.props.shape).filter(
    (prop) => !written.has(prop) && [...written.keys()].some((name) => meantBy(name, tag) === prop),
  );
}

/** The property that a name was probably meant for. */
function meantBy(name: string, tag: Tag): string | undefined {
  const known = Object.keys(tag.props.shape);
  if (known.includes(name)) return undefined;
  const html: Record<string, string> = {
    href: "to",
    link: "to",
    url: "to",
    file: "src",
    image: "src",
  };
  const other = html[name];
  return other && known.includes(other) ? other : nearest(name, known);
}

const UNKNOWN = Symbol("cannot be read yet");

/** The value of a property: its words, or the value of the field that it names. */
function readValue(value: MdxJsxAttribute["value"], data: unknown): unknown {
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

function explainAttribute(use: TagUse, attribute: TagUse["node"]["attributes"][number]): string[] {
  const { node, name, tag } = use;
  const known = Object.keys(tag.props.shape);
  const onlyWords = known.length > 0 ? "" : `<${name}> takes nothing but its words, `;
  const expected = `${onlyWords}expected ${tag.example}`;
  if (attribute.type === "mdxJsxExpressionAttribute")
    return [`braces in a tag hold code, ${expected}`];
  const prop = attribute.name;
  const first = node.attributes.find((other) => "name" in other && other.name === prop);
  const twice = `"${prop}" is written twice in <${name}>, expected it once`;
  const guess = meantBy(prop, tag);
  const wrong = known.includes(prop)
    ? explainForm(tag, attribute, expected)
    : onlyWords
      ? expected
      : `<${name}> takes no "${prop}", ${guess ? `did you mean "${guess}"?` : expected}`;
  return [...(wrong ? [wrong] : []), ...(first === attribute ? [] : [twice])];
}

/** What is wrong with the form of a value: missing, in quotes instead of braces, in braces instead of quotes. */
function explainForm(
  tag: Tag,
  { name, value }: MdxJsxAttribute,
  expected: string,
): string | undefined {
  const field = fieldOf(tag, name);
  if (value === null || value === undefined) return `"${name}" has no value, ${expected}`;
  if (typeof value === "string") {
    if (!value.trim()) return undefined;
    if (name === "alt") return explainAlt(value);
    return field
      ? `"${name}" names a list at the top of the file, expected ${name}={frontmatter.${field}}`
      : undefined;
  }
  if (!field)
    return `"${name}" is written in braces, expected words in quotes: ${name}="${exampleOf(tag, name)}"`;
  return fieldPath(value.value)
    ? undefined
    : `the braces hold code, expected the name of a list at the top of the file: ${name}={frontmatter.${field}}`;
}

/** What is wrong with a value of the right form. */
function explainProp(
  { name, tag }: TagUse,
  { name: prop, value }: MdxJsxAttribute,
  issue: { code: string; message: string },
  data: unknown,
): string {
  const field = fieldOf(tag, prop);
  if (!field)
    return issue.code === "custom"
      ? issue.message
      : `"${prop}" of <${name}> is empty or too long, expected text such as "${exampleOf(tag, prop)}"`;
  const what = String(metaOf(tag, prop)?.["what"]);
  const path = typeof value === "object" ? fieldPath(value?.value ?? "") : undefined;
  const used = path?.join(".") ?? field;
  if (path && valueAt(data, path) !== undefined)
    return `\`${used}:\` is not ${what}, which <${name}> needs`;
  const lists =
    typeof data === "object" && data !== null
      ? Object.entries(data).flatMap(([key, entry]) => (Array.isArray(entry) ? [key] : []))
      : [];
  const guess = nearest(used, lists);
  return `there is no \`${used}:\` at the top of the file, ${guess ? `did you mean ${prop}={frontmatter.${guess}}?` : `expected ${what} there`}`;
}

function metaOf(tag: Tag, prop: string): Record<string, unknown> | undefined {
  const schema: unknown = tag.props.shape[prop];
  return schema instanceof z.ZodType ? schema.meta() : undefined;
}

/** The field at the top of the file that usually holds a property's list. */
function fieldOf(tag: Tag, prop: string): string | undefined {
  const field = metaOf(tag, prop)?.["field"];
  return typeof field === "string" ? field : undefined;
}

function exampleOf(tag: Tag, prop: string): string {
  return String(valueAt(metaOf(tag, prop), ["examples", 0]));
}
