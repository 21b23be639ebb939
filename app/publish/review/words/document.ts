// A page's HTML in; out its document: one line for each block of words, entry of the head and active element.
// Everything that people read, hear or follow is a line, so that one comparison finds every change of it.
import type { Element, ElementContent, Properties, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import type { Handle } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { Nodes as MarkdownNode, PhrasingContent, RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

import { collapse } from "../../markup/html-tree";
import type { LineKind, Link } from "../report";
import { rulesIn, textsOfRule } from "./style-rules";

export interface Line {
  kind: LineKind;
  /** For a reader: "Heading", "Description". */
  name: string;
  /** With all marks and addresses: two lines of one text are the same. */
  text: string;
  /** "• " of an entry of a list, which is no word. */
  bullet: string;
  /** What people read of it. */
  words: string;
  links: Link[];
  /** The heading above it; empty outside of the page's main part. Of an element its words. */
  heading: string;
  /** It is in an element that is marked as a note. */
  isNotice: boolean;
  /** It is outside of `<main>`: in the top bar, the footer or the head. */
  isFrame: boolean;
}

export interface PageDocument {
  title: string;
  description: string;
  /** Where it sends visitors at once (HTML, "refresh" state); empty for most pages. */
  refresh: string;
  lines: Line[];
  links: Link[];
  ids: ReadonlySet<string>;
}

const NAMES: Record<string, string> = {
  description: "Description",
  robots: "Instructions for search engines",
  canonical: "Address for search engines",
  "og:title": "Title when shared",
  "og:description": "Description when shared",
  "og:image": "Picture when shared",
  "og:url": "Address when shared",
};
/** Attributes whose value people read or hear. */
const LABELS = ["ariaLabel", "title", "placeholder", "ariaDescription", "ariaRoleDescription"];
/** Elements that load, run or send something, or change where every address of the page leads. */
const ACTIVE =
  /^(?:script|iframe|frame|object|embed|applet|form|base|template|portal|video|audio|dialog)$/;
/** Attributes that run or send something, or change what keys, screen readers and other machines get. */
const BEHAVIOUR =
  /^(?:on[A-Z]\w+|action|formAction|srcDoc|ping|download|tabIndex|dir|lang|inert|disabled|required|contentEditable|role|target|ariaHidden|ariaDisabled|ariaLive|name|type|value|style|method|dateTime)$/;
/** Files of the page, which are compared as files. */
const LOADED = /^(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch)$/;
/** An element whose words say which one it is. */
const NAMED_BY_WORDS = /^(?:script|a|button|summary|label|time|span)$/;
/** Left out, because the styles and scripts that they allow are compared themselves (CSP 3, "hash-source"). */
const POLICY_HASHES = /'sha256-[\w+/]+=*'(?: 'sha256-[\w+/]+=*')*/g;
/** Where a line is that has no heading above it. */
export const FRAME = "the top bar or footer";
/** Marks an element that cannot be seen, for {@link readVisible}. */
export const HIDDEN_MARK = "data-review-hidden";

/** Markdown has no raised and lowered words: 10^6 and H_2, and a footnote's mark apart from what it follows: 64% [1]. */
const raised: Handle = (state, node) => {
  const isMark = select('a[href^="#"]', node) !== undefined;
  return markWords(isMark ? " " : "^", state.all(node));
};
const lowered: Handle = (state, node) => markWords("_", state.all(node));
/** Descriptions of pictures are lines of their own. */
const omitted: Handle = () => undefined;

const html = unified().use(rehypeParse);
const markdown = unified().use(rehypeRemark, {
  handlers: { sup: raised, sub: lowered, img: omitted },
});
const writer = unified().use(remarkGfm).use(remarkStringify, { resourceLink: true }).freeze();

/** Reads a page. @param text its HTML, with content hashes taken out */
export function readDocument(text: string): PageDocument {
  const tree = html.parse(text);
  const own = new Set(selectAll("main, main *", tree));
  const title = select("head > title", tree);
  const rest = selectAll("*", tree).flatMap((element) => {
    if (element === title) return [lineOf("head", "Title", collapse(toString(title)))];
    return readElement(element, own.size > 0 && !own.has(element));
  });
  const lines = [...rest, ...readBlocks(tree)];
  const valueOf = (name: string) => rest.find((line) => line.name === name)?.text ?? "";
  return {
    // Shared titles leave out the name of the site.
    title: valueOf("Title when shared") || valueOf("Title"),
    description: valueOf("Description"),
    refresh: valueOf("refresh").replace(/^0;\s*url=/i, ""),
    lines,
    links: lines.flatMap(({ links }) => links),
    ids: new Set(selectAll("[id]", tree).map(({ properties }) => String(properties["id"]))),
  };
}

/** The words that can be read in one view, by `keyOfText`. @param text HTML in which what cannot be seen is marked */
export function readVisible(text: string): Set<string> {
  return new Set(readBlocks(html.parse(text)).map(keyOfText));
}

/** Lines of two views are the same text. */
export function keyOfText({ name, text, isFrame }: Line): string {
  return `${isFrame ? "frame" : "main"} ${name} ${text}`;
}

/** Each block of the body, the frame first. */
function readBlocks(tree: Root): Line[] {
  const mains = selectAll("main", tree);
  return [
    ...selectAll("body", tree).flatMap((body) => readPart(body, mains.length > 0)),
    ...mains.flatMap((main) => readPart(main, false)),
  ];
}

function readPart(part: Element, isFrame: boolean): Line[] {
  const notes = selectAll("[role=note]", part).map((note) => toMarkdown(note, isFrame));
  const notices = new Set(
    notes.flatMap((note) => [...blocksIn(note)].map(({ node }) => write(node))),
  );
  let heading = isFrame ? FRAME : "";
  return [...blocksIn(toMarkdown(part, isFrame))].flatMap(({ node, number, bullet }): Line[] => {
    const [words, written] = [collapse(number + wordsIn(node)), write(node)];
    if (node.type === "heading" && !isFrame) heading = node.depth === 1 ? "" : words;
    const line = lineOf("text", nameOf(node), collapse(number + written), isFrame);
    const links: Link[] = [];
    visit(node, "link", (link) => {
      links.push({ href: link.url, words: collapse(wordsIn(link)) });
    });
    const isNotice = notices.has(written);
    return line.text ? [{ ...line, words, bullet, links, heading, isNotice }] : [];
  });
}

/** Without comments, which React puts between texts, and what cannot be seen; of the frame without its main part. */
function toMarkdown(part: Element, isFrame: boolean): MarkdownNode {
  const copy = structuredClone(part);
  visit(copy, (node, index, parent) => {
    const isElement = node.type === "element";
    const isHidden = isElement && "dataReviewHidden" in node.properties;
    const isMain = isElement && isFrame && node.tagName === "main";
    if ((node.type === "comment" || isHidden || isMain) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (isElement) node.children = separate(node.children);
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

interface Block {
  node: RootContent;
  /** "2. " before the first block of an entry of an ordered list. */
  number: string;
  /** "• " before that of another list. */
  bullet: string;
}

/** Paragraphs, headings, rows of tables and all else that is one line for a reader. */
function* blocksIn(node: MarkdownNode, marks = { number: "", bullet: "" }): Generator<Block> {
  if (!("children" in node)) return;
  const first = node.type === "list" && node.ordered ? (node.start ?? 1) : undefined;
  for (const [index, child] of node.children.entries()) {
    const given = index === 0 ? marks : { number: "", bullet: "" };
    const own = {
      number: first === undefined ? given.number : `${first + index}. `,
      bullet: node.type === "list" && !node.ordered ? "• " : given.bullet,
    };
    if (/^(?:root|list|listItem|blockquote|table|footnoteDefinition)$/.test(child.type))
      yield* blocksIn(child, own);
    else yield { node: child, ...own };
  }
}

function wordsIn(node: MarkdownNode): string {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  return node.children.map(wordsIn).join(node.type === "tableRow" ? " | " : "");
}

function write(block: RootContent): string {
  if (block.type === "tableRow")
    return block.children
      .map((cell) => collapse(writeNode({ type: "paragraph", children: cell.children })))
      .join(" | ");
  if (block.type === "heading") return writeNode({ type: "paragraph", children: block.children });
  return writeNode(block);
}

/** Without the backslashes of Markdown, which only make the text harder to read. */
function writeNode(node: RootContent): string {
  return writer.stringify({ type: "root", children: [node] }).replace(/\\(?=[^\w\s])/g, "");
}

function nameOf(block: RootContent): string {
  if (block.type === "heading") return `Heading ${block.depth}`;
  return block.type === "tableRow" ? "Row of a table" : "Text";
}

/** What an element says beside the words of its block: for machines, to those who hear the page, or by what it does. */
function readElement(element: Element, isFrame: boolean): Line[] {
  const { tagName, properties } = element;
  const isData = tagName === "script" && /json$/.test(String(properties["type"]));
  if (isData) return readData(toString(element));
  if (tagName === "html")
    return Object.entries(properties).map(([name, value]) =>
      lineOf("head", name === "lang" ? "Language" : name, String(value)),
    );
  if (tagName === "meta") return [readMeta(properties)];
  if (tagName === "link") return readLink(properties);
  if (tagName === "style") return readRules(toString(element));
  return [...readLabels(element, isFrame), ...readBehaviour(element)];
}

/** Descriptions of pictures, and names and hints of elements. */
function readLabels(element: Element, isFrame: boolean): Line[] {
  const { tagName, properties } = element;
  const isWord = /^(?:text|title|desc)$/.test(tagName);
  const labels: [name: string, value: unknown][] = [
    ["Image description", properties["alt"]],
    ["Words in a drawing", isWord ? toString(element) : undefined],
    ...LABELS.map((label): [string, unknown] => ["Label", properties[label]]),
  ];
  return labels.flatMap(([name, value]) => {
    const text = typeof value === "string" ? collapse(value) : "";
    return text ? [lineOf("text", name, text, isFrame)] : [];
  });
}

function readMeta(properties: Properties): Line {
  const { name, property, httpEquiv, charSet, content, ...more } = properties;
  const key = String(name ?? property ?? httpEquiv ?? "charset");
  const value = takePolicyHashes(String(content ?? charSet ?? ""));
  const isPolicy = /^(?:content-security-policy|referrer)/i.test(key);
  const text = [value, ...describeAll(more)].join(" ");
  return lineOf(isPolicy ? "header" : "head", NAMES[key] ?? key, text);
}

/** Files of the site itself are compared as files. */
function readLink({ rel, href, ...more }: Properties): Line[] {
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

/** An element or attributes that do something, with its words: `button “Send”, type: submit`. */
function readBehaviour(element: Element): Line[] {
  const { tagName, properties } = element;
  const isActive = ACTIVE.test(tagName);
  const isForeign = (name: string) =>
    /^(?:src|srcSet)$/.test(name) && /^(?:https?:)?\/\//.test(String(properties[name]));
  const names = Object.keys(properties).filter(
    (name) => isActive || BEHAVIOUR.test(name) || isForeign(name),
  );
  const words = NAMED_BY_WORDS.test(tagName) ? collapse(toString(element)) : "";
  // Files of the site itself are compared as files.
  const isOwnFile = tagName === "script" && /^\/(?!\/)/.test(String(properties["src"] ?? ""));
  // Styles take the dots of lists away, and Safari then needs the role.
  const isPlainList = tagName === "ul" && properties["role"] === "list";
  const isPlain = isPlainList || (tagName === "time" && isSameDay(words, properties["dateTime"]));
  if (isOwnFile || isPlain || tagName === "source" || (!isActive && names.length === 0)) return [];
  const attributes = describeAll(Object.fromEntries(names.map((name) => [name, properties[name]])));
  // Words that changed are a change of their own, but for code.
  const isCode = tagName === "script";
  const text = [tagName + (isCode && words ? ` “${words}”` : ""), ...attributes].join(", ");
  const line = lineOf("element", isActive ? "Active element" : "Invisible detail", text, isCode);
  return [{ ...line, heading: isCode ? "" : words }];
}

/** What machines read is what people read. */
function isSameDay(words: string, date: unknown): boolean {
  return new Date(`${words} UTC`).getTime() === new Date(String(date)).getTime();
}

/** The rules of a style sheet, and the words that it writes on the page. */
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
  const empty = { bullet: "", links: [], heading: "", isNotice: false };
  return { kind, name, text, words: text, ...empty, isFrame };
}

function describeAll(properties: Properties): string[] {
  return Object.entries(properties)
    .filter(([name]) => !["className", "id", "nonce", "integrity", "crossOrigin"].includes(name))
    .map(([name, value]) => `${toAttribute(name)}: ${[value].flat().join(" ")}`)
    .toSorted();
}

/** "tabIndex" as people write it: "tabindex". */
function toAttribute(property: string): string {
  return property.replace(/^(?:aria|data|http)(?=[A-Z])/, "$&-").toLowerCase();
}

function markWords(mark: string, nodes: RootContent[]): PhrasingContent[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- HTML allows nothing else in <sup> and <sub>
  return [{ type: "text", value: mark }, ...(nodes as PhrasingContent[])];
}
