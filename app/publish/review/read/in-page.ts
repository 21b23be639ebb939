// Runs in a page before its accessibility tree is read: finds what the tree lacks, and lets the tree tell the rest.
import type { LineKind } from "./line";

/** Stand-ins for what the tree drops; a page's own are replaced first. */
export const STAND_INS = {
  space: "\u{10fff0}",
  softHyphen: "\u{10fff1}",
  zeroWidthSpace: "\u{10fff2}",
  byteOrderMark: "\u{10fff3}",
  /** Names an element, so that the tree tells its parts instead of one string. */
  unnamed: "\u{10fff4}",
  footnote: "\u{10fff5}",
  withoutScripts: "\u{10fff6}",
};

export interface PageFacts {
  lines: { kind: LineKind; text: string; name: string }[];
  /** The texts that a visitor can see, which the tree must tell too. */
  visible: string[];
  /** Kinds of elements with their classes: pages of equal shapes differ in words only. */
  shapes: string[];
  /** Elements that show another document. */
  embedded: string[];
}

/** Prepares the open page, and returns what its tree will not tell. */
export function preparePage(standIns: typeof STAND_INS): PageFacts {
  const facts: PageFacts = { lines: [], visible: [], shapes: [], embedded: [] };
  const roots: (Document | ShadowRoot)[] = [document];
  const all: Element[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll("*")) {
      all.push(element);
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  for (const element of all) {
    readElement(element);
    for (const { name, value } of element.attributes) readAttribute(element, name, value);
  }
  for (const sheet of document.styleSheets) readRules(sheet.cssRules, "");
  openAll();
  moveFootnotes();
  const texts = roots
    .flatMap((root) => textsIn(root === document ? document.body : root))
    .filter((text) => text.data.trim() || isRendered(text));
  for (const text of texts) readText(text);
  separateBoxes();
  for (const text of texts) text.data = encode(text.data);
  for (const element of document.querySelectorAll("h1,h2,h3,h4,h5,h6,a[href],button,td,th"))
    if (!element.matches("[aria-label], [aria-labelledby]"))
      element.setAttribute("aria-label", standIns.unnamed);
  return facts;

  function add(kind: LineKind, text: string | null, name = ""): void {
    const plain = text?.replace(/\s+/g, " ").trim();
    if (plain) facts.lines.push({ kind, text: plain, name });
  }

  function readElement(element: Element): void {
    const tag = element.localName;
    const valueOf = (name: string) => element.getAttribute(name) ?? "";
    const name = (valueOf("name") || valueOf("property") || valueOf("http-equiv")).toLowerCase();
    const metas: Record<string, LineKind> = {
      description: "description",
      "x-refresh": "refresh",
      "content-security-policy": "policy",
      robots: "address",
    };
    if (tag === "title" && element.parentElement === document.head) add("title", document.title);
    if (tag === "meta") add(metas[name] ?? "setting", valueOf("content"), metas[name] ? "" : name);
    if (tag === "link" && valueOf("rel") === "canonical") add("address", valueOf("href"));
    else if (/^(?:link|base)$/.test(tag)) add("setting", valueOf("href"), valueOf("rel") || tag);
    if (tag === "script" && valueOf("type").endsWith("json")) add("data", element.textContent);
    else if (tag === "script") add("script", valueOf("src") || element.textContent);
    if (element instanceof HTMLTemplateElement) add("unseen", element.content.textContent);
    if (/^(?:iframe|frame|object|embed|fencedframe)$/.test(tag))
      facts.embedded.push(element.outerHTML.replace(/>[^]*/, ">"));
    const names = valueOf("class").replace(/__[0-9a-z]{6,10}(?![\w-])/g, "");
    if (!element.closest("head")) facts.shapes.push(`${tag}.${names}`);
  }

  function readAttribute(element: Element, name: string, value: string): void {
    const tag = element.localName;
    if (name === "lang") add("language", value, tag);
    if (name === "style") add("style", value, `<${tag}>`);
    if (name.startsWith("on")) add("script", value, name);
    if (/^(?:form)?action$/.test(name)) add("link", value);
    if (element.closest("head")) return;
    if (/^(?:title|placeholder|aria-description)$/.test(name)) add("tooltip", value);
    const isMedia = /^(?:img|source|image|video|audio|track|input)$/.test(tag);
    if (isMedia && /^(?:src|srcset|href|poster)$/.test(name)) add("picture", value);
    // The tree leaves out names of more than 900 characters.
    if (/^(?:alt|aria-label)$/.test(name) && value.length > 800) add("alt", value);
    if (/^(?:alt|aria-label|title|placeholder|value)$/.test(name))
      element.setAttribute(name, encode(value));
  }

  function readRules(rules: CSSRuleList, condition: string): void {
    for (const rule of rules) {
      const isGroup = rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);
      const head = rule.cssText.replace(/\{[^]*/, "").trim();
      if (isGroup) readRules(rule.cssRules, `${condition}${head} › `);
      // A new style moves the counters of vanilla-extract.
      else
        add("style", condition + rule.cssText.replace(/(?<=[\w-])__[0-9a-z]{6,10}(?![\w-])/g, ""));
    }
  }

  /** Opens all that a visitor can open, and shows the tree what only eyes see. */
  function openAll(): void {
    for (const element of all) {
      element.removeAttribute("popover");
      if (element.getAttribute("aria-hidden") === "true") element.removeAttribute("aria-hidden");
      if (element.matches("details, dialog")) element.setAttribute("open", "");
      if (element.localName !== "noscript" || element.closest("head")) continue;
      element.replaceWith(groupOf(standIns.withoutScripts, [...element.childNodes]));
    }
  }

  function groupOf(label: string, nodes: Node[]): HTMLElement {
    const group = document.createElement("span");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", label);
    group.append(...nodes);
    return group;
  }

  /** Moves footnotes to their marks. */
  function moveFootnotes(): void {
    const marks = [...document.querySelectorAll<HTMLAnchorElement>("sup a[href^='#']")];
    const linksIn = (note: Element) => [
      ...note.querySelectorAll<HTMLAnchorElement>("a[href^='#']"),
    ];
    const targetOf = ({ hash }: HTMLAnchorElement) =>
      all.find(({ id }) => id !== "" && hash === new URL(`#${id}`, location.href).hash);
    const found = marks.flatMap((mark) => {
      const note = targetOf(mark);
      const isNote = note && !note.contains(mark);
      return isNote && linksIn(note).some((link) => targetOf(link) === mark) ? { mark, note } : [];
    });
    for (const note of new Set(found.map((each) => each.note)))
      for (const link of linksIn(note))
        if (marks.some((mark) => mark === targetOf(link))) link.remove();
    for (const { mark, note } of found) {
      const nodes = [...note.childNodes].map((node) => node.cloneNode(true));
      (mark.closest("sup") ?? mark).replaceWith(groupOf(standIns.footnote, nodes));
    }
    for (const { note } of found) note.remove();
  }

  function textsIn(root: Node): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && !node.parentElement?.closest("script, style, head"))
        found.push(node);
    return found;
  }

  function isRendered(text: Text): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects().length > 0;
  }

  function readText({ data, parentElement }: Text): void {
    if (!data.trim()) return;
    if (parentElement?.checkVisibility({ visibilityProperty: true }) ?? true)
      facts.visible.push(encode(data));
    else add("unseen", data);
  }

  /** Puts a space at the edges of each box, because styles separate boxes without one. */
  function separateBoxes(): void {
    for (const element of all) {
      if (element.localName === "br") element.replaceWith(standIns.space);
      const isDrawn = /^(?:text|tspan|title|desc)$/.test(element.localName);
      const isInline = /^(?:inline|contents|none)$/.test(getComputedStyle(element).display);
      if ((isInline && !isDrawn) || /^su[bp]$/.test(element.localName)) continue;
      const inside = textsIn(element).filter(({ data }) => data.trim());
      inside.at(0)?.insertData(0, " ");
      inside.at(-1)?.appendData(" ");
    }
  }

  function encode(text: string): string {
    return text
      .replace(/[\u{10fff0}-\u{10fff6}]/gu, "\ufffd")
      .replaceAll("\u00ad", standIns.softHyphen)
      .replaceAll("\u200b", standIns.zeroWidthSpace)
      .replaceAll("\ufeff", standIns.byteOrderMark)
      .replace(/^\s+|\s+$/g, standIns.space);
  }
}
