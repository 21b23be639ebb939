// A page's title, the company's name and its logo in; out the picture that other sites show beside a shared link.
import sharp from "sharp";

import { cached } from "../cache";
import type { Colors } from "../colors";
import { openFaces, type Face } from "./fonts";
import { escapeMarkup } from "../markup/escape";
import { missingCharacter, setText } from "./text-line";
import { prepareSvg } from "./svg";

/** Open Graph's recommended size, in pixels. */
const SHARE = { width: 1200, height: 630 };

const CANVAS = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}" width="${SHARE.width}" height="${SHARE.height}"`;

/**
 * @param logo an element of 64 by 64
 * @param name the company's
 * @returns a function that makes the share image of a title, as the absolute path of a PNG
 */
export function shareImages(logo: string, name: string, colors: Colors) {
  const backdrop = drawBackdrop(logo, colors);
  return async (title: string): Promise<string> => {
    const words = await drawWords(name, title, colors);
    return cached(["images"], [backdrop, words], "share.png", async () => {
      const above = Buffer.from((await prepareSvg(words)).svg);
      return sharp(Buffer.from(backdrop))
        .composite([{ input: above }])
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer();
    });
  };
}

/** What all share images have: a sunflower's seed head, and the logo. @param logo an element of 64 by 64 */
export function drawBackdrop(logo: string, colors: Colors): string {
  return `<svg ${CANVAS}>
    <rect width="${SHARE.width}" height="${SHARE.height}" fill="${colors.page}"/>
    ${seedHead(985, 315, 260, colors)}
    <g transform="translate(76 64) scale(0.75)" color="${colors.accent}">${logo}</g>
    <path d="M80 540h120l40-23h120l40 23h90" fill="none" stroke="${colors.light}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`;
}

/**
 * The company's name and the page's title in the display font, as an SVG with text that lies over the backdrop. Characters
 * that no font of the site has are left out: the page shows them in a font of the visitor.
 */
export async function drawWords(name: string, title: string, colors: Colors): Promise<string> {
  const face = (await openFaces()).get("Newsreader 400") ?? [];
  const print = (text: string) =>
    escapeMarkup([...text.normalize()].filter((each) => !missingCharacter(each, face)).join(""));
  const { size, lines } = fit(title, face);
  const [leading, middle] = [Math.round(size * 1.1), 302 + Math.round(size / 3)];
  const text = lines.map(
    (line, index) =>
      `<text x="80" y="${middle + (index - (lines.length - 1) / 2) * leading}" font-size="${size}">${print(line)}</text>`,
  );
  return `<svg ${CANVAS}><g font-family="Newsreader" fill="${colors.ink}"><text x="140" y="100" font-size="32">${print(name)}</text>${text.join("")}</g></svg>`;
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
function fit(title: string, face: Face): { size: number; lines: string[] } {
  for (let size = 84; ; size -= 6) {
    const measure = (text: string) => setText(text, { face, em: size, spacing: 0 }).width;
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
