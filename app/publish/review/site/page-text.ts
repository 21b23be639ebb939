// Writes a page down as text: one line for each block that people read, hear or follow, and last a hash of all other markup.
import { parse } from "parse5";

import { attribute, collapse, elementsIn, type Element, type Node } from "../../markup/html-tree";
import { readHead } from "./page-head";
import { hashMarkup, hashStyles, isPreviewBar } from "./page-markup";

export interface PageText {
  /** The title of its shared link, which leaves out the name of the site. */
  title: string;
  lines: TextLine[];
  /** Where it sends visitors: the value of `<meta http-equiv="refresh">`; empty for most pages. */
  refresh: string;
  /** Its scripts by their addresses; a script without one by its text. */
  scripts: string[];
  /** How many text nodes its body has. */
  texts: number;
}

export interface TextLine {
  /** With its Markdown mark, and "(not at 320 px)" behind words that cannot be seen there. */
  text: string;
  /** The heading above it, "the top bar" or "the footer"; empty at the beginning of the page. */
  heading: string;
  /** What words of the line link to on the same page: the meaning and the source of a figure. */
  explained: { words: string; by: string }[];
}

/** Where words cannot be seen, by the index of their text node in the body: "not at 320 px". */
export type Unseen = ReadonlyMap<number, string>;

/** The words of drawings, by the names of their files. */
export type DrawingWords = ReadonlyMap<string, string[]>;

/**
 * Reads a page.
 * @param html with content hashes taken out of it
 */
export function readPageText(
  html: string,
  drawings: DrawingWords = new Map(),
  unseen: Unseen = new Map(),
): PageText {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const head = readHead(elements);
  const body = elements.find(({ tagName }) => tagName === "body");
  const indexes = body ? indexTexts(body) : new Map<Node, number>();
  const isUnseen = (node: Node) => unseen.get(indexes.get(node) ?? -1);
  const lines = body ? readBody(body, elements, drawings, isUnseen) : [];
  const said = [...head.lines, ...lines.map(({ text }) => text)].join("\n");
  const data = head.data.filter(({ value }) => !said.includes(value));
  return {
    ...head,
    texts: indexes.size,
    lines: [
      ...head.lines.map(lineOf),
      ...data.map(({ name, value }) => lineOf(`Structured data, ${name}: ${value}`)),
      ...lines,
      lineOf(`Styles: ${hashStyles(elements)}`),
      lineOf(`Other markup: ${hashMarkup(document)}`),
    ],
  };
}

/** Whether a line stands for markup, and not for words. */
export function isHashLine(text: string): boolean {
  return /^(?:Styles|Other markup): [0-9a-f]{12}$/.test(text);
}

/** A line without a place on a page. */
export function lineOf(text: string): TextLine {
  return { text, heading: "", explained: [] };
}

