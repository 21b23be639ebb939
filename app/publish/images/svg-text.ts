// A drawing with text in; the same drawing with outlines instead out, and its words. Both come from one tree: what is
// shown and what is checked cannot differ.
import { optimize, type CustomPlugin, type XastElement, type XastParent } from "svgo";

import { collapse } from "../markup/html-tree";
import { findFace, missingCharacter, openFaces, setText, type Face, type Faces } from "./fonts";
import { ImageError } from "./formats";

/** Words that a drawing shows. */
export interface DrawingText {
  text: string;
  /** Whether the drawing calls them an axis: they claim nothing. */
  isAxis?: boolean;
}

/** Attributes, and properties of `style`, on an element and those around it. */
type Values = Readonly<Record<string, string>>;

/** A part of a text in one style; lengths are in units of the drawing. */
interface Run {
  text: string;
  face: Face;
  /** The font size, and the letter spacing, added after each letter. */
  em: number;
  spacing: number;
  /** Which part of its line is at the given place: 0 the start, 0.5 the middle, 1 the end. */
  anchor: number;
  /** Where it is, if it does not follow another; how far it is moved. */
  x: number | undefined;
  y: number | undefined;
  dx: number;
  dy: number;
  /** Becomes its outlines. */
  path: XastElement;
}

/** What outlines would lose, unless it changes nothing. */
const NOT_DRAWN =
  /^(?:font|font-(?:variant|stretch)|(?:dominant|alignment)-baseline|baseline-shift|text-(?:decoration|transform)|writing-mode|word-spacing|textLength|rotate)$/;
const NO_CHANGE =
  /^(?:normal|none|auto|alphabetic|baseline|100%|0[a-z%]*|lr(?:-tb)?|horizontal-tb)$/;

/** What sets text, which outlines do not need. */
const OF_TEXT = /^(?:[xy]|d[xy]|xml:space|(?:text|font|letter)-.*)$/;

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const NOWHERE: Pick<Run, "x" | "y" | "dx" | "dy"> = { x: undefined, y: undefined, dx: 0, dy: 0 };

/** What is never visible: pages describe each drawing in their own words, and WebKit reads titles of hidden slides aloud. */
const UNSEEN = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS", "removeTitle"] as const),
  { name: "removeDesc", params: { removeAny: true } } as const,
  { name: "removeAttrs", params: { attrs: "aria-.*" } } as const,
];

/**
 * Outlines the text of a drawing, and removes what is never visible. Text is set by attributes, or `style`, of its own
 * elements and those around them; spaces in a row are drawn as one.
 * @returns the drawing, and its words in the order of the file
 * @throws {ImageError} for text that cannot be drawn as it is set
 * @throws svgo's own error when the drawing cannot be read
 */
export function outlineText(source: string): { svg: string; texts: DrawingText[] } {
  const faces = openFaces();
  const texts: DrawingText[] = [];
  const isStyled = hasRules(source);
  const outlineIn = (parent: XastParent, outer: Values) => {
    parent.children = parent.children.map((node) => {
      if (node.type !== "element") return node;
      const values = valuesOf(node, outer);
      if (localName(node) !== "text") {
        outlineIn(node, values);
        return node;
      }
      if (isStyled)
        refuse(
          node,
          'beside a <style>, whose rules outlines do not follow; save the drawing with "presentation attributes"',
        );
      // Outlines are a group, which a clip path may not contain.
      if (parent.type === "element" && localName(parent) === "clipPath")
        refuse(node, "in a <clipPath>; draw a shape there");
      const { group, runs } = readText(node, values, faces);
      const text = collapse(drawRuns(runs));
      if (text) texts.push({ text, ...(values["axis"] && { isAxis: true }) });
      return group;
    });
  };
  const outline: CustomPlugin = { name: "outline", fn: (tree) => outlineIn(tree, {}) };
  return { svg: optimize(source, { plugins: [outline, ...UNSEEN] }).data, texts };
}

