import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";

import { fonts } from "../../theme/fonts";

export interface Face {
  family: string;
  weight: string;
  style: string;
  /** Absolute. */
  path: string;
}

const { resolve } = createRequire(import.meta.url);

export const FACES: readonly Face[] = Object.values(fonts).flatMap(({ family, outlines }) =>
  Object.entries(outlines).map(([name, file]) => {
    const [weight = "", style = "normal"] = name.split(" ");
    return { family, weight, style, path: resolve(file) };
  }),
);

const UNASSIGNED_CHARACTER = "\u0378";

/** Opens an SVG; `toString()` has its text as paths. @throws {Error} when usvg cannot read it */
export function openDrawing(svg: string, faces = FACES): Resvg {
  const fontFiles = faces.map(({ path }) => path);
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } });
}

/** Finds the face of a family in the weight that browsers take (CSS Fonts 4, 5.2). */
export function findFace(family: string, weight: string, style: string): Face | undefined {
  const faceWeight = weight.startsWith("bold") || Number(weight) > 500 ? "600" : "400";
  const faceStyle = /^(?:italic|oblique)/.test(style) ? "italic" : "normal";
  return FACES.find(
    (face) => face.family === family && face.weight === faceWeight && face.style === faceStyle,
  );
}

/** Lists the characters with a shape that a face lacks. */
export function lackedBy(face: Face, words: string): string[] {
  const shown = words.normalize().replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "");
  const unknown = drawCharacter(UNASSIGNED_CHARACTER, face);
  return [...new Set(shown)].filter((each) => drawCharacter(each, face) === unknown);
}

/** Finds the face that shows what another one lacks. */
export function substituteOf({ family, weight, style }: Face): Face | undefined {
  return family === fonts.text.family ? undefined : findFace(fonts.text.family, weight, style);
}

/** Lists the characters that the site cannot show in a face, nor in its substitute. */
export function findLacking(face: Face, words: string): string[] {
  return lackedBy(substituteOf(face) ?? face, lackedBy(face, words).join(""));
}

const drawn = new Map<string, string>();

/** Draws a character; usvg draws one box for all that a font lacks. */
function drawCharacter(character: string, face: Face): string {
  const key = `${character} ${face.path}`;
  const text = `<text y="20" font-family="${face.family}">&#${character.codePointAt(0)};</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const found = drawn.get(key) ?? openDrawing(svg, [face]).toString();
  drawn.set(key, found);
  return found;
}
