// Reads the words of a drawing, each with its font. They are read from the tree that is published: what is
// shown and what is checked cannot differ.
import type { XastElement, XastParent } from "svgo";

import { codePointLabel } from "../markup/characters";
import { collapse } from "../markup/html-tree";
import { findFamily, hasGlyph } from "./fonts";

/** Words that a drawing shows. */
export interface DrawingText {
  text: string;
  /** Why they would not look as they do in a browser; each is the rest of a sentence that begins with them. */
  faults: string[];
  /** Whether they do not end in the drawing; known once it is drawn. */
  isOutside?: boolean;
}

/** Attributes, and properties of `style`, on an element and those around it. */
type Values = Readonly<Record<string, string>>;

/** What browsers draw and usvg does not, unless it changes nothing. */
const NOT_DRAWN = /^(?:font|font-variant.*|text-transform)$/;

/**
 * The words of all `<text>` elements, in the order of the file; each element is given the one font that it is drawn in, and
 * its number as `data-text`.
 */
export function readTexts(parent: XastParent): DrawingText[] {
  const texts: DrawingText[] = [];
  const read = (node: XastParent["children"][number], outer: Values) => {
    if (node.type !== "element") return;
    const values = valuesOf(node, outer);
    if (localName(node) !== "text") return node.children.forEach((child) => read(child, values));
    const text = collapse(wordsIn(node));
    if (text === "") return;
    node.attributes["data-text"] = String(texts.length);
    texts.push({ text, faults: [...new Set(setText(node, values))] });
  };
  for (const child of parent.children) read(child, {});
  return texts;
}

/** What is set on an element, by itself or around it. */
function valuesOf({ attributes: { style = "", ...attributes } }: XastElement, outer: Values) {
  const values: Record<string, string> = { ...outer, ...attributes };
  for (const [, name = "", value = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g))
    values[name] = value;
  return values;
}

/**
 * Gives the words of a text the font that they are drawn in.
 * @returns fonts and characters that the site lacks, and what usvg does not draw, with the fix
 */
function setText(element: XastElement, values: Values): string[] {
  const set = Object.entries(values)
    .filter(([name, value]) => NOT_DRAWN.test(name) && !/^(?:normal|none)$/.test(value))
    .map(([name, value]) => `has ${name}="${value}", which cannot be drawn; delete it`);
  const inside = element.children.flatMap((child) => {
    if (child.type !== "element") return setWords(child, element, values);
    const isAnimation = /^(?:set|animate.*)$/.test(localName(child));
    const fault = `contains <${child.name}>, which cannot be drawn; write plain <text>`;
    return [...(isAnimation ? [fault] : []), ...setText(child, valuesOf(child, values))];
  });
  return [...set, ...inside];
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
  return missing.map(
    (character) =>
      `has the character "${character}" (${codePointLabel(character.codePointAt(0) ?? 0)}), which the fonts of the site lack; write it in words, or draw it as a shape`,
  );
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
