// A drawing in; out what its attributes and CSS set on each element, and how text is drawn that is set so, or an error that
// says what cannot be drawn and what to write instead.
import { optimize } from "svgo";

import type { Face } from "./fonts";
import type { Position, RunStyle } from "./text-line";

/** Values by the names of their attributes or properties. */
export type Values = Readonly<Record<string, string>>;

/** What is set on an element. */
export interface Settings {
  /** Its attributes, with the values that CSS gives them. */
  attributes: Values;
  /** The other properties of its `style`, such as `white-space`. */
  style: Values;
}

/** What is set on an element and those around it. */
export interface TextStyle {
  /** The font size, in units of the drawing. */
  em: number;
  /** How far it is below the line: negative above. */
  lowered: number;
  /** Whether the drawing calls it an axis: texts on it claim nothing. */
  isAxis: boolean;
  values: Values;
}

/** Throws an error at the element that the text is in. */
export type Refuse = (has: string, advice: string) => never;

/** What would look otherwise in a browser than in outlines, and what to write instead. */
const NOT_DRAWN: Values = {
  font: "write font-family, font-size and font-weight instead",
  "dominant-baseline": 'write dy="0.35em" instead to center it',
  "alignment-baseline": 'write dy="0.35em" instead to center it',
  "text-decoration": "delete it",
  "text-transform": "delete it, and write the capitals",
  "writing-mode": 'write transform="rotate(90)" instead',
  "font-variant": "delete it",
  "font-stretch": "delete it",
  "word-spacing": "delete it",
  textLength: "delete it",
  rotate: "delete it",
};

/** Values with which text looks as without. */
const PLAIN = /^(?:normal|none|auto|baseline|alphabetic|100%|0[a-z%]*|lr(?:-tb)?|horizontal-tb)$/;

const INHERITED: ReadonlySet<string> = new Set([
  ...["font-family", "font-size", "font-weight", "font-style", "text-anchor", "letter-spacing"],
  ...["baseline-shift", "white-space", "xml:space", ...Object.keys(NOT_DRAWN)],
]);

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const WEIGHTS: Values = { normal: "400", bold: "600" };

/** Units of length, in units of the drawing. */
const UNITS: Readonly<Record<string, number>> = { "": 1, px: 1, pt: 4 / 3 };

/** How far letters are raised and lowered, in font sizes of the text around them, as Inkscape does it. */
const SHIFTS: Readonly<Record<string, number>> = { super: -0.4, sub: 0.2 };

/**
 * What is set on each element, in the order of the file. The published drawing keeps its own rules, for animations and for
 * dark screens; only its text takes these.
 * @throws svgo's own error when the drawing cannot be read
 */
export function readSettings(source: string): Settings[] {
  const settings: Settings[] = [];
  const read = {
    name: "read-settings",
    fn: () => ({
      element: {
        enter: ({ attributes: { style = "", ...attributes } }: { attributes: Values }) => {
          settings.push({ attributes, style: declarationsOf(style) });
        },
      },
    }),
  };
  const params = { onlyMatchedOnce: false, removeMatchedSelectors: false };
  optimize(source, { plugins: [{ name: "inlineStyles", params }, "convertStyleToAttrs", read] });
  return settings;
}

/** The style of an element. @param values what is set on it @param outer what is set around it */
export function innerStyle(values: Values, outer: TextStyle): TextStyle {
  const inherited = Object.entries(values).filter(([name]) => INHERITED.has(name));
  const size = values["font-size"] ?? "1em";
  const percent = /^([\d.]+)%$/.exec(size)?.[1];
  const em = percent ? (outer.em * Number(percent)) / 100 : lengthOf(size, outer.em);
  const names = [...(values["class"] ?? "").split(/\s+/), values["id"]];
  const isAxis = outer.isAxis || names.includes("axis");
  const shift = values["baseline-shift"] ?? "baseline";
  const lowered = outer.lowered + outer.em * (PLAIN.test(shift) ? 0 : (SHIFTS[shift] ?? NaN));
  return { em, lowered, isAxis, values: { ...outer.values, ...Object.fromEntries(inherited) } };
}

/** How the text in an element is set. @throws by `refuse` */
export function runStyleOf(
  { em, lowered, values }: TextStyle,
  faces: ReadonlyMap<string, Face>,
  refuse: Refuse,
): RunStyle {
  for (const [name, cure] of Object.entries(NOT_DRAWN)) {
    const value = values[name];
    if (value && !PLAIN.test(value))
      refuse(`has text with ${quote(name, value)}`, `which cannot be drawn; ${cure}`);
  }
  if (Number.isNaN(em)) refuseNumber("font-size", values["font-size"], refuse);
  if (Number.isNaN(lowered))
    refuse(
      `has text with ${quote("baseline-shift", values["baseline-shift"])}`,
      'expected "sub" or "super"',
    );
  const spacing = values["letter-spacing"] ?? "normal";
  return {
    face: faceOf(values, faces, refuse),
    em,
    lowered,
    spacing: spacing === "normal" ? 0 : readLength("letter-spacing", spacing, em, refuse),
    anchor: ANCHORS[values["text-anchor"] ?? "start"] ?? 0,
    keepsSpaces: /^pre/.test(values["white-space"] ?? values["xml:space"] ?? ""),
  };
}

/** Where the text of an element is placed. @throws by `refuse` */
export function positionOf(values: Values, { em }: TextStyle, refuse: Refuse): Position {
  const read = (name: string) => {
    const value = values[name];
    return value === undefined ? undefined : readLength(name, value, em, refuse);
  };
  return { x: read("x"), y: read("y"), dx: read("dx") ?? 0, dy: read("dy") ?? 0 };
}

function readLength(name: string, value: string, em: number, refuse: Refuse): number {
  const length = lengthOf(value, em);
  return Number.isNaN(length) ? refuseNumber(name, value, refuse) : length;
}

function refuseNumber(name: string, value: string | undefined, refuse: Refuse): never {
  return refuse(`has text with ${quote(name, value)}`, `expected one number, such as ${name}="12"`);
}

/** A list of places may be as long as its text. */
function quote(name: string, value = ""): string {
  return `${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
}

/** A length in units of the drawing; NaN for lists, percentages and other units. */
function lengthOf(written: string, em: number): number {
  const [, number, unit = ""] =
    /^\s*([-+\d.]+(?:e[-+]?\d+)?)\s*(em|px|pt|)\s*$/i.exec(written) ?? [];
  return Number(number) * (unit === "em" ? em : (UNITS[unit] ?? NaN));
}

/** The first font of a list that the site has: programs put names of their own before it. */
function faceOf(values: Values, faces: ReadonlyMap<string, Face>, refuse: Refuse): Face {
  const family = values["font-family"];
  if (!family)
    refuse(
      "has text without a font",
      'expected font-family="Newsreader" or font-family="Source Sans 3"',
    );
  const weight = values["font-weight"] ?? "normal";
  const slant = /^(?:italic|oblique)/.test(values["font-style"] ?? "") ? " italic" : "";
  const names = family
    .split(",")
    .map((name) => `${name.replace(/["']/g, "").trim()} ${WEIGHTS[weight] ?? weight}${slant}`);
  const face = names.map((name) => faces.get(name)).find(Boolean);
  const known = [...faces.keys()].filter((name) => !name.endsWith("italic")).join(", ");
  return (
    face ?? refuse(`has text in the font "${names[0]?.slice(0, 60)}"`, `expected one of: ${known}`)
  );
}

function declarationsOf(style: string): Values {
  const values: Record<string, string> = {};
  for (const [, name = "", value = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g))
    values[name] = value;
  return values;
}
