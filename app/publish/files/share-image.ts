import sharp from "sharp";

import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { findFace, findLacking, openDrawing } from "./fonts";

/** Font sizes in pixels. */
const TITLE_SIZES = [76, 60, 48, 40, 32, 24];
const LEADING = 1.12;

/** In pixels. */
const [LEFT, ROOM, NAME_ROOM, HEIGHT] = [80, 640, 1040, 405];

/** Makes a share image. @param logo an element of 64 by 64 @returns absolute path of a PNG */
export async function makeShareImage(logo: string, name: string, title: string): Promise<string> {
  const words = openDrawing(drawShareImage(name, title)).toString();
  const place = `<g transform="translate(800 155) scale(5)" color="${colors.accent}">${logo}</g>`;
  const svg = words.replace(/<\/svg>\s*$/, `${place}</svg>`);
  // Don't use a palette, because it takes four times as long for half the size.
  return cached([svg], "share.png", () =>
    sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer(),
  );
}

/** Draws the words as an SVG; the name in place of a title that does not fit. */
export function drawShareImage(name: string, title: string): string {
  const set = setTitle(title);
  const { em, lines } = set ?? setTitle(name) ?? { em: 0, lines: [] };
  const leading = em * LEADING;
  const top = 330 - ((lines.length - 1) * leading) / 2 + em / 3;
  const texts = lines.map((line, index) => drawLine(line, em, top + index * leading));
  const small = Math.min(34, (NAME_ROOM / measureWords(name, 34)) * 34);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${colors.page}"/>
    <rect width="1200" height="14" fill="${colors.accent}"/>
    <g fill="${colors.inkQuiet}">${set && isDrawn(name) ? drawLine(name, small, 104) : ""}</g>
    <g fill="${colors.ink}">${texts.join("")}</g>
  </svg>`;
}

function drawLine(words: string, em: number, base: number): string {
  return `<text x="${LEFT}" y="${base}" font-family="${fonts.display.family}" font-size="${em}">${escapeMarkup(words)}</text>`;
}

function isDrawn(words: string): boolean {
  const face = findFace(fonts.display.family, "400", "normal");
  return face !== undefined && findLacking(face, words).length === 0;
}

/** Breaks a title into lines at the largest size that fits. */
function setTitle(title: string): { em: number; lines: string[] } | undefined {
  if (!isDrawn(title)) return undefined;
  const words = title.replace(/\p{Default_Ignorable_Code_Point}/gu, "").split(/\s+/);
  const sizes = TITLE_SIZES.map((em) => ({ em, lines: breakLines(words, em) }));
  return sizes.find(
    ({ em, lines }) =>
      lines.length * em * LEADING <= HEIGHT &&
      lines.every((line) => measureWords(line, em) <= ROOM),
  );
}

function breakLines(words: readonly string[], em: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && measureWords(longer, em) <= ROOM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function measureWords(words: string, em: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${drawLine(words, em, 0)}</svg>`;
  return openDrawing(svg).getBBox()?.width ?? 0;
}
