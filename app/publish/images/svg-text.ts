// A drawing in; out its words, each in a font that the site has. They are read from the tree that is published: what is
// shown and what is checked cannot differ.
import type { XastElement, XastParent } from "svgo";

import { collapse } from "../markup/html-tree";
import { findFamily, hasGlyph } from "./fonts";
import { ImageError } from "./formats";

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

/**
 * The words of all `<text>` elements, in the order of the file; each element is given the one font that it is drawn in.
 * @throws {ImageError} for text that outlines would show differently from a browser
 */
export function readTexts(parent: XastParent, outer: Values = {}): DrawingText[] {
  return parent.children.flatMap((node) => {
    if (node.type !== "element") return [];
    const values = valuesOf(node, outer);
    if (localName(node) !== "text") return readTexts(node, values);
    checkText(node, node, values);
    const text = collapse(wordsIn(node));
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

/** @throws {ImageError} for a font or a character that the site lacks, and for what usvg does not draw */
function checkText(text: XastElement, element: XastElement, values: Values): void {
  for (const [name, value] of Object.entries(values))
    if (NOT_DRAWN.test(name) && !/^(?:normal|none)$/.test(value))
      refuse(text, `with ${name}="${value}", which cannot be drawn; delete it`);
  for (const child of element.children) {
    if (child.type === "element") {
      if (/^(?:set|animate.*)$/.test(localName(child)))
        refuse(text, `with <${child.name}>, which cannot be drawn; write plain <text>`);
      checkText(text, child, valuesOf(child, values));
      continue;
    }
    const words = wordsIn(child).trim();
    if (words === "") continue;
    const font = findFamily(values);
    if ("wrong" in font) refuse(text, font.wrong);
    // Of a list, usvg tries the first font only.
    const { style = "" } = element.attributes;
    const others = style.replace(/(?:^|;)\s*font-family\s*:[^;]*/g, "").replace(/^[;\s]+/, "");
    element.attributes["style"] = `font-family:'${font.family}';${others}`;
    const missing = [...words.normalize().replace(/\s/g, "")].find((each) => !hasGlyph(each));
    const code = missing?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    if (missing)
      refuse(
        text,
        `with the character "${missing}" (U+${code}), which the fonts of the site lack; write it in words, or draw it as a shape`,
      );
  }
}

/** @throws {ImageError} that says which text cannot be drawn, and the cure */
function refuse(text: XastElement, why: string): never {
  const words = collapse(wordsIn(text));
  throw new ImageError(
    `has the text "${words.length > 60 ? `${words.slice(0, 60)}…` : words}" ${why}`,
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