/** Whether a drawing has style sheets. */
export function hasRules(source: string): boolean {
  return /<(?:[\w-]+:)?style\b/.test(source);
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

/** A group in the place of a text, with an empty path for each run. */
function readText(text: XastElement, values: Values, faces: Faces) {
  const runs: Run[] = [];
  let place = NOWHERE;
  const groupOf = (node: XastElement, all: Values): XastElement => {
    const em = sizeOf(text, all);
    const own = (name: string) => lengthOf(text, name, node.attributes[name], em);
    place = {
      ...{ x: own("x") ?? place.x, y: own("y") ?? place.y },
      ...{ dx: place.dx + (own("dx") ?? 0), dy: place.dy + (own("dy") ?? 0) },
    };
    const children = node.children.flatMap((child): XastElement[] => {
      if (child.type !== "element") return addRun(wordsIn(child), all);
      if (/^(?:title|desc)$/.test(localName(child))) return [];
      if (localName(child) !== "tspan")
        refuse(text, `with <${child.name}>, which cannot be drawn; write plain <text>`);
      return [groupOf(child, valuesOf(child, all))];
    });
    const kept = Object.entries(node.attributes).filter(([name]) => !OF_TEXT.test(name));
    return { ...node, name: "g", attributes: Object.fromEntries(kept), children };
  };
  const addRun = (written: string, all: Values): XastElement[] => {
    // CSS Text 3, 4.1.1.
    const words = written.replace(/[ \t\r\n]+/g, " ");
    const isSpaced = (runs.at(-1)?.text ?? " ").endsWith(" ");
    const drawn = isSpaced ? words.trimStart() : words;
    if (!drawn) return [];
    const path: XastElement = { type: "element", name: "path", attributes: {}, children: [] };
    runs.push({ ...styleOf(text, drawn, all, faces), text: drawn, ...place, path });
    place = NOWHERE;
    return [path];
  };
  const group = groupOf(text, values);
  return { group, runs };
}

/** How a run is set. @throws {ImageError} for what outlines would show differently from a browser */
function styleOf(text: XastElement, words: string, values: Values, faces: Faces) {
  const face = findFace(values, faces);
  if (typeof face === "string") refuse(text, face);
  for (const [name, value] of Object.entries(values))
    if (NOT_DRAWN.test(name) && !NO_CHANGE.test(value))
      refuse(text, `with ${name}="${value}", which cannot be drawn; delete it`);
  const missing = missingCharacter(words.trim(), face);
  const code = missing?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  if (missing)
    refuse(
      text,
      `with the character "${missing}" (U+${code}), which the fonts of the site lack; write it in words, or draw it as a shape`,
    );
  const em = sizeOf(text, values);
  const spaced = values["letter-spacing"]?.replace("normal", "0");
  const spacing = lengthOf(text, "letter-spacing", spaced, em) ?? 0;
  return { face, em, spacing, anchor: ANCHORS[values["text-anchor"] ?? "start"] ?? 0 };
}

/**
 * Draws the runs of one `<text>` into their paths. Those that follow each other are placed as one: where the first one
 * starts depends on the width of all (SVG 2, 11.10.2.1).
 * @returns the words, with a space before each run that has a place of its own
 */
function drawRuns(runs: readonly Run[]): string {
  const lines: Run[][] = [];
  for (const run of runs) {
    if (run.x === undefined && run.y === undefined && lines.length > 0) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  let [words, x, y] = ["", 0, 0];
  for (const line of lines) {
    const set = line.map(({ text, face, em, spacing }, at) =>
      setText(at === line.length - 1 ? text.trimEnd() : text, face, em, spacing),
    );
    const width = line.reduce((sum, { dx }, at) => sum + (at && dx) + (set[at]?.width ?? 0), 0);
    x = (line[0]?.x ?? x) - (line[0]?.anchor ?? 0) * width;
    y = line[0]?.y ?? y;
    for (const [at, run] of line.entries()) {
      x += run.dx;
      y += run.dy;
      words += at === 0 || run.dy !== 0 ? ` ${run.text}` : run.text;
      run.path.attributes["d"] = set[at]?.pathAt(x, y) ?? "";
      x += set[at]?.width ?? 0;
    }
  }
  return words;
}

/** @throws {ImageError} that says which text cannot be drawn, and the cure */
function refuse(text: XastElement, why: string): never {
  const words = collapse(wordsIn(text));
  throw new ImageError(
    `has the text "${words.length > 60 ? `${words.slice(0, 60)}…` : words}" ${why}`,
  );
}

/** The font size. */
function sizeOf(text: XastElement, values: Values): number {
  return lengthOf(text, "font-size", values["font-size"], NaN) ?? 16;
}

/** A length in units of the drawing. @throws {ImageError} for lists and other units */
function lengthOf(text: XastElement, name: string, written: string | undefined, em: number) {
  if (written === undefined) return undefined;
  const form = /^\s*([-+\d.]+(?:e[-+]?\d+)?)\s*(em|px|)\s*$/i;
  const [, number, unit] = form.exec(written) ?? [];
  const length = Number(number) * (unit === "em" ? em : 1);
  if (Number.isNaN(length))
    refuse(
      text,
      `with ${name}="${written.slice(0, 40)}", expected one number, such as ${name}="12"`,
    );
  return length;
}

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

function wordsIn(node: XastElement["children"][number]): string {
  if (node.type === "element") return node.children.map(wordsIn).join("");
  return node.type === "text" || node.type === "cdata" ? node.value : "";
}
