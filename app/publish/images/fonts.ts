import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";

import { fonts } from "../../theme/fonts";

const FONT_FILES = new Map(
  Object.values(fonts).flatMap(({ family, outlines }) =>
    Object.entries(outlines).map(([face, file]) => [`${family} ${face}`, file] as const),
  ),
);

const { resolve } = createRequire(import.meta.url);
const fontFiles = [...FONT_FILES.values()].map((file) => resolve(file));
const DRAWING_OPTIONS = { font: { fontFiles, loadSystemFonts: false } };

const UNASSIGNED_CHARACTER = "\u0378";

/** Opens an SVG; `toString()` has its text as paths. @throws {Error} when usvg cannot read it */
export function openDrawing(svg: string): Resvg {
  return new Resvg(svg, DRAWING_OPTIONS);
}

/**
 * Finds the first family that the site has, in the weight that browsers take (CSS Fonts 4, 5.2).
 * @returns `wrong` ends a sentence about a text
 */
export function findFamily(
  values: Readonly<Record<string, string>>,
): { family: string; weight: string } | { wrong: string } {
  const { "font-family": list = "", "font-weight": weight = "normal" } = values;
  const slant = /^(?:italic|oblique)/.test(values["font-style"] ?? "") ? " italic" : "";
  const names = list.split(",").map((name) => name.replace(/["']/g, "").trim());
  const family = names.find((name) => FONT_FILES.has(`${name} 400${slant}`));
  if (!family)
    return {
      wrong: list
        ? `is in the font "${names[0]?.slice(0, 60)}", which the site lacks`
        : "has no font-family",
    };
  const isBold = weight === "bold" || Number(weight) > 500;
  if (isBold && !FONT_FILES.has(`${family} 600${slant}`))
    return { wrong: `is in the font "${family}" in bold, which the site lacks` };
  return { family, weight: isBold ? "600" : "400" };
}

/** Measures a font from ascent to descent, in ems. */
export function heightOf(family: string): number {
  const ink = '<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient>';
  const text = `<text font-family="${family}" font-size="1" fill="url(#a)">x</text>`;
  const svg = openDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${ink}${text}</svg>`);
  return Number(/matrix\(\S+ 0 0 (\S+)/.exec(svg.toString())?.[1]);
}

const drawings = new Map<string, string>();

/** Tells whether the site's fonts have a character; usvg draws one box for others. */
export function hasGlyph(character: string): boolean {
  for (const each of [character, UNASSIGNED_CHARACTER])
    if (!drawings.has(each)) {
      const text = `<text y="20" font-family="${fonts.text.family}">&#${each.codePointAt(0)};</text>`;
      const drawing = openDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`);
      drawings.set(each, drawing.toString());
    }
  return drawings.get(character) !== drawings.get(UNASSIGNED_CHARACTER);
}
