// A page's HTML in; out its document: one line for each block of Markdown, entry of the head and active element.
// Everything that people read, hear or follow is a line, so that one comparison finds every change of it.
import type { Element, ElementContent, Nodes as HtmlNode, Root } from "hast";
import type { Nodes as MarkdownNode, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

import { collapse } from "../../markup/html-tree";
import type { LineKind } from "../report";
import { rulesIn, textsOfRule } from "./style-rules";

/** What is compared. */
export interface Line {
  kind: LineKind;
  /** For a reader: "Heading", "Description". */
  name: string;
  /** Markdown of a block, or a value. */
  text: string;
  /** The words alone, without marks and addresses. */
  words: string;
  /** The heading above it; empty outside of the page's main part. */
  heading: string;
  /** It is outside of `<main>`: in the top bar, the footer or the head. */
  isFrame: boolean;
}

/** All that a page says. */
export interface PageDocument {
  title: string;
  lines: Line[];
  /** The addresses that its links lead to. */
  links: { href: string; words: string }[];
  ids: ReadonlySet<string>;
}

const NAMES: Record<string, string> = {
  description: "Description",
  robots: "Instructions for search engines",
  canonical: "Address for search engines",
  "og:title": "Title when shared",
  "og:description": "Description when shared",
  "og:image": "Picture when shared",
  "og:image:alt": "Picture when shared, its description",
  "og:url": "Address when shared",
};
/** Attributes whose value people read or hear. */
const LABELS = ["ariaLabel", "title", "placeholder", "ariaDescription", "ariaRoleDescription"];
/** Elements that load, run or send something, or change where every address of the page leads. */
const ACTIVE =
  /^(?:script|iframe|frame|object|embed|applet|form|base|template|portal|video|audio|dialog)$/;
/** Attributes that run or send something, or change what keys and screen readers do. */
const BEHAVIOUR =
  /^(?:on[A-Z]\w+|action|formAction|srcDoc|ping|download|tabIndex|dir|lang|inert|disabled|required|contentEditable|role|target|ariaHidden|ariaDisabled|ariaLive)$/;
/** Files of the page, which are compared as files. */
const LOADED = /^(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch)$/;
/** An element whose words say which one it is. */
const NAMED_BY_WORDS = /^(?:script|a|button|summary|label)$/;
/** Left out, because the styles and scripts that they allow are compared themselves (CSP 3, "hash-source"). */
const POLICY_HASHES = /'sha256-[\w+/]+=*'(?: 'sha256-[\w+/]+=*')*/g;
const MARK = "data-review-hidden";

const html = unified().use(rehypeParse);
const markdown = unified().use(rehypeRemark);
const writer = unified().use(remarkGfm).use(remarkStringify, { resourceLink: true }).freeze();

/** Reads a page. @param text its HTML, with content hashes taken out */
export function readDocument(text: string): PageDocument {
  const tree = html.parse(text);
  const ids = new Set<string>();
  visit(
    tree,
    "element",
    ({ properties: { id } }) => void (id !== undefined && ids.add(String(id))),
  );
  const head = [...readHead(tree), ...readElements(tree), ...readStyles(tree)];
  const blocks = readBlocks(tree);
  const titleOf = (title: string) => head.find(({ name }) => name === title)?.text;
  // Shared titles leave out the name of the site.
  const title = titleOf(NAMES["og:title"] ?? "") ?? titleOf("Title") ?? "";
  return { title, lines: [...head, ...blocks.lines], links: blocks.links, ids };
}

/** The words that can be read in one view, by `keyOfText`. @param text HTML in which what cannot be seen has this mark: `data-review-hidden` */
export function readVisible(text: string): Set<string> {
  const tree = html.parse(text);
  visit(tree, "element", (element, index, parent) => {
    if (!(toProperty(MARK) in element.properties) || index === undefined || !parent)
      return CONTINUE;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return new Set(readBlocks(tree).lines.map(keyOfText));
}

/** The words that screen readers hear. */
export function readHeard(text: string): Set<string> {
  return readVisible(text.replace(/(?<=\s)aria-hidden="true"/g, `$& ${MARK}=""`));
}

/** Lines of two views are the same text. */
export function keyOfText({ name, text, isFrame }: Line): string {
  return `${isFrame ? "frame" : "main"} ${name} ${text}`;
}

/** Each block of the body, the frame first. */
function readBlocks(tree: Root): Pick<PageDocument, "lines" | "links"> {
  const [body] = elementsOf(tree, "body");
  if (!body) return { lines: [], links: [] };
  const lines: Line[] = [];
  const links: PageDocument["links"] = [];
  const copy = structuredClone(body);
  const mains: Element[] = [];
  visit(copy, "element", (element, index, parent) => {
    if (element.tagName !== "main" || index === undefined || !parent) return CONTINUE;
    mains.push(element);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  for (const [part, isFrame] of [
    [copy, mains.length > 0] as const,
    ...mains.map((main) => [main, false] as const),
  ]) {
    lines.push(...readLabels(part, isFrame));
    let heading = "";
    for (const block of blocksIn(toMarkdown(part))) {
      const words = collapse(toString(block));
      if (block.type === "heading" && !isFrame) heading = block.depth === 1 ? "" : words;
      const text = write(block);
      if (text) lines.push({ kind: "text", name: nameOf(block), text, words, heading, isFrame });
      visit(
        block,
        "link",
        (link) => void links.push({ href: link.url, words: collapse(toString(link)) }),
      );
    }
  }
  return { lines, links };
}

function toMarkdown(part: Element): MarkdownNode {
  const copy = structuredClone(part);
  visit(copy, (node, index, parent) => {
    // React's separators of texts.
    if (node.type === "comment" && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === "element") node.children = separate(node.children);
    return CONTINUE;
  });
  return markdown.runSync({ type: "root", children: [copy] });
}

/** Adjacent elements without a space between them are separated by styles: a number and its label. */
function separate(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) =>
    child.type === "element" && children[index - 1]?.type === "element"
      ? [{ type: "text", value: " " } as const, child]
      : [child],
  );
}

/** Paragraphs, headings, rows of tables and all else that is one line for a reader. */
function* blocksIn(node: MarkdownNode): Generator<RootContent> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (/^(?:root|list|listItem|blockquote|table|footnoteDefinition)$/.test(child.type))
      yield* blocksIn(child);
    else yield child;
  }
}

function write(block: RootContent): string {
  if (block.type === "tableRow")
    return block.children
      .map((cell) => collapse(writeNode({ type: "paragraph", children: cell.children })))
      .join(" | ");
  return collapse(
    writeNode(block.type === "heading" ? { type: "paragraph", children: block.children } : block),
  );
}

/** Without the backslashes of Markdown, which only make the text harder to read. */
function writeNode(node: RootContent): string {
  return writer.stringify({ type: "root", children: [node] }).replace(/\\(?=[^\w\s])/g, "");
}

function nameOf(block: RootContent): string {
  if (block.type === "heading") return `Heading ${block.depth}`;
  return block.type === "tableRow" ? "Row of a table" : "Text";
}

/** Descriptions of pictures, and names and hints of elements. */
function readLabels(part: Element, isFrame: boolean): Line[] {
  const lines: Line[] = [];
  visit(part, "element", (element) => {
    const { tagName, properties } = element;
    const alt = tagName === "img" ? properties["alt"] : undefined;
    const add = (name: string, value: unknown) => {
      if (typeof value === "string" && collapse(value))
        lines.push(lineOf("text", name, collapse(value), isFrame));
    };
    add("Image description", alt);
    for (const label of LABELS) add("Label", properties[label]);
    if (/^(?:text|title|desc)$/.test(tagName)) add("Words in a drawing", textOf(element));
  });
  return lines;
}

function readHead(tree: Root): Line[] {
  const [root] = elementsOf(tree, "html");
  const attributes = Object.entries(root?.properties ?? {}).map(([name, value]) =>
    lineOf("head", name === "lang" ? "Language" : name, String(value)),
  );
  const entries = elementsOf(tree, "title", "meta", "link", "script").flatMap((element): Line[] => {
    const { tagName, properties } = element;
    if (tagName === "title") return [lineOf("head", "Title", textOf(element))];
    if (tagName === "meta") return [readMeta(properties)];
    if (tagName === "link") return readLink(properties);
    return /json$/.test(String(properties["type"])) ? readData(textOf(element)) : [];
  });
  return [...attributes, ...entries];
}

function readMeta({
  name,
  property,
  httpEquiv,
  charSet,
  content,
  ...more
}: Element["properties"]): Line {
  const key = String(name ?? property ?? httpEquiv ?? "charset");
  const value = takePolicyHashes(String(content ?? charSet ?? ""));
  return lineOf("head", NAMES[key] ?? key, [value, ...describeAll(more)].join(" "));
}

/** Files of the site itself are compared as files. */
function readLink({ rel, href, ...more }: Element["properties"]): Line[] {
  const kind = [rel].flat().join(" ");
  const address = String(href ?? "");
  if (LOADED.test(kind) && /^\/(?!\/)/.test(address)) return [];
  return [lineOf("head", NAMES[kind] ?? `Link ${kind}`, [address, ...describeAll(more)].join(" "))];
}

/** Structured data (schema.org) as one line for each value, named by its path in the data. */
function readData(json: string): Line[] {
  const flatten = (value: unknown, path: string[]): Line[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => flatten(entry, [...path, key]))
      : [lineOf("head", `Structured data, ${path.join(" › ")}`, String(value))];
  try {
    return flatten(JSON.parse(json), []);
  } catch {
    return [lineOf("head", "Structured data", json)];
  }
}

/** Elements and attributes that do something, each with its words. */
function readElements(tree: Root): Line[] {
  const lines: Line[] = [];
  visit(tree, "element", (element) => {
    const { tagName, properties } = element;
    const isData = tagName === "script" && /json$/.test(String(properties["type"]));
    const isActive = ACTIVE.test(tagName) && !isData;
    const names = Object.keys(properties).filter((name) => isActive || BEHAVIOUR.test(name));
    if (tagName === "html" || (!isActive && names.length === 0)) return;
    const attributes = describeAll(
      Object.fromEntries(names.map((name) => [name, properties[name]])),
    );
    const own = NAMED_BY_WORDS.test(tagName) ? textOf(element) : "";
    const text = `<${[tagName, ...attributes].join(" ")}>${own && ` “${own}”`}`;
    lines.push({ ...lineOf("element", "Element", text), isFrame: tagName === "script" });
  });
  return lines;
}

function readStyles(tree: Root): Line[] {
  return elementsOf(tree, "style").flatMap((style) => readRules(textOf(style, false)));
}

/** The declarations of a style sheet, and the words that it writes on the page. */
export function readRules(css: string): Line[] {
  return rulesIn(css).flatMap((rule) => [
    lineOf("style", "Style rule", rule),
    ...textsOfRule(rule).map((text) => lineOf("text", "Text of a style sheet", text)),
  ]);
}

/** A policy without the hashes of what it allows. */
export function takePolicyHashes(policy: string): string {
  return policy.replace(POLICY_HASHES, "'sha256-…'");
}

/** A line without a place on the page. */
export function lineOf(kind: LineKind, name: string, text: string, isFrame = true): Line {
  return { kind, name, text, words: text, heading: "", isFrame };
}

function describeAll(properties: Element["properties"]): string[] {
  return Object.entries(properties)
    .filter(([name]) => !["className", "id", "nonce", "integrity", "crossOrigin"].includes(name))
    .map(([name, value]) => `${toAttribute(name)}="${[value].flat().join(" ")}"`)
    .toSorted();
}

/** "tabIndex" as people write it: "tabindex". */
function toAttribute(property: string): string {
  return property.replace(/^(?:aria|data|http)(?=[A-Z])/, "$&-").toLowerCase();
}

function toProperty(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function elementsOf(tree: HtmlNode, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(
    tree,
    "element",
    (element) => void (names.includes(element.tagName) && found.push(element)),
  );
  return found;
}

function textOf(element: Element, isCollapsed = true): string {
  let text = "";
  visit(element, "text", ({ value }) => void (text += value));
  return isCollapsed ? collapse(text) : text;
}
