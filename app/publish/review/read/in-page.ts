// What runs in a page cannot import anything.
import type { Line, LineKind, Region } from "./line";

export interface PageFacts {
  lines: Line[];
  /** Elements that show another document. */
  embedded: string[];
}

type Context = Pick<Line, "kind" | "within" | "heading">;

/** Opens all that a visitor can open, and reads what the page says, in its order. */
export function readFacts(): PageFacts {
  /** Elements and roles that begin a line. */
  const blocks = new Set(
    `address article aside blockquote button caption dd details dialog dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hr img legend li main nav note ol option p pre section
    select status summary svg table td textarea th tr ul`.split(/\s+/),
  );
  const regions: Record<string, Region> = {
    note: "notice",
    blockquote: "quotation",
    header: "top bar",
    aside: "top bar",
    footer: "footer",
    noscript: "without scripts",
  };
  /** Elements that say something by an attribute, or by a text of their own. */
  const settings: [selector: string, kind: LineKind, attribute?: string][] = [
    ["svg title, svg desc", "alt"],
    ["title", "title"],
    ["meta[name=description i]", "description", "content"],
    ["meta[name=robots i]", "address", "content"],
    ["meta[http-equiv=refresh i]", "refresh", "content"],
    ["meta[http-equiv=content-security-policy i]", "policy", "content"],
    ["meta", "setting", "content"],
    ["link[rel=canonical i]", "address", "href"],
    ["link, base", "setting", "href"],
    ["script[type$=json i]", "data"],
    ["script[src]", "script", "src"],
    ["script", "script"],
    ["template", "unseen"],
  ];
  const attributes: Record<string, LineKind> = {
    title: "tooltip",
    placeholder: "tooltip",
    alt: "alt",
    "aria-label": "label",
    value: "text",
    start: "text",
    action: "link",
    src: "picture",
    srcset: "picture",
  };
  const kinds: Record<string, LineKind> = { li: "entry", button: "button" };
  const digits: Record<string, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };
  const noPlace: Context = { kind: "text", within: [], heading: "" };
  const lines: Line[] = [];
  const embedded: string[] = [];
  /** The words of the open line, and all words. */
  let words = "";
  let said = "";
  let heading = "";
  /** The first words of the open row or definition. */
  let rowOrTerm = "";
  let asides: (() => void)[] = [];
  const footnotesRead = new Set<Element>();
  /** Footnotes by their references, and the links from one to the other. */
  const footnotes = new Map<Element, Element>();
  const footnoteLinks = new Set<Element>();

  for (const element of document.querySelectorAll("details, dialog, [popover]")) {
    element.removeAttribute("popover");
    if (element.matches("details, dialog")) element.setAttribute("open", "");
  }
  findFootnotes();
  readElement(document.documentElement, noPlace);
  endLine(noPlace);
  // The accessibility tree, which is read next, must not have them.
  for (const link of footnoteLinks) link.remove();
  return { lines, embedded };

  function add(kind: LineKind, raw: string, context = noPlace, name = ""): void {
    const text = collapse(raw);
    const isFrame = context.within.includes("top bar") || context.within.includes("footer");
    const above = isFrame || context === noPlace ? "" : context.heading || heading;
    const line = { text, kind, heading: above, within: context.within };
    if (text) lines.push(name ? { ...line, name } : line);
  }

  /** JavaScript counts U+FEFF among spaces. */
  function collapse(text: string): string {
    return text.replace(/[^\S\ufeff]+/g, " ").replace(/^ | $/g, "");
  }

  function say(text: string): void {
    words += text;
    said += text;
  }

  function endLine(context: Context): void {
    add(context.kind, words, context);
    words = "";
    said += " ";
    const waiting = asides;
    asides = [];
    for (const aside of waiting) aside();
  }

  function readElement(element: Element, context: Context): void {
    const footnote = footnotes.get(element);
    if (footnote && !context.within.includes("footnote")) return readFootnote(footnote, context);
    if (footnoteLinks.has(element) || footnotesRead.has(element) || readSetting(element)) return;
    const tag = element.localName;
    const role = element.getAttribute("role") || tag;
    const isBlock = blocks.has(role);
    const isHeading = /^h\d$/.test(tag);
    const isCell = /^t[dh]$/.test(tag);
    if (isBlock) endLine(context);
    if (/^(?:tr|dt)$/.test(tag)) rowOrTerm = "";
    const headingOutside = heading;
    if (tag === "li") heading = element.querySelector("h2, h3, h4")?.textContent ?? heading;
    if (isHeading) heading = "";
    const isInCell = isCell || context.kind === "cell";
    const kindOutsideCells = isHeading ? "heading" : (kinds[role] ?? context.kind);
    const kind = isInCell ? "cell" : kindOutsideCells;
    const isInner = element.matches(
      ":is(article, main, nav, section) :is(aside, header, footer):not([role])",
    );
    const region = isInner ? undefined : regions[role];
    const within = region ? [...context.within, region] : context.within;
    const above = isInCell || tag === "dd" ? rowOrTerm : context.heading;
    const inside: Context = { kind, within, heading: above };
    readAttributes(element, inside);
    if (isBlock) endLine(inside);
    const from = said.length;
    readWords(element, inside);
    if (isBlock) endLine(inside);
    const inner = collapse(said.slice(from));
    if (isCell || tag === "dt") rowOrTerm ||= inner;
    if (isHeading && tag !== "h1") heading = inner;
    if (tag === "li") heading = headingOutside;
    if (/^(?:del|s)$/.test(tag)) asides.push(() => add("struck", inner, inside));
    const href = /^(?:a|area)$/.test(tag) ? element.getAttribute("href") : null;
    const name = element.getAttribute("aria-label") ?? inner;
    if (href?.startsWith("#")) asides.push(() => add("part", href, context, name));
    else if (href) asides.push(() => add("link", href, context, inner));
  }

  function readWords(element: Element, context: Context): void {
    const { display, visibility } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const isRendered = [element, range].some((each) => each.getClientRects().length > 0);
    const isVisible = isRendered && visibility === "visible";
    const isInline = /^(?:inline|contents|none)$/.test(display);
    const isBox = isInline ? element.matches("br, text, tspan") : !element.matches("sup, sub");
    const raised = digits[element.closest("sup, sub")?.localName ?? ""];
    const raise = (digit: string) => raised?.charAt(Number(digit)) ?? digit;
    // Styles separate boxes without a space.
    const edge = isBox ? " " : "";
    if (element.matches("[type=checkbox]")) say(element.matches(":checked") ? "☑" : "☐");
    say(edge + drawnBy("::before"));
    for (const node of element.childNodes)
      if (node instanceof Element) readElement(node, context);
      else if (node instanceof Text && isVisible) say(node.data.replace(/\d/g, raise));
      else if (node instanceof Text) asides.push(() => add("unseen", node.data, context));
    say(drawnBy("::after") + edge);

    function drawnBy(pseudo: string): string {
      if (!isVisible) return "";
      const texts = getComputedStyle(element, pseudo).content.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
      return texts.map((text) => text.slice(1, -1).replace(/\\(.)/g, "$1")).join("");
    }
  }

  /** Reads a footnote after the sentence that has its reference. */
  function readFootnote(footnote: Element, context: Context): void {
    footnotesRead.add(footnote);
    const inside: Context = { ...context, kind: "text", within: [...context.within, "footnote"] };
    const read = () => {
      readWords(footnote, inside);
      endLine(inside);
    };
    if (!/[.!?:;]\s*$/.test(words)) return void asides.push(read);
    endLine(context);
    read();
  }

  function findFootnotes(): void {
    const references = document.querySelectorAll<HTMLAnchorElement>("[data-footnote-ref]");
    for (const reference of references) {
      const footnote = document.getElementById(decodeURIComponent(reference.hash.slice(1)));
      // Other words are read.
      const isNumber = /^\[\d+\]$/.test(reference.textContent ?? "");
      if (!footnote || footnote.contains(reference) || !isNumber) continue;
      footnotes.set(reference, footnote);
      footnoteLinks.add(reference);
      for (const link of footnote.querySelectorAll("a[href^='#']"))
        if (/^↩\ufe0e?\d*$/.test(link.textContent ?? "")) footnoteLinks.add(link);
    }
  }

  /** Reads what is no part of the words around it, and tells whether there was such a thing. */
  function readSetting(element: Element): boolean {
    const tag = element.localName;
    const valueOf = (attribute: string) => element.getAttribute(attribute) ?? "";
    const isEmbedded = /^(?:iframe|frame|object|embed|fencedframe)$/.test(tag);
    if (isEmbedded) embedded.push(element.outerHTML.replace(/>[^]*/, ">"));
    if ("sheet" in element && element.sheet instanceof CSSStyleSheet)
      readRules(element.sheet.cssRules, "");
    const setting = settings.find(([selector]) => element.matches(selector));
    if (!setting) return isEmbedded || tag === "style";
    const [, kind, attribute] = setting;
    const name = ["name", "property", "http-equiv", "rel"].map(valueOf).find(Boolean) ?? tag;
    const { textContent } = element instanceof HTMLTemplateElement ? element.content : element;
    const text = attribute ? valueOf(attribute) : (textContent ?? "");
    add(kind, text, noPlace, kind === "setting" ? name.toLowerCase() : "");
    return true;
  }

  function readAttributes(element: Element, context: Context): void {
    const tag = element.localName;
    for (const { name, value } of element.attributes) {
      const kind = tag === "image" && name.endsWith("href") ? "picture" : attributes[name];
      if (kind) asides.push(() => add(kind, value, context));
      if (name === "lang") add("language", value, noPlace, tag);
      if (name === "style") add("style", value, noPlace, `<${tag}>`);
      if (name.startsWith("on")) add("script", value, noPlace, name);
    }
  }

  function readRules(rules: CSSRuleList, condition: string): void {
    for (const rule of rules) {
      const isGroup = rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);
      const head = rule.cssText.replace(/\{[^]*/, "").trim();
      if (isGroup) readRules(rule.cssRules, `${condition}${head} › `);
      else add("style", condition + rule.cssText);
    }
  }
}
