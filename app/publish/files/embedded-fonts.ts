// Gives a drawing the letters that it shows, so that browsers set its text as in its source.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { XastElement, XastRoot } from "svgo";

import { formatCodePoint } from "../markup/characters";
import { FACES, findFace, findLacking, lackedBy, substituteOf, type Face } from "./fonts";
import { isWords, selectElements, type DrawingNode, type TextProblem } from "./svg-text";

type Values = Readonly<Record<string, string>>;

/** Font features that browsers apply by themselves (CSS Fonts 4, 7.1); all features would triple a font's size. */
const USUAL_FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];
const CHANGES_LETTERS = /font-(?:variant|feature)|text-transform|small-caps/;

/** Quotes names such as Source Sans 3, as browsers demand and Figma and Office do not. */
export function quoteFamilies(svg: string): string {
  return svg.replace(
    /(font-family(?:="|\s*:))([^"<>;}]*)/g,
    (_, before: string, names: string) =>
      before +
      names.replace(/(?<=(?:^|,)\s*)[^\s"',][^"',!]* \d[^"',!]*?(?=\s*(?:[,!]|$))/g, "'$&'"),
  );
}

/**
 * Finds which faces show the words of a drawing.
 * @param styled the drawing with its rules in the `style` of elements
 * @returns the words of each face, and what no face can show
 */
export function readFaces(styled: XastRoot): {
  words: Map<Face, string>;
  problems: TextProblem[];
} {
  const words = new Map<Face, string>();
  const problems: TextProblem[] = [];

  function read(node: DrawingNode, outer: Values, text?: XastElement): void {
    if (node.type === "element") {
      const values = { ...outer, ...fontOf(node) };
      const inner = text ?? (node.name === "text" ? node : undefined);
      for (const child of node.children) read(child, values, inner);
    } else if (text && isWords(node) && node.value.trim()) {
      const face = faceOf(outer);
      if (typeof face === "string")
        problems.push({ text, found: face, fix: 'write font-family="{font.text}"' });
      else {
        words.set(face, (words.get(face) ?? "") + node.value);
        const lacking = findLacking(face, node.value);
        if (lacking.length > 0) problems.push(lackingGlyphs(text, lacking));
      }
    }
  }

  for (const child of styled.children) read(child, {});
  return { words, problems };
}

/** Writes `@font-face` rules with the letters of a drawing. @param svg with the rules of its author */
export async function embedFaces(svg: string, styled: XastRoot, words: Map<Face, string>) {
  const all = [...words.values()].join("");
  // Don't evaluate animations and conditions: with them, any face may show any letter.
  const isUnclear = hasOtherFonts(styled);
  const faces = isUnclear ? FACES.filter(({ family }) => svg.includes(family)) : words.keys();
  const rules = [...faces].map(async (face) => {
    const written = isUnclear ? all : (words.get(face) ?? "");
    const letters = CHANGES_LETTERS.test(svg)
      ? written + written.toUpperCase() + written.toLowerCase()
      : written;
    const substitute = substituteOf(face);
    const lacked = substitute ? lackedBy(face, letters).join("") : "";
    const rule = await writeRule(face, face, letters, svg);
    return substitute && lacked ? rule + (await writeRule(face, substitute, lacked, svg)) : rule;
  });
  return (await Promise.all(rules)).join("");
}

async function writeRule(face: Face, source: Face, letters: string, svg: string): Promise<string> {
  const features = CHANGES_LETTERS.test(svg) ? {} : { keepFeatures: USUAL_FEATURES };
  const options = { targetFormat: "woff2", noHinting: true, ...features } as const;
  const file = await readFile(source.path);
  const font = await subsetFont(file, letters + letters.normalize(), options);
  const points = [...letters].map((each) => `U+${each.codePointAt(0)?.toString(16)}`);
  const range = face === source ? "" : `unicode-range:${points.join()};`;
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};${range}src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}

/** Tells whether fonts depend on an animation, a condition, or what is around a text that is used again. */
function hasOtherFonts(styled: XastRoot): boolean {
  const rules = selectElements(styled, "style").flatMap(({ children }) => children.filter(isWords));
  const others =
    "[attributeName^=font],[font-weight=lighter],[style*=lighter],:has(use) :is(defs,symbol) text";
  return (
    rules.some(({ value }) => /(?<!-)font/.test(value)) || selectElements(styled, others).length > 0
  );
}

function faceOf(values: Values): Face | string {
  const { "font-family": list = "", "font-weight": weight = "", "font-style": style = "" } = values;
  const names = [...list.matchAll(/"([^"]*)"|'([^']*)'|[^\s,][^,]*/g)].map(
    ([name, double, single]) =>
      double ?? single ?? name.trim().replace(/ \d.*/, "$& without quotes"),
  );
  const family = names.find((name) => FACES.some((face) => face.family === name));
  if (family)
    return (
      findFace(family, weight, style) ?? `is in the font "${family}" in bold, which the site lacks`
    );
  return names[0]
    ? `is in the font "${names[0].slice(0, 60)}", which the site lacks`
    : "has no font-family";
}

const FONT =
  /^(?<before>.*?)(?:(?<![\d.])[\d.]+(?!deg)[a-z%]+|x*-?(?:small|large)(?:e?r)?|medium)(?:\s*\/\s*\S+)?\s+(?<family>.+)$/;

/** Reads the font of an element from its attributes, and from its `style` above them. */
function fontOf({ attributes: { style = "", ...attributes } }: XastElement): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) setFont(name, value);
  for (const [, name = "", value = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g))
    setFont(name.toLowerCase(), value.replace(/\s*!important$/, ""));

  function setFont(name: string, value: string): void {
    const font = name === "font" ? FONT.exec(value)?.groups : undefined;
    if (/^font-(?:family|weight|style)$/.test(name) && !/^(?:inherit|unset)$/.test(value))
      values[name] = value;
    if (!font) return;
    values["font-style"] = /italic|oblique/.exec(font["before"] ?? "")?.[0] ?? "normal";
    values["font-weight"] = /bold|\b\d+\b/.exec(font["before"] ?? "")?.[0] ?? "normal";
    values["font-family"] = font["family"] ?? "";
  }
  return values;
}

function lackingGlyphs(text: XastElement, lacking: readonly string[]): TextProblem {
  const [first = "", ...others] = new Set(lacking);
  const which =
    others.length === 0
      ? `the character "${first}" (${formatCodePoint(first.codePointAt(0) ?? 0)})`
      : `"${[first, ...others].slice(0, 9).join("")}"`;
  const found = `has ${which}, which the fonts of the site lack`;
  return { text, found, fix: "write it in words, or draw it as a shape" };
}
