// A page's title, the company's name and its logo in; out the picture that other sites show beside a shared link, in
// two layers: what all pages have, which is slow to prepare, and the page's own words.
import sharp from "sharp";

import { cached } from "../cache";
import type { Colors } from "../colors";
import { openFont } from "./fonts";
import { escapeMarkup } from "../markup/escape";
import { prepareSvg } from "./svg";

/** Open Graph's recommended size, in pixels. */
const SHARE = { width: 1200, height: 630 };

const CANVAS = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}" width="${SHARE.width}" height="${SHARE.height}"`;

/**
 * @param logo markup on a canvas of 64 by 64
 * @param name the company's
 * @returns a function that makes the share image of a title, as the absolute path of a PNG
 */
export function shareImages(logo: string, name: string, colors: Colors) {
  const backdrop = drawBackdrop(logo, colors);
  // Ten times as slow as all the rest of an image, so once for all pages, and only when one is new.
  let prepared: ReturnType<typeof prepareSvg> | undefined;
  return async (title: string): Promise<string> => {
    const words = await drawWords(name, title, colors);
    return cached(["images"], [backdrop, words], "share.png", async () => {
      const below = Buffer.from((await (prepared ??= prepareSvg(backdrop))).svg);
      const above = Buffer.from((await prepareSvg(words)).svg);
      return sharp(below)
        .composite([{ input: above }])
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer();
    });
  };
}

/** What all share images have: a sunflower's seed head, and the logo. @param logo markup on a canvas of 64 by 64 */
export function drawBackdrop(logo: string, colors: Colors): string {
  return `<svg ${CANVAS}>
    <rect width="${SHARE.width}" height="${SHARE.height}" fill="${colors.page}"/>
    ${seedHead(985, 315, 260, colors)}
    <g transform="translate(76 64) scale(0.75)" fill="none" stroke="${colors.accent}">${logo}</g>
    <path d="M80 540h120l40-23h120l40 23h90" fill="none" stroke="${colors.light}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`;
}

/** The company's name and the page's title in the display font, as an SVG with text that lies over the backdrop. */
export async function drawWords(name: string, title: string, colors: Colors): Promise<string> {
  const { size, lines } = await fit(title);
  const [leading, middle] = [Math.round(size * 1.1), 302 + Math.round(size / 3)];
  const text = lines.map(
    (line, index) =>
      `<text x="80" y="${middle + (index - (lines.length - 1) / 2) * leading}" font-size="${size}">${escapeMarkup(line)}</text>`,
  );
  return `<svg ${CANVAS}><g font-family="Newsreader" fill="${colors.ink}"><text x="140" y="100" font-size="32">${escapeMarkup(name)}</text>${text.join("")}</g></svg>`;
}

/** Phyllotaxis: each seed turns by the golden angle; Vogel, Mathematical Biosciences 44 (1979). */
function seedHead(x: number, y: number, radius: number, colors: Colors): string {
  const count = 340;
  const seeds = Array.from({ length: count }, (_, index) => {
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const [seedX, seedY] = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
    const size = 2 + (4.6 * distance) / radius;
    return `<circle cx="${seedX.toFixed(1)}" cy="${seedY.toFixed(1)}" r="${size.toFixed(1)}" fill="${index % 8 === 0 ? colors.light : colors.accent}"/>`;
  });
  return seeds.join("");
}

/** The largest size at which the title keeps away from the seed head, the logo above and the path below. */
async function fit(title: string): Promise<{ size: number; lines: string[] }> {
  const font = await openFont("Newsreader", 400);
  for (let size = 84; ; size -= 6) {
    const measure = (text: string) =>
      font ? (font.layout(text).advanceWidth / font.unitsPerEm) * size : 0;
    const lines = wrap(title, measure, 600);
    const isFitting =
      lines.length * size * 1.1 <= 300 && lines.every((line) => measure(line) <= 600);
    if (isFitting || size <= 24) return { size, lines };
  }
}

/** Breaks a title into lines of at most `width` units. */
function wrap(title: string, measure: (text: string) => number, width: number): string[] {
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    return lines.length > 0 && measure(longer) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
