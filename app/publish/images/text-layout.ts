// Writes the words of a drawing for usvg, and finds what browsers lay out differently.
import type { XastElement, XastRoot } from "svgo";

import { codePointLabel } from "../markup/characters";
import { escapeMarkup } from "../markup/escape";
import { findFamily, hasGlyph, heightOf } from "./fonts";
import {
  selectElements,
  isWords,
  listWords,
  type DrawingNode,
  type TextProblem,
  type Words,
} from "./svg-text";

type Values = Readonly<Record<string, string>>;

const PLACE_ATTRIBUTE = /^(?:[xy]|d[xy]|rotate|textLength|lengthAdjust|startOffset)$/;
/** The properties that lay out text; `READ` has those that usvg reads. */
export const LAYOUT =
  /^(?:side|path|inline-size|shape-inside|direction|unicode-bidi|font|(?:font|text|letter|word|writing|glyph|dominant|alignment|baseline)-(?!rendering|align|overflow|orientation|synthesis|decoration-[cst])[\w-]+)$/;
const READ =
  /^(?:font-(?:size|family|weight|style)|(?:letter|word)-spacing|text-(?:anchor|decoration)|(?:dominant|alignment)-baseline|baseline-shift)$/;
/** Values that usvg takes as browsers do. */
const VALUE =
  /^\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px|pt|pc|mm|cm|in|em|%)?[\s,]*)+$|^(?:normal|bold|italic|oblique|start|middle|end|none|underline|overline|line-through|auto|baseline|alphabetic|central|hanging|mathematical|text-(?:before|after)-edge|sub|super|spacing(?:AndGlyphs)?)$/;
const USUAL = /^(?:normal|none|auto|initial|inherit|0(?:px|em)?|100%|ltr|lr|lr-tb|horizontal-tb)$/;

const IN_TEXT = /^(?:tspan|textPath|title|desc|set|animate\w*)$/;

/** Letters of spaced words that would join the next one or get no space. */
const JOINING = /[fT](?=[a-z])|[^\s;](?=\s*$)/g;
const APART = '$&<tspan letter-spacing="0">\u200c</tspan>';

/** Shows the box of a text, as a gradient on its edge. */
const BOX = '<linearGradient id="box"><stop/><stop offset="1" stop-color="red"/></linearGradient>';

export function misdrawn(text: XastElement, what: string): TextProblem {
  const found = `${what}, which cannot be published as browsers show it`;
  return { text, found, fix: "leave it out, or convert the text to paths" };
}

/**
 * Writes words as an SVG, each text in its own coordinates, with its number plus one as color.
 * @param styled the drawing with its rules in the `style` of elements
 */
