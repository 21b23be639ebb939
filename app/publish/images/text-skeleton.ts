// Draws the texts of a drawing alone, for usvg: each in its own coordinates, in the order of the file.
import type { XastElement, XastParent } from "svgo";

import { escapeMarkup } from "../markup/escape";
import { findFamily, hasGlyph, heightOf } from "./fonts";
import { findUnclearRules } from "./style-rules";
import { readLayout, TEXT_PROPERTY, type Values } from "./text-layout";

export type Node = XastParent["children"][number];

/** What cannot be drawn. */
export interface Fault {
  text: XastElement;
  kind: "font" | "character" | "layout";
  /** A character; or the rest of a sentence that begins with the text. */
  found: string;
}

/** In spaced words: a letter that fonts would join with the next one, and the last one, which would get no space. */
const JOINING = /[fT](?=[a-z])|[^\s;](?=\s*$)/g;
/** Keeps two letters apart, and takes no room. */
const APART = '$&<tspan letter-spacing="0">\u200c</tspan>';

export function isWords(node: Node): node is Extract<Node, { type: "text" | "cdata" }> {
  return node.type === "text" || node.type === "cdata";
}

/** Elements of texts, and their words, in the order of the file. The place of one in this list is its number. */
export function partsOf({ children }: XastParent, isInText = false): Node[] {
  return children.flatMap((node) => {
    if (node.type !== "element") return isInText && isWords(node) ? [node] : [];
    const isPart = node.name === "text" || (isInText && /^(?:tspan|textPath)$/.test(node.name));
    return [...(isPart ? [node] : []), ...partsOf(node, isInText || isPart)];
  });
}

/**
 * The texts of a drawing as markup. The color of an element and of words is their number plus one; the gradient on the edge
 * of a text shows its box, to which gradients and filters of the drawing may refer.
 * @param styled the drawing; each element has in its `style` what the rules of style sheets set
 * @param css the style sheets
 */
