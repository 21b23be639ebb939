// Publishes a drawing as its source, with the letters of its text in the fonts of the site.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import subsetFont from "subset-font";

import { fonts } from "../../theme/fonts";
import { FileError } from "./asset";
import { readDrawingWords } from "./drawing-words";

const { resolve } = createRequire(import.meta.url);

/** Addresses that load nothing: parts, fonts and pictures of the drawing, and the note of draw.io. */
const OWN = [
  "#",
  "data:font/",
  "data:application/(?:x-)?font",
  "data:image/(?:png|jpe?g)[;,]",
  String.raw`https://www\.drawio\.com/`,
].join("|");
const ELSEWHERE = String.raw`(?!\s*(?:["']|&quot;)?\s*(?:${OWN}))`;

const NO_CODE = "delete its code";
const EMBED = "embed its pictures, and remove its links";

const NO_FORMATS = 'in draw.io, turn off "Word Wrap" and "Formatted Text" of each text';

/** What browsers must not get, and the way out; the first row that matches an element knows its program. */
const REFUSED: readonly [markup: RegExp, fix: string][] = [
  [/<(?:\w+:)?script\b/i, NO_CODE],
  [/\bjavascript:/i, NO_CODE],
  [/(?<=<[^<>]*\s)on[a-z]+\s*=\s*["'][^"']*["']/i, NO_CODE],
  [/<foreignObject\b[^>]*(?:ns_ai|adobe)/i, "in Illustrator, save it without editing capabilities"],
  [/<foreignObject\b(?=.{0,400}backdrop-filter)/is, "in Figma, remove each background blur"],
  [/<(?:\w+:)?foreignObject\b/i, NO_FORMATS],
  [/<(?:\w+:)?flow(?:Root|Para)\b/i, "in Inkscape, choose Text > Convert to Text"],
  [new RegExp(String.raw`\b(?:href|src)\s*=${ELSEWHERE}\s*["'][^"']*["']`, "i"), EMBED],
  [new RegExp(String.raw`\burl\(${ELSEWHERE}[^)]*\)`, "i"), EMBED],
  [/@import\b/i, EMBED],
];

const BOLD = /font(?:-weight\s*[:=]\s*["']?|\s*:[^;"}]*)(?:bold|[5-9]00)/;
const ITALIC = /font(?:-style\s*[:=]\s*["']?|\s*:[^;"}]*)(?:italic|oblique)/;

/** Font features that browsers apply by themselves (CSS Fonts 4, 7.1); all features would triple a font's size. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** Embeds each face of the site that a drawing names. @throws {FileError} when it cannot be published */
export async function prepareDrawing(source: string) {
  const fault = findFault(source);
  if (fault !== undefined) throw new FileError(fault);
  const { width, height } = await readSize(source);
  let svg = source;
  const rules: string[] = [];
  const letters = readDrawingWords(source)
    .map(({ text }) => text + text.toUpperCase() + text.toLowerCase())
    .join("");
  for (const { family, drawn } of Object.values(fonts)) {
    if (letters === "" || !source.includes(family)) continue;
    // Browsers read a name with a figure in quotes only, and Figma and Office write none.
    const plain = family.replace(/ \d+$/, "");
    svg = svg.replaceAll(new RegExp(`(?<=font[^<>]*)${family}`, "g"), plain);
    for (const [face, file] of Object.entries(drawn)) {
      const [weight = "", style = "normal"] = face.split(" ");
      const isUsed =
        (weight === "400" || BOLD.test(svg)) && (style === "normal" || ITALIC.test(svg));
      if (isUsed) rules.push(await writeFace({ family: plain, weight, style, file }, letters));
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
    const name = /^<[\w:]+/.exec(held)?.[0] ?? held.slice(0, 60);
    if (held && !found.has(name)) found.set(name, fix);
  }
  if (found.size === 0) return undefined;
  const names = [...found.keys()].map((name) => (name.startsWith("<") ? `${name}>` : name));
  return `holds ${names.join(" and ")}; ${[...new Set(found.values())].join("; ")}; then export it again`;
}

async function readSize(svg: string) {
  try {
    return await sharp(Buffer.from(svg)).metadata();
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : "").split("\n");
    throw new FileError(`cannot be read as a drawing (${reason}); export it again as SVG`);
  }
}

interface DrawnFace {
  family: string;
  weight: string;
  style: string;
  file: string;
}

async function writeFace({ family, weight, style, file }: DrawnFace, letters: string) {
  const options = { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES } as const;
  const font = await subsetFont(await readFile(resolve(file)), letters, options);
  const source = `src:url(data:font/woff2;base64,${font.toString("base64")})`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};${source}}`;
}