const BLOCK =
  /^(?:address|article|aside|blockquote|body|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
/** Nothing in them is read. */
const SILENT = /^(?:script|style|template|source)$/;
/** Attributes that are heard, or shown in an empty field. */
const LABELS = ["aria-label", "aria-description", "title", "placeholder"];
/** The marks of Markdown around words; it has none for raised and lowered ones: 10^6 and H_2. */
const INLINE: Record<string, [before: string, after: string]> = {
  strong: ["**", "**"],
  b: ["**", "**"],
  em: ["*", "*"],
  i: ["*", "*"],
  code: ["`", "`"],
  del: ["~~", "~~"],
  sup: ["^", ""],
  sub: ["_", ""],
};
/** Around words that cannot be seen and their views, until the line is complete: private use (Unicode 23.5). */
const [START, END, STOP] = ["\ue001", "\ue002", "\ue003"];

/** What stands before the next line of a block, such as "- ": blank after the first. */
interface Mark {
  text: string;
  outer?: Mark | undefined;
}

/** Where the walk through a page is. */
interface Place {
  mark: Mark;
  /** Before every line: "> ", "NOTICE: ". */
  prefix: string;
  /** Instead of the last heading: "the footer". */
  heading: string;
}

function readBody(
  body: Element,
  elements: Element[],
  drawings: DrawingWords,
  unseenIn: (node: Node) => string | undefined,
): TextLine[] {
  const byId = new Map(elements.map((element) => [attribute(element, "id"), element]));
  const targetOf = (link: Element) => byId.get(decode(attribute(link, "href")?.slice(1) ?? ""));
  const notes = new Set(elements.filter(isNoteMark).map(targetOf));
  const lines: TextLine[] = [];
  let heading = "";
  let run = "";
  let explained: TextLine["explained"] = [];

  readBlock(body, { mark: { text: "" }, prefix: "", heading: "" });
  return lines;

  function readBlock(element: Element, place: Place): void {
    endLine(place);
    const inside = placeIn(element, place);
    readLabels(element);
    if (run) endLine(inside);
    if (element.tagName === "hr") run += "---";
    readChildren(element, inside);
    if (isHeading(element)) heading = "";
    endLine(inside);
    if (isHeading(element) && element.tagName !== "h1") heading = explanationIn(element);
  }

  function endLine({ prefix, mark, heading: fixed }: Place): void {
    const text = markUnseen(collapse(run));
    if (text) {
      const before = prefix + spend(mark);
      lines.push({ text: before + text, heading: fixed || heading, explained });
      explained = [];
    }
    run = "";
  }

  function readChildren(element: Element, place: Place): void {
    for (const [index, child] of element.childNodes.entries()) {
      const before = element.childNodes[index - 1];
      // Adjacent elements without a space between them are separated by styles: a number and its label.
      if ("tagName" in child && before && "tagName" in before && !/^su[bp]$/.test(child.tagName))
        run += " ";
      readNode(child, place);
    }
  }

  function readNode(node: Node, place: Place): void {
    if (node.nodeName === "#text" && "value" in node) {
      const views = node.value.trim() && unseenIn(node);
      run += views ? START + node.value + END + views + STOP : node.value;
    }
    if (!("tagName" in node) || SILENT.test(node.tagName) || isPreviewBar(node)) return;
    // A note is read where its mark stands.
    if (notes.has(node)) return;
    if (node.tagName === "tr") readRow(node, place);
    else if (/^d[td]$/.test(node.tagName)) readDefinition(node, place);
    else if (BLOCK.test(node.tagName)) readBlock(node, place);
    else readInline(node, place);
  }

  function readInline(element: Element, place: Place): void {
    const { tagName } = element;
    if (!isNoteMark(element)) readLabels(element);
    if (tagName === "img") run += imageText(element, drawings);
    if (tagName === "br") run += " ";
    const inner = capture(() => readChildren(element, place));
    const [before, after] = INLINE[tagName] ?? ["", ""];
    if (tagName === "a") run += readLink(element, inner);
    else if (inner.startsWith("[note: ")) run += ` ${inner}`;
    else run += inner && before + inner + after;
    // The words of a drawing stand apart.
    if (/^(?:text|title|desc|option)$/.test(tagName)) run += " ";
  }

  function readLink(link: Element, inner: string): string {
    const href = attribute(link, "href");
    if (href === undefined) return inner;
    const target = href.startsWith("#") ? targetOf(link) : undefined;
    const by = target ? explanationIn(target, byId) : "";
    if (isNoteMark(link)) return `[note: ${by}]`;
    // A list of contents leads to headings, which need no explanation.
    if (target && !/^(?:h\d|main)$/.test(target.tagName))
      explained.push({ words: plain(inner), by });
    return href.startsWith("#") ? inner : `[${collapse(inner)}](${href})`;
  }

  /** What a function adds to the line, which stays as it was. */
  function capture(read: () => void): string {
    const before = run;
    run = "";
    read();
    const added = run;
    run = before;
    return added;
  }

  function readRow(row: Element, place: Place): void {
    endLine(place);
    const before = lines.length;
    const cells = row.childNodes.filter((cell): cell is Element => "tagName" in cell);
    const texts = cells.map((cell) => {
      const from = lines.length;
      readBlock(cell, { mark: { text: "" }, prefix: "", heading: place.heading });
      return lines
        .slice(from)
        .map(({ text }) => text)
        .join(" ");
    });
    explained = lines.splice(before).flatMap((line) => line.explained);
    run = `| ${texts.join(" | ")} |`;
    endLine(place);
  }

  /** A term, a colon, and its meaning are one line. */
  function readDefinition(element: Element, place: Place): void {
    if (element.tagName === "dt") endLine(place);
    readChildren(element, place);
    if (element.tagName === "dt") run = `${run.trim()}: `;
    else endLine(place);
  }

  function readLabels(element: Element): void {
    const isCount = /^(?:group|status)$/.test(attribute(element, "role") ?? "");
    for (const name of LABELS) {
      const value = attribute(element, name);
      const kind = name === "placeholder" ? "in the field" : "label";
      // "Slide 2 of 5" counts what the page shows.
      if (value) run += ` (${kind}: ${isCount ? value.replace(/\d+/g, "n") : value}) `;
    }
  }
}

function placeIn(element: Element, { prefix, mark, heading }: Place): Place {
  const { tagName } = element;
  const own = markOf(element);
  const isFrame = /^(?:header|footer)$/.test(tagName) && !isInMain(element);
  const frame = tagName === "header" ? "the top bar" : "the footer";
  // In a list of dated entries, the day stands above the title, and in a slide the picture.
  const isPart = /^(?:li|article)$/.test(tagName) || attribute(element, "role") === "group";
  const title = isPart ? onlyHeadingIn(element) : "";
  const isNotice = attribute(element, "role") === "note";
  return {
    mark: own ? { text: own, outer: mark } : mark,
    prefix: prefix + (tagName === "blockquote" ? "> " : "") + (isNotice ? "NOTICE: " : ""),
    heading: title || (isFrame ? frame : heading),
  };
}

function markOf({ tagName, parentNode }: Element): string {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level) return `${"#".repeat(Number(level))} `;
  if (tagName === "li") return parentNode?.nodeName === "ol" ? "1. " : "- ";
  return /^(?:button|summary)$/.test(tagName) ? "Button: " : "";
}

