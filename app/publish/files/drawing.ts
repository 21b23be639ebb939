// Publishes a drawing as its source: tokens filled, and the letters of its text in the fonts of the site.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parseFragment } from "parse5";

import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached, cachedValue } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { elementsIn, textOf } from "../markup/html-tree";
import { fillTokens, findWrongTokens, type Tokens, type WrongToken } from "../tokens";
import { FileError, nameAsset, type Asset } from "./asset";

export interface DrawingFile {
  /** As the writer gave it. */
  source: string;
  words: DrawingWords[];
  wrongTokens: WrongToken[];
  /** Absolute path of what browsers get. */
  prepared: string;
}

/** Words of a drawing, with their offset in it. */
interface DrawingWords {
  text: string;
  start: number;
}

const { resolve } = createRequire(import.meta.url);

const NO_CODE = "delete its code";
const NO_FORMATS = 'in draw.io, turn off "Word Wrap" and "Formatted Text" of each text';
const EMBED = "embed its pictures, and remove its links";

/** What browsers must not get, and the way out; the first row that matches an element knows its program. */
const REFUSED: readonly [markup: RegExp, fix: string][] = [
  [/<(?:\w+:)?script\b/i, NO_CODE],
  [/\bjavascript:/i, NO_CODE],
  [/(?<=<[^<>]*\s)on[a-z]+\s*=\s*["'][^"']*["']/i, NO_CODE],
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
/** Addresses that load nothing: parts, fonts and pictures of the drawing, and the note of draw.io. */
const OWN = [
  /^#/,
  /^data:(?:font|application\/(?:x-)?font|image\/(?:png|jpe?g))/,
  /^https:\/\/www\.drawio\.com\//,
];

const BOLD = /font(?:-weight\s*[:=]\s*["']?|\s*:[^;"}]*)(?:bold|[5-9]00)/;
const ITALIC = /font(?:-style\s*[:=]\s*["']?|\s*:[^;"}]*)(?:italic|oblique)/;

/** Font features that browsers apply by themselves (CSS Fonts 4, 7.1); all features would triple a font's size. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** Reads a drawing of `content/`. @throws {FileError} when it cannot be published */
export async function readDrawing(asset: Asset, source: string, tokens: Tokens) {
  const all = drawingTokens(tokens);
  const filled = fillTokens(source, all);
  const { svg, width, height } = await cachedValue("drawing.json", [filled], () =>
    prepareDrawing(filled),
  );
  const prepared = await cached(nameAsset(asset), [svg], () => Promise.resolve(svg));
  const words = readWords(source);
  const wrongTokens = findWrongTokens(source, all);
  return { width, height, drawing: { source, words, wrongTokens, prepared } };
}

/** Adds tokens such as `{color.accent}` and `{font.display}`. */
function drawingTokens(tokens: Tokens): Tokens {
  const all = new Map<string, string | undefined>();
  for (const [name, value] of tokens) all.set(name, value && escapeMarkup(value));
  for (const [name, value] of Object.entries(colors)) all.set(`color.${name}`, value);
  const text = `${fonts.text.family}, ${fonts.text.generic}`;
  all.set("font.text", text);
  // The text font has signs that the display font lacks.
  all.set("font.display", `${fonts.display.family}, ${text}`);
  return all;
}

/** Lists the words of a drawing, each `<text>` as one. */
function readWords(svg: string): DrawingWords[] {
  const root = parseFragment(svg, { sourceCodeLocationInfo: true });
  return [...elementsIn(root)].flatMap((element) => {
    const text = textOf(element);
    const start = element.sourceCodeLocation?.startTag?.endOffset ?? 0;
    return element.tagName === "text" && text ? [{ text, start }] : [];
  });
}

/** Embeds each face of the site that a drawing names. @throws {FileError} when it cannot be published */
export async function prepareDrawing(source: string) {
  const fault = findFault(source);
  if (fault !== undefined) throw new FileError(fault);
  const { width, height } = await readSize(source);
  let svg = source;
  const rules: string[] = [];
  const letters = readWords(source)
    .map(({ text }) => text + text.toUpperCase() + text.toLowerCase())
    .join("");
  for (const { family, drawn } of Object.values(fonts)) {
    if (letters === "" || !source.includes(family)) continue;
    // Browsers read a name with a figure in quotes only, and Figma and Office write none.
    const plain = family.replace(/ \d+$/, "");
    svg = svg.replaceAll(new RegExp(`(?<=font[^<>]*)${family}`, "g"), plain);
    for (const [face, file] of Object.entries(drawn)) {
      const [weight = "", style = "normal"] = face.split(" ");
      if ((weight !== "400" && !BOLD.test(svg)) || (style !== "normal" && !ITALIC.test(svg)))
        continue;
      const data = await subset(file, letters);
      const descriptors = `font-family:"${plain}";font-weight:${weight};font-style:${style}`;
      rules.push(`@font-face{${descriptors};src:url(data:font/woff2;base64,${data})}`);
    }
  }
  if (rules.length > 0)
    svg = svg.replace(/<\/svg>\s*$/, `<style>${rules.join("")}</style></svg>\n`);
  return { svg, width, height };
}

/** Says all that is wrong with a drawing at once. */
export function findFault(svg: string): string | undefined {
  const found = new Map<string, string>();
  for (const [markup, fix] of REFUSED) {
    const [held = ""] = markup.exec(svg) ?? [];
    const name = held.startsWith("<") ? `${held}>` : held;
    if (held && !found.has(name)) found.set(name.slice(0, 60), fix);
  }
  for (const pattern of ADDRESSES) {
    const foreign = [...svg.matchAll(pattern)].find(
      ([, address = ""]) => !OWN.some((start) => start.test(address)),
    );
    if (foreign) found.set(foreign[0].slice(0, 60), EMBED);
  }
  if (found.size === 0) return undefined;
  const fixes = [...new Set(found.values())];
  return `holds ${[...found.keys()].join(" and ")}; ${fixes.join("; ")}; then export it again`;
}

async function readSize(svg: string) {
  // It loads slowly, and most results are cached.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(Buffer.from(svg)).metadata();
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : "").split("\n");
    throw new FileError(`cannot be read as a drawing (${reason}); export it again as SVG`);
  }
}

async function subset(file: string, letters: string): Promise<string> {
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES } as const;
  const font = await subsetFont(await readFile(resolve(file)), letters, options);
  return font.toString("base64");
}
