// Reads the body of a page as lines, one for each block that people read, hear or follow.
import { unescape } from "node:querystring";

import { slug } from "../../../schema/ids";
import {
  attribute,
  collapse,
  elementsIn,
  type Element,
  type Node,
  type Template,
} from "../../markup/html-tree";
import { tidyRuns, type SiteLine, type Run } from "./record";

const BLOCK =
  /^(?:address|article|aside|blockquote|body|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|noscript|ol|p|pre|section|summary|table|tbody|template|tfoot|thead|tr|ul)$/;
const SILENT = /^(?:script|style|source)$/;
const MARK_TAGS: Record<string, string> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em", code: "code" },
  ...{ del: "del", s: "del", strike: "del", sup: "raised", sub: "lowered" },
};
const LABEL_ATTRIBUTES = ["aria-label", "aria-description", "title", "placeholder"];

interface BodyPlace extends Pick<SiteLine, "kind" | "name" | "region" | "within"> {
  heading: string;
  run: Omit<Run, "text" | "node">;
}

/** Reads a body. @param elements of the whole page @param nodes the place of each text node */
export function readBody(
  body: Element,
  elements: Element[],
  nodes: ReadonlyMap<Node, number>,
): SiteLine[] {
  const byId = new Map(elements.map((element) => [attribute(element, "id"), element]));
  const targetOf = (link: Element) => byId.get(unescape(attribute(link, "href")?.slice(1) ?? ""));
  // Don't take what contains a mark for a note, because it would be read at that mark only.
  const notes = new Set(
    elements
      .filter(isNoteMark)
      .map(targetOf)
      .filter((note) => note && ![...elementsIn(note)].some(isNoteMark)),
  );
  const lines: SiteLine[] = [];
  let heading = "";
  let runs: Run[] = [];

  const start = { kind: "paragraph", name: "", region: "", within: [], heading: "" } as const;
  readBlock(body, { ...start, within: [], run: {} });
  return lines;

  function readBlock(element: Element, place: BodyPlace): void {
    endLine(place);
    const inside = placeIn(element, place);
    readLabels(element, inside);
    if (runs.length > 0) endLine({ ...inside, kind: "label" });
    readChildren(element, inside);
    if (isHeading(element)) heading = "";
    endLine(inside);
    if (isHeading(element) && element.tagName !== "h1") heading = wordsOfNode(element);
  }

  function endLine({ run: _, heading: own, ...place }: BodyPlace): void {
    const said = collapse(runs.map(({ role, text }) => (role === "label" ? "" : text)).join(""));
    // Don't repeat the name of a link that the line says in the same words.
    const heard = runs.filter(
      ({ role, text }) => role !== "label" || !said.includes(collapse(text)) || !text.trim(),
    );
    const tidy = tidyRuns(heard);
    if (tidy.length > 0)
      lines.push({ ...place, runs: tidy, heading: place.region ? "" : own || heading });
    runs = [];
  }

  function readChildren(element: Element | Template, place: BodyPlace): void {
    const { childNodes: children } = "content" in element ? element.content : element;
    for (const [index, child] of children.entries()) {
      const before = children[index - 1];
      // Don't join the words of adjacent elements, such as a number and its label, because styles separate them.
      if ("tagName" in child && before && "tagName" in before && !/^su[bp]$/.test(child.tagName))
        runs.push({ ...place.run, text: " " });
      readNode(child, place);
    }
  }

  function readNode(node: Node, place: BodyPlace): void {
    if (node.nodeName === "#text" && "value" in node)
      runs.push({ ...place.run, text: node.value, node: nodes.get(node) });
    if (!("tagName" in node) || SILENT.test(node.tagName) || notes.has(node)) return;
    // Don't end a line in a cell, because its row is one.
    if (place.kind === "row") readCell(node, place);
    else if (/^d[td]$/.test(node.tagName)) readDefinition(node, place);
    else if (BLOCK.test(node.tagName)) readBlock(node, place);
    else readInline(node, place);
  }

  function readCell(element: Element, place: BodyPlace): void {
    const isNext = /^t[dh]$/.test(element.tagName) && runs.some(({ text }) => text.trim());
    if (isNext) runs.push({ text: " " }, { text: "|", role: "rule" });
    if (isNext || BLOCK.test(element.tagName)) runs.push({ text: " " });
    readInline(element, place);
  }

  function readInline(element: Element, place: BodyPlace): void {
    const { tagName } = element;
    const { run } = place;
    const target = isLinkInPage(element) ? targetOf(element) : undefined;
    if (isNoteMark(element) && target && notes.has(target)) return readNote(target, place);
    // Don't read the way back from a note.
    if (run.role === "note" && target && isNoteMark(target)) return;
    const valueOf = (name: string) => attribute(element, name) ?? "";
    const mark = MARK_TAGS[tagName];
    const marks = mark ? [...new Set([...(run.marks?.split(" ") ?? []), mark])] : undefined;
    const own = marks ? { ...run, marks: marks.toSorted().join(" ") } : run;
    const inside = { ...place, run: { ...own, ...linkOf(element) } };
    readLabels(element, inside);
    const file = [run.link, valueOf("src").replace(/^\/assets\//, "")].filter(Boolean).join(" ");
    if (tagName === "img") add(valueOf("alt"), { ...run, role: "description", link: file });
    if (/^(?:input|meter|progress|data|param)$/.test(tagName))
      add(valueOf("value"), { ...run, role: "value" });
    if (tagName === "br") runs.push({ text: " " });
    readChildren(element, inside);
    if (/^(?:text|title|desc|option)$/.test(tagName)) runs.push({ text: " " });
  }

  /** Adds text that stands beside the words of the line. */
  function add(text: string, run: Omit<Run, "text">): void {
    if (collapse(text)) runs.push({ text: " " }, { ...run, text: collapse(text) }, { text: " " });
  }

  function readNote(note: Element, place: BodyPlace): void {
    runs.push({ text: " " });
    // Don't end the line at a paragraph of the note.
    readChildren(note, { ...place, kind: "row", run: { role: "note" } });
    runs.push({ text: " " });
  }

  function linkOf(element: Element): Pick<Run, "link" | "isExplained"> | undefined {
    const href = element.tagName === "a" ? attribute(element, "href") : undefined;
    if (href === undefined) return undefined;
    const target = href.startsWith("#") ? targetOf(element) : undefined;
    const heading = target && [...elementsIn(target)].find(isHeading);
    // Don't follow a list of contents, because the addresses of headings follow from their words.
    if (target?.tagName === "main" || (heading && wordsOfNode(heading) === wordsOfNode(element)))
      return undefined;
    if (!target || heading) return { link: href };
    // Don't tell the address of an explanation that has the words of its link, because it follows from them.
    const isNamed = `-${attribute(target, "id")}-`.includes(`-${slug(wordsOfNode(element))}-`);
    return { link: isNamed ? undefined : href, isExplained: true };
  }

  /** Reads a term and its meaning as one line. */
  function readDefinition(element: Element, place: BodyPlace): void {
    if (element.tagName === "dt") endLine(place);
    readChildren(element, place);
    if (element.tagName === "dt") runs.push({ text: ":", role: "rule" }, { text: " " });
    else endLine(place);
  }

  function readLabels(element: Element, { run }: BodyPlace): void {
    const isCount = /^(?:group|status)$/.test(attribute(element, "role") ?? "");
    for (const name of LABEL_ATTRIBUTES) {
      const value = attribute(element, name) ?? "";
      // Don't read the numbers of "Slide 2 of 5", because they count what the page shows.
      add(isCount ? value.replace(/\d+/g, "n") : value, { ...run, role: "label" });
    }
  }
}

function placeIn(element: Element, place: BodyPlace): BodyPlace {
  const { tagName } = element;
  const isFrame = /^(?:header|footer)$/.test(tagName) && !isInMain(element);
  const region = tagName === "header" ? "the top bar" : "the footer";
  // Don't take the heading above an entry or a slide, because its day or picture may stand above its own.
  const isPart = /^(?:li|article)$/.test(tagName) || attribute(element, "role") === "group";
  const within: [isIt: boolean, SiteLine["within"][number]][] = [
    [attribute(element, "role") === "note", "notice"],
    [tagName === "blockquote", "quotation"],
    [tagName === "noscript", "fallback"],
    [tagName === "template", "template"],
  ];
  return {
    ...place,
    ...kindOfElement(element, place),
    region: isFrame ? region : place.region,
    heading: (isPart && onlyHeadingIn(element)) || place.heading,
    within: [
      ...new Set([...place.within, ...within.flatMap(([isIt, name]) => (isIt ? name : []))]),
    ],
  };
}

function kindOfElement(
  { tagName, parentNode }: Element,
  place: BodyPlace,
): Pick<SiteLine, "kind" | "name"> {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level) return { kind: "heading", name: level };
  if (tagName === "li")
    return { kind: "entry", name: parentNode?.nodeName === "ol" ? "numbered" : "" };
  if (tagName === "tr") return { kind: "row", name: "" };
  if (/^(?:button|summary)$/.test(tagName)) return { kind: "button", name: "" };
  return place;
}

function isInMain(element: Element): boolean {
  const { parentNode } = element;
  if (!parentNode || !("tagName" in parentNode)) return false;
  return parentNode.tagName === "main" || isInMain(parentNode);
}

function onlyHeadingIn(element: Element): string {
  const [heading, ...more] = [...elementsIn(element)].filter(isHeading);
  return heading && more.length === 0 ? wordsOfNode(heading) : "";
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** Reads the words of an element, without the links back from a note. */
function wordsOfNode(node: Node): string {
  const read = (each: Node): string => {
    if (each.nodeName === "#text" && "value" in each) return each.value;
    const isBack = each !== node && "tagName" in each && isLinkInPage(each);
    if (!("childNodes" in each) || isBack) return "";
    const text = each.childNodes.map(read).join("");
    return each.nodeName in MARK_TAGS || each.nodeName === "span" ? text : ` ${text} `;
  };
  return collapse(read(node)).replace(/ (?=[.,;:!?])/g, "");
}

function isLinkInPage(element: Element): boolean {
  return element.tagName === "a" && /^#/.test(attribute(element, "href") ?? "");
}

/** Tells whether a raised number leads to a note on the same page. */
function isNoteMark(element: Element): boolean {
  return isLinkInPage(element) && element.parentNode?.nodeName === "sup";
}