/** The marks before a line; the next one has blanks instead. */
function spend(mark: Mark): string {
  const outer = mark.outer ? spend(mark.outer) : "";
  const text = outer + mark.text;
  mark.text = /^[#B]/.test(mark.text) ? "" : mark.text.replace(/\S/g, " ");
  return text;
}

function isInMain(element: Element): boolean {
  const { parentNode } = element;
  if (!parentNode || !("tagName" in parentNode)) return false;
  return parentNode.tagName === "main" || isInMain(parentNode);
}

function onlyHeadingIn(element: Element): string {
  const [heading, ...more] = [...elementsIn(element)].filter(isHeading);
  return heading && more.length === 0 ? explanationIn(heading) : "";
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** The words of an element, without the links back from a note, and those of the element that describes it. */
function explanationIn(node: Node, byId?: ReadonlyMap<string | undefined, Element>): string {
  const description = byId?.get(("tagName" in node && attribute(node, "aria-describedby")) || "");
  const read = (each: Node): string => {
    if (each.nodeName === "#text" && "value" in each) return each.value;
    if (!("childNodes" in each) || (each !== node && isLinkInPage(each))) return "";
    const text = each.childNodes.map(read).join("");
    return each.nodeName in INLINE ? text : ` ${text} `;
  };
  const words = `${read(node)} ${description ? read(description) : ""}`;
  return collapse(words).replace(/ (?=[.,;:!?])/g, "");
}

function isLinkInPage(node: Node): boolean {
  return "tagName" in node && node.tagName === "a" && /^#/.test(attribute(node, "href") ?? "");
}

/** The raised number behind a sentence, which leads to a note on the same page. */
function isNoteMark(element: Element): boolean {
  return isLinkInPage(element) && element.parentNode?.nodeName === "sup";
}

/** Its description, its file, and the words of the drawing that it shows; phones may get another one. */
function imageText(image: Element, drawings: DrawingWords): string {
  const wordsOf = (name: string) => (drawings.get(name) ?? []).map((line) => ` “${line}”`).join("");
  const file = (attribute(image, "src") ?? "").replace(/^.*\//, "");
  const sources = image.parentNode?.nodeName === "picture" ? image.parentNode.childNodes : [];
  const others = sources.flatMap((source) => {
    const name =
      "tagName" in source ? attribute(source, "srcset")?.replace(/^.*\//, "") : undefined;
    const words = wordsOf(name ?? "");
    return words && words !== wordsOf(file) ? [` in ${name}:${words}`] : [];
  });
  return ` ![${attribute(image, "alt") ?? ""}](${file})${wordsOf(file)}${others.join("")} `;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // "%E0%A4%A" cannot be decoded, and names nothing.
    return text;
  }
}

/** Every text node of the body by its place among them, as a browser counts them (`NodeFilter.SHOW_TEXT`). */
function indexTexts(body: Element): Map<Node, number> {
  const indexes = new Map<Node, number>();
  const add = (node: Node): void => {
    if (node.nodeName === "#text") indexes.set(node, indexes.size);
    else if ("childNodes" in node) node.childNodes.forEach(add);
  };
  add(body);
  return indexes;
}

/** Without the marks around words that cannot be seen. */
function plain(text: string): string {
  return collapse(text.replace(/\ue002[^\ue003]*\ue003|\ue001/g, ""));
}

/** "Two words (not in print)"; where only a part cannot be seen, "Two {words} (not in print)". */
function markUnseen(text: string): string {
  // What stands beside each other and is hidden in the same views is one part.
  const joined = text.replace(
    /\ue002([^\ue003]*)\ue003(?=([^\p{L}\p{N}\ue001]*)\ue001[^\ue002]*\ue002\1\ue003)/gu,
    "\ue004",
  );
  const parts = joined.replace(/\ue004([^\ue001]*)\ue001/g, "$1");
  const whole =
    /^[^\p{L}\p{N}\ue001]*\ue001[^\ue002]*\ue002([^\ue003]*)\ue003[^\p{L}\p{N}]*$/u.exec(parts);
  if (whole) return `${plain(parts)} (${whole[1]})`;
  return parts.replace(/\ue001([^\ue002]*)\ue002([^\ue003]*)\ue003/g, "{$1} ($2)");
}
