// Draws the text of drawings and share images as outlines, which need no font, in the fonts of the site.
import { createRequire } from "node:module";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";

import { FAMILIES } from "./families";

const require = createRequire(import.meta.url);
const newsreader = (style: string) =>
  require.resolve(`@expo-google-fonts/newsreader/400${style}/Newsreader_400${style}.ttf`);
/** Adobe's own files contain "₂", "≥" and "→", which no file of Fontsource has. */
const sourceSans = (style: string) => require.resolve(`source-sans/TTF/SourceSans3-${style}.ttf`);

/** A file for each family, weight and style. usvg takes a character that one lacks from another. */
const FILES: Readonly<Record<string, string>> = {
  [`${FAMILIES.display} 400`]: newsreader("Regular"),
  [`${FAMILIES.display} 400 italic`]: newsreader("Regular_Italic"),
  [`${FAMILIES.text} 400`]: sourceSans("Regular"),
  [`${FAMILIES.text} 400 italic`]: sourceSans("It"),
  [`${FAMILIES.text} 600`]: sourceSans("Semibold"),
  [`${FAMILIES.text} 600 italic`]: sourceSans("SemiboldIt"),
};

const WEIGHTS: Readonly<Record<string, string>> = { normal: "400", bold: "600" };

const OPTIONS: ResvgRenderOptions = {
  font: { fontFiles: Object.values(FILES), loadSystemFonts: false },
};

/** A code point that Unicode gives to no character. */
const NO_CHARACTER = "\u0378";

/** How characters are drawn. */
const drawings = new Map<string, string>();

/**
 * Draws the text of an SVG as paths.
 * @throws {Error} usvg's own, when it cannot read the drawing
 */
export function outlineText(svg: string): string {
  return new Resvg(svg, OPTIONS).toString();
}

/** The width of all that an SVG shows, in its units. */
export function widthOf(svg: string): number {
  return new Resvg(svg, OPTIONS).getBBox()?.width ?? 0;
}

/**
 * The font family that a text is drawn in: the first of its list that the site has in this weight and style.
 * @param values the attributes of a text: `font-family` and so on
 * @returns `{ family }`, or what is wrong: the rest of a sentence that begins with the text
 */
export function findFamily(
  values: Readonly<Record<string, string>>,
): { family: string } | { wrong: string } {
  const { "font-family": list = "", "font-weight": weight = "normal" } = values;
  const slant = /^(?:italic|oblique)/.test(values["font-style"] ?? "") ? " italic" : "";
  const style = `${WEIGHTS[weight] ?? weight}${slant}`;
  const families = list.split(",").map((name) => name.replace(/["']/g, "").trim());
  const family = families.find((name) => `${name} ${style}` in FILES);
  if (family) return { family };
  const known = Object.keys(FILES).filter((name) => !name.endsWith("italic"));
  const found = list ? `in the font "${`${families[0]} ${style}`.slice(0, 60)}"` : "without a font";
  return { wrong: `${found}, expected one of: ${known.join(", ")}` };
}

/** Whether a font of the site has this character: the others are all drawn as the same box. */
export function hasGlyph(character: string): boolean {
  return drawn(character) !== drawn(NO_CHARACTER);
}

function drawn(character: string): string {
  const known = drawings.get(character);
  if (known !== undefined) return known;
  const text = `<text y="20" font-family="${FAMILIES.text}">&#${character.codePointAt(0)};</text>`;
  const drawing = outlineText(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`);
  drawings.set(character, drawing);
  return drawing;
}
