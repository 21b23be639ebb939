import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parseFragment } from "parse5";

import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { elementsIn, textOf } from "../markup/html-tree";
import { fillTokens, findWrongTokens, type Tokens, type WrongToken } from "../tokens";
import { FileError, nameAsset, type Asset } from "./asset";

export interface DrawingFile {
  /** As the writer gave it. */
  source: string;
  wrongTokens: WrongToken[];
  /** Of the file that browsers get. */
  preparedPath: string;
}

const { resolve } = createRequire(import.meta.url);

const DELETE_CODE = "delete its code";
const NO_FORMATS = 'in draw.io, turn off "Word Wrap" and "Formatted Text" of each text';
const EMBED = "embed its pictures, and remove its links";

/** What browsers must not get, and how to avoid it; the first row that matches knows the program. */
const REFUSED: readonly [markup: RegExp, fix: string][] = [
  [/<(?:\w+:)?script\b/i, DELETE_CODE],
  [/\bjavascript:/i, DELETE_CODE],
  [/(?<=<[^<>]*\s)on[a-z]+\s*=\s*["'][^"']*["']/i, DELETE_CODE],
  [
    /<foreignObject(?=[^>]*(?:ns_ai|adobe))/i,
    "in Illustrator, save it without editing capabilities",
  ],
  [/<foreignObject(?=.{0,400}backdrop-filter)/is, "in Figma, remove each background blur"],
  [/<(?:\w+:)?foreignObject\b/i, NO_FORMATS],
  [/<(?:\w+:)?flow(?:Root|Para)\b/i, "in Inkscape, choose Text > Convert to Text"],
  [/@import\b/i, EMBED],
];
const ADDRESSES = [
  /\b(?:href|src)\s*=\s*["']\s*([^"']*)["']/gi,
  /\burl\(\s*(?:["']|&quot;)?\s*([^)]*)\)/gi,
];
/** Parts, fonts and pictures of the drawing, and the note of draw.io. */
const HARMLESS_ADDRESSES = [
  /^#/,
  /^data:(?:font|application\/(?:x-)?font|image\/(?:png|jpe?g))/,
  /^https:\/\/www\.drawio\.com\//,
];

const BOLD = /font(?:-weight\s*[:=]\s*["']?|\s*:[^;"}]*)(?:bold|[5-9]00)/;
const ITALIC = /font(?:-style\s*[:=]\s*["']?|\s*:[^;"}]*)(?:italic|oblique)/;

/** Browsers apply these by themselves (CSS Fonts 4, 7.1); all features would triple a font. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** Reads a drawing of `content/`. @throws {FileError} when it is refused */
export async function readDrawing(
  asset: Asset,
  source: string,
  tokens: Tokens,
): Promise<DrawingFile> {
  const all = addThemeTokens(tokens);
  const filled = fillTokens(source, all);
  const inputs = [filled, JSON.stringify(fonts)];
  const preparedPath = await cached(nameAsset(asset), inputs, () => prepareDrawing(filled));
  return { source, wrongTokens: findWrongTokens(source, all), preparedPath };
}

function addThemeTokens(tokens: Tokens): Tokens {
  const all = new Map<string, string | undefined>();
  for (const [name, value] of tokens) all.set(name, value && escapeMarkup(value));
  for (const [name, value] of Object.entries(colors)) all.set(`color.${name}`, value);
  const text = `${fonts.text.family}, ${fonts.text.generic}`;
  // The text font has signs that the display font lacks.
  return all.set("font.text", text).set("font.display", `${fonts.display.family}, ${text}`);
}

/** Embeds each face of the site that a drawing names. @throws {FileError} when it is refused */
export async function prepareDrawing(source: string): Promise<string> {
  const message = explainRefusal(source);
  if (message !== undefined) throw new FileError(message);
  const texts = [...elementsIn(parseFragment(source))].filter(({ tagName }) => tagName === "text");
  const words = texts.map(textOf).join("");
  const letters = words + words.toUpperCase() + words.toLowerCase();
  let svg = source;
  let rules = "";
  for (const { family, drawn } of Object.values(fonts)) {
    if (letters === "" || !source.includes(family)) continue;
    // A name with a number needs quotes, which Figma and Office leave out.
    const plain = family.replace(/ \d+$/, "");
    svg = svg.replaceAll(new RegExp(`(?<=font[^<>]*)${family}`, "g"), plain);
    for (const [face, file] of Object.entries(drawn)) {
      const [weight = "", style = "normal"] = face.split(" ");
      const isNamed =
        (weight === "400" || BOLD.test(svg)) && (style === "normal" || ITALIC.test(svg));
      const descriptors = `font-family:"${plain}";font-weight:${weight};font-style:${style}`;
      if (isNamed) rules += `@font-face{${descriptors};src:url(${await subset(file, letters)})}`;
    }
  }
  return rules ? svg.replace(/<\/svg>\s*$/, `<style>${rules}</style></svg>\n`) : svg;
}

/** Says all that is wrong with a drawing at once. */
export function explainRefusal(svg: string): string | undefined {
  if (!svg.includes("<svg")) return "is no drawing; export it as SVG again";
  const found = new Map<string, string>();
  for (const [markup, fix] of REFUSED) {
    const [held = ""] = markup.exec(svg) ?? [];
    const name = (held.startsWith("<") ? `${held}>` : held).slice(0, 60);
    if (name && !found.has(name)) found.set(name, fix);
  }
  for (const pattern of ADDRESSES) {
    const foreign = [...svg.matchAll(pattern)].find(
      ([, address = ""]) => !HARMLESS_ADDRESSES.some((start) => start.test(address)),
    );
    if (foreign) found.set(foreign[0].slice(0, 60), EMBED);
  }
  if (found.size === 0) return undefined;
  const fixes = [...new Set(found.values())];
  return `holds ${[...found.keys()].join(" and ")}; ${fixes.join("; ")}; then export it again`;
}

async function subset(file: string, letters: string): Promise<string> {
  // It loads slowly, and most results are cached.
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES } as const;
  const font = await subsetFont(await readFile(resolve(file)), letters, options);
  return `data:font/woff2;base64,${font.toString("base64")}`;
}