export function writeWords(styled: XastRoot): { markup: string; problems: TextProblem[] } {
  const numbers = new Map<DrawingNode, number>(
    listWords(styled).map((words, index) => [words, index]),
  );
  const problems: TextProblem[] = [];
  const [svg] = selectElements(styled, "svg");
  const animations = selectElements(styled, "animate,set").filter(animatesLayout);

  function write(node: DrawingNode, outer: Values, isNested: boolean, whole?: XastElement): string {
    if (isWords(node)) return whole ? setWords("tspan", "", node, outer, whole) : "";
    if (node.type !== "element") return "";
    const { name, attributes, children } = node;
    const text = whole ?? (name === "text" ? node : undefined);
    const { values, markup, wrong } = readLayout(node, outer, text !== undefined, isNested);
    const id = `#${attributes["id"]}`;
    if (animations.some((each) => children.includes(each) || readReference(each) === id))
      wrong.push("is laid out by an animation");
    if (whole && !IN_TEXT.test(name)) wrong.push(`contains <${name}>`);
    const [first] = children;
    const isPlain = children.length === 1 && first !== undefined && isWords(first);
    // Don't accept it elsewhere, because usvg reads it right around words only.
    if (!isPlain && markup.includes(" textLength=")) wrong.push("has textLength around <tspan>");
    if (text) problems.push(...wrong.map((what) => misdrawn(text, what)));
    if (whole && values["display"] === "none") return "";
    const edge = text && !whole ? ' stroke="url(#box)" stroke-width=".001"' : "";
    const way = name === "textPath" ? ` href="${escapeMarkup(readReference(node))}"` : "";
    const set = markup + edge + way;
    if (text && isPlain) return setWords(name, set, first, values, text);
    const isInner = isNested || (node !== svg && /^(?:svg|symbol|marker)$/.test(name));
    const inside = children.map((child) => write(child, values, isInner, text)).join("");
    const tag = text ? name : "g";
    return inside && `<${tag}${set}>${inside}</${tag}>`;
  }

  function setWords(tag: string, set: string, words: Words, values: Values, text: XastElement) {
    const { value } = words;
    const font = findFamily(values);
    if ("wrong" in font) {
      const fix = 'write font-family="{font.text}"';
      if (value.trim()) problems.push({ text, found: font.wrong, fix });
      return "";
    }
    const lacking = [...value.normalize().replace(/\s/g, "")].filter((each) => !hasGlyph(each));
    if (lacking.length > 0) problems.push(lackingGlyphs(text, lacking));
    const inside = escapeMarkup(value.replace(/[\t\n\r]+/g, " "));
    const isSpaced = /[1-9]/.test(values["letter-spacing"] ?? "");
    const color = `#${((numbers.get(words) ?? 0) + 1).toString(16).padStart(6, "0")}`;
    const face = `font-family="${font.family}" font-weight="${font.weight}" text-decoration="${values["text-decoration"] ?? "none"}"`;
    return `<${tag}${set} ${face} fill="${color}">${isSpaced ? inside.replace(JOINING, APART) : inside}</${tag}>`;
  }

  const body = svg ? write(svg, {}, false) : "";
  const { viewBox = "", width = "300", height = "150" } = svg?.attributes ?? {};
  const [, , across = width, down = height] = viewBox.trim().split(/[\s,]+/);
  const ways = selectElements(styled, "path[id]").map(({ attributes: { id, d, transform } }) => {
    const [name, data, place] = [id, d, transform].map((value = "") => escapeMarkup(value));
    return `<path id="${name}" d="${data}" transform="${place}"/>`;
  });
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><defs>${BOX}${ways.join("")}</defs>${body}</svg>`;
  return { markup, problems };
}

function animatesLayout({ attributes: { attributeName = "" } }: XastElement): boolean {
  return PLACE_ATTRIBUTE.test(attributeName) || LAYOUT.test(attributeName);
}

function lackingGlyphs(text: XastElement, lacking: readonly string[]): TextProblem {
  const [first = "", ...others] = new Set(lacking);
  const which =
    others.length === 0
      ? `the character "${first}" (${codePointLabel(first.codePointAt(0) ?? 0)})`
      : `"${[first, ...others].slice(0, 9).join("")}"`;
  const found = `has ${which}, which the fonts of the site lack`;
  return { text, found, fix: "write it in words, or draw it as a shape" };
}

export function readReference({ attributes }: XastElement): string {
  return attributes["href"] ?? attributes["xlink:href"] ?? "";
}

/** Reads the attributes of an element, and its `style` above them. */
function valuesOf({ attributes: { style = "", ...values } }: XastElement) {
  for (const [, written = "", all = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g)) {
    const name = written.toLowerCase();
    const value = all.replace(/\s*!important$/, "");
    const font = name === "font" ? FONT.exec(value)?.groups : undefined;
    if (font) {
      const { before = "", size = "", family = "" } = font;
      values["font-style"] = /italic|oblique/.exec(before)?.[0] ?? "normal";
      values["font-weight"] = /bold|\d+/.exec(before)?.[0] ?? "normal";
      Object.assign(values, { "font-size": size, "font-family": family });
    } else if (!PLACE_ATTRIBUTE.test(name)) values[name] = value;
  }
  return values;
}

const FONT =
  /^(?<before>(?:(?:normal|italic|oblique|bold|\d+)\s+)*)(?<size>[\d.]+[a-z%]+)(?:\s*\/\s*\S+)?\s+(?<family>.+)$/;

/**
 * Reads how an element lays out text.
 * @param isNested whether percentages refer to a part
 * @returns inherited values, its own as markup, and what usvg would lay out differently
 */
function readLayout(element: XastElement, outer: Values, isText: boolean, isNested: boolean) {
  const own = valuesOf(element);
  // Don't inherit it, because browsers do so only inside of a text.
  if (!isText) delete own["xml:space"];
  const values: Values = { ...outer, ...own };
  const wrong: string[] = [];
  let markup = "";
  for (const [name, value] of Object.entries(own)) {
    const isPlace = PLACE_ATTRIBUTE.test(name);
    if (isPlace ? !isText : !LAYOUT.test(name) || value === "inherit") continue;
    const isRead = isPlace || READ.test(name);
    if (!isRead && USUAL.test(value)) continue;
    const isSame = name === "font-family" || (VALUE.test(value) && isRead);
    if (!isSame || (isPlace && isNested && value.includes("%")))
      wrong.push(`has ${name}="${value}"`);
    else if (!/^(?:font-[fw]|text-d)/.test(name))
      markup += ` ${name}="${escapeMarkup(name === "baseline-shift" ? raise(value, values) : value)}"`;
  }
  const space = values["white-space"] ?? values["xml:space"] ?? "";
  const isKept = /^(?:pre|pre-wrap|preserve|break-spaces)$/.test(space);
  if (isText) markup += ` xml:space="${isKept ? "preserve" : "default"}"`;
  return { values, markup, wrong };
}

/** Shifts as browsers do, by half the height of the font. */
function raise(shift: string, values: Values): string {
  const font = findFamily(values);
  if (!shift.startsWith("su") || "wrong" in font) return shift;
  return `${(shift === "sub" ? -1 : 1) * (heightOf(font.family) / 2)}em`;
}
