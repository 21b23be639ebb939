// Reads the words of a drawing, each with its font. They are read from the tree that is published: what is
// shown and what is checked cannot differ.
import type { XastElement, XastParent } from "svgo";

import { collapse } from "../markup/html-tree";
import { findFamily, hasGlyph } from "./fonts";

/** Words that a drawing shows. */
export interface DrawingText {
  text: string;
  /** Whether the drawing calls them an axis: they claim nothing. */
  isAxis?: boolean;
}

/** Attributes, and properties of `style`, on an element and those around it. */
type Values = Readonly<Record<string, string>>;

/** What browsers draw and usvg does not, unless it changes nothing. */
const NOT_DRAWN = /^(?:font|font-variant.*|text-transform)$/;

/** What outlines would show differently from a browser, each with the texts that it is wrong with. */
export type TextFaults = Map<string, string[]>;

/**
 * The words of all `<text>` elements, in the order of the file; each element is given the one font that it is drawn in.
 * @param faults gets what cannot be drawn
 */
export function readTexts(
  parent: XastParent,
  faults: TextFaults,
  outer: Values = {},
): DrawingText[] {
  return parent.children.flatMap((node) => {
    if (node.type !== "element") return [];
    const values = valuesOf(node, outer);
    if (localName(node) !== "text") return readTexts(node, faults, values);
    const text = collapse(wordsIn(node));
    for (const why of setText(node, values)) faults.set(why, [...(faults.get(why) ?? []), text]);
    return text ? [{ text, ...(values["axis"] && { isAxis: true }) }] : [];
  });
}

/** What is set on an element, by itself or around it. */
function valuesOf({ attributes: { style = "", ...attributes } }: XastElement, outer: Values) {
  const values: Record<string, string> = { ...outer, ...attributes };
  for (const [, name = "", value = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g))
    values[name] = value;
  const { class: classes = "", id = "" } = attributes;
  if ([...classes.split(/\s+/), id].includes("axis")) values["axis"] = "yes";
  return values;
}

/** The faults as lines for a writer, each with its first text. */
export function describeFaults(faults: TextFaults): string[] {
  return [...faults].map(([why, [text = "", ...others]]) => {
    const first = `has the text "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
    return others.length > 0 ? `${first} and ${others.length} more ${why}` : `${first} ${why}`;
  });
}

/**
 * Gives the words of a text the font that they are drawn in.
 * @returns fonts and characters that the site lacks, and what usvg does not draw, with the cure
 */
function setText(element: XastElement, values: Values): string[] {
  const set = Object.entries(values)
    .filter(([name, value]) => NOT_DRAWN.test(name) && !/^(?:normal|none)$/.test(value))
    .map(([name, value]) => `with ${name}="${value}", which cannot be drawn; delete it`);
  const inside = element.children.flatMap((child) =>
    child.type === "element" ? setChild(child, values) : setWords(child, element, values),
  );
  return [...new Set([...set, ...inside])];
}

function setChild(child: XastElement, values: Values): string[] {
  const faults = setText(child, valuesOf(child, values));
  return /^(?:set|animate.*)$/.test(localName(child))
    ? [`with <${child.name}>, which cannot be drawn; write plain <text>`, ...faults]
    : faults;
}

function setWords(node: XastElement["children"][number], element: XastElement, values: Values) {
  const words = wordsIn(node).trim();
  if (words === "") return [];
  const font = findFamily(values);
  // The shorthand, which may name one, is a fault of its own.
  if ("wrong" in font) return values["font"] === undefined ? [font.wrong] : [];
  // Of a list, usvg tries the first font only.
  const { style = "" } = element.attributes;
  const others = style.replace(/(?:^|;)\s*font-family\s*:[^;]*/g, "").replace(/^[;\s]+/, "");
  element.attributes["style"] = `font-family:'${font.family}';${others}`;
  const missing = [...words.normalize().replace(/\s/g, "")].filter((each) => !hasGlyph(each));
  return missing.map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `with the character "${character}" (U+${code}), which the fonts of the site lack; write it in words, or draw it as a shape`;
  });
}

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

/** The words, with a space before each part that has a place of its own. */
function wordsIn(node: XastElement["children"][number]): string {
  if (node.type === "text" || node.type === "cdata") return node.value;
  if (node.type !== "element") return "";
  const isPlaced = ["x", "y", "dy"].some((name) => node.attributes[name] !== undefined);
  return `${isPlaced ? " " : ""}${node.children.map(wordsIn).join("")}`;
}