export function drawSkeleton(styled: XastParent, css: string): { markup: string; faults: Fault[] } {
  const numbers = new Map(partsOf(styled).map((part, number) => [part, number]));
  const faults: Fault[] = [];
  const ways = new Map<string, string>();
  const svg = styled.children.find((node) => node.type === "element");
  if (!svg) return { markup: "", faults };

  function draw(node: Node, outer: Values, isNested: boolean, text?: XastElement): string {
    if (node.type !== "element") return text ? drawWords(node, outer, text, "") : "";
    const number = numbers.get(node);
    const whole = text ?? (number === undefined ? undefined : node);
    const layout = readLayout(node, outer, number !== undefined, isNested);
    const { values } = layout;
    const markup = shift(layout.markup, values);
    const [first, ...others] = node.children;
    const isPlain = others.length === 0 && first !== undefined && isWords(first);
    if (text && number === undefined) layout.wrong.push(...wrongIn(node));
    const id = idIn(node);
    const target = id && /^(?:set|animate)/.test(node.name) ? findElement(styled, id) : undefined;
    if (target && numbers.has(target) && TEXT_PROPERTY.test(node.attributes["attributeName"] ?? ""))
      faults.push({ text: target, kind: "layout", found: ANIMATED });
    // usvg finds these only right around words.
    const [, lost] = /( textLength| text-decoration)=/.exec(markup) ?? [];
    if (lost && !isPlain && (text ?? lost === " textLength"))
      layout.wrong.push(`has${lost} around a <tspan>, which cannot be drawn; delete it`);
    if (whole)
      for (const found of layout.wrong) faults.push({ text: whole, kind: "layout", found });
    if (text && layout.isHidden) return "";
    const box = text ? "" : ' stroke="url(#box)" stroke-width=".001"';
    const set = `${markup}${box}${node.name === "textPath" ? wayOf(node) : ""}`;
    if (number !== undefined && isPlain)
      return drawWords(first, values, whole ?? node, set, node.name);
    const isInner = isNested || (node !== svg && /^(?:svg|symbol|marker)$/.test(node.name));
    const inside = node.children.map((each) => draw(each, values, isInner, whole)).join("");
    if (number === undefined) return inside && `<g${markup}>${inside}</g>`;
    return `<${node.name}${set} fill="${colorOf(number)}">${inside}</${node.name}>`;
  }

  function drawWords(node: Node, values: Values, text: XastElement, set: string, name = "tspan") {
    const number = numbers.get(node);
    if (number === undefined || !isWords(node)) return "";
    const words = node.value.replace(/[\t\n\r]+/g, " ");
    const font = findFamily(values);
    const isFound = "family" in font;
    if (!isFound && words.trim()) faults.push({ text, kind: "font", found: font.wrong });
    for (const found of isFound ? words.normalize().replace(/\s/g, "") : "")
      if (!hasGlyph(found)) faults.push({ text, kind: "character", found });
    const isSpaced = /[1-9]/.test(values["letter-spacing"] ?? "");
    const inside = escapeMarkup(words).replace(isSpaced ? JOINING : /$^/, APART);
    const face = isFound ? ` font-family="${font.family}" font-weight="${font.weight}"` : "";
    const own = set.replace(/ font-(?:family|weight)="[^"]*"/g, "");
    return `<${name}${own}${face} fill="${colorOf(number)}">${inside}</${name}>`;
  }

  function wayOf(node: XastElement): string {
    const id = idIn(node);
    const { d = "", transform = "" } = findElement(svg ?? styled, id)?.attributes ?? {};
    const [name, data, place] = [id, d, transform].map(escapeMarkup);
    ways.set(id, `<path id="${name}" d="${data}" transform="${place}"/>`);
    return ` href="#${name}"`;
  }

  const body = draw(svg, {}, false);
  const [first, ...others] = numbers.keys();
  const isMixed = [first, ...others].some(
    (part) => part?.type === "element" && part.children.length > 1 && part.children.some(isWords),
  );
  if (first?.type === "element")
    for (const found of findUnclearRules(css, isMixed))
      faults.push({ text: first, kind: "layout", found });
  const { viewBox, width = "300", height = "150" } = svg.attributes;
  const [, , across = width, down = height] = viewBox?.trim().split(/[\s,]+/) ?? [];
  const box =
    '<linearGradient id="box"><stop/><stop offset="1" stop-color="red"/></linearGradient>';
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><defs>${box}${[...ways.values()].join("")}</defs>${body}</svg>`;
  return { markup, faults };
}

/** Browsers shift by half the height of the font, usvg by what the font advises. */
function shift(markup: string, values: Values): string {
  const font = findFamily(values);
  return markup.replace(/ baseline-shift="su(b|per)"/, (_, end) => {
    const ems = "family" in font ? heightOf(font.family) / 2 : 0;
    return ` baseline-shift="${end === "b" ? -ems : ems}em"`;
  });
}

/** The style sheets of a drawing; one for some visitors as its rule would be. */
export function cssIn({ children }: XastParent): string {
  return children
    .flatMap((node) => {
      if (node.type !== "element") return [];
      if (node.name !== "style") return cssIn(node);
      const css = node.children.map((child) => (isWords(child) ? child.value : "")).join("");
      const { media = "all" } = node.attributes;
      return media === "all" ? css : `@media ${media} {${css}}`;
    })
    .join("\n");
}

function colorOf(number: number): string {
  return `#${(number + 1).toString(16).padStart(6, "0")}`;
}

/** What is wrong with an element in a text that is no text: it may animate the paint of letters. */
function wrongIn({ name, attributes }: XastElement): string[] {
  const isPaint = !TEXT_PROPERTY.test(attributes["attributeName"] ?? "");
  if (/^(?:title|desc)$/.test(name) || (isPaint && /^(?:set|animate\w*)$/.test(name))) return [];
  return [`contains <${name}>, which cannot be drawn; write plain <text>`];
}

const ANIMATED =
  "is moved or set by an animation, which cannot be drawn; animate a group around it";

/** The element that an attribute refers to. */
function idIn({ attributes }: XastElement): string {
  return (attributes["href"] ?? attributes["xlink:href"] ?? "").replace(/^#/, "");
}

function findElement(parent: XastParent, id: string): XastElement | undefined {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    const found = child.attributes["id"] === id ? child : findElement(child, id);
    if (found) return found;
  }
  return undefined;
}
