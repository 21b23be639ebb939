// Draws the picture that other sites show beside a shared link, in Open Graph's recommended size.
import sharp from "sharp";

import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { hasGlyph, openDrawing } from "./fonts";

/** The font sizes of a title: the second for one that needs more than three lines. */
const [LARGE, SMALL] = [76, 48];

/** Where all words begin, and how wide they may be; the logo is beside them. */
const [LEFT, ROOM] = [80, 640];

/**
 * Makes the share image of a title, as the absolute path of a PNG.
 * @param logo an element of 64 by 64
 * @param name the company's
 */
export async function makeShareImage(logo: string, name: string, title: string): Promise<string> {
  const svg = drawShareImage(logo, name, title);
  // A palette would make it half as large, 10 kB, in four times the time.
  return cached([svg], "share.png", () =>
    sharp(Buffer.from(openDrawing(svg).toString()))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** The image as an SVG. Characters that no font of the site has are left out: the page shows them in a visitor's font. */
export function drawShareImage(logo: string, name: string, title: string): string {
  const large = breakLines(title, LARGE);
  const em = large.length <= 3 ? LARGE : SMALL;
  const lines = em === LARGE ? large : breakLines(title, SMALL);
  const leading = em * 1.12;
  const top = 330 - ((lines.length - 1) * leading) / 2 + em / 3;
  const texts = lines.map((line, index) => textOf(line, em, top + index * leading));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${colors.page}"/>
    <rect width="1200" height="14" fill="${colors.accent}"/>
    <g transform="translate(800 155) scale(5)" color="${colors.accent}">${logo}</g>
    <g fill="${colors.inkQuiet}">${textOf(name, 34, 104)}</g>
    <g fill="${colors.ink}">${texts.join("")}</g>
  </svg>`;
}

function textOf(words: string, em: number, base: number): string {
  const drawn = [...words].filter((each) => hasGlyph(each)).join("");
  return `<text x="${LEFT}" y="${base}" font-family="${fonts.display.family}" font-size="${em}">${escapeMarkup(drawn)}</text>`;
}

/** Breaks a title into lines; a word that is longer than a line is broken too. */
function breakLines(title: string, em: number): string[] {
  const lines: string[] = [];
  for (const word of title.replace(/\S{14}(?=\S{4})/gu, "$&- ").split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textOf(longer, em, 0)}</svg>`;
    const { width = 0 } = openDrawing(svg).getBBox() ?? {};
    if (lines.length > 0 && width <= ROOM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
