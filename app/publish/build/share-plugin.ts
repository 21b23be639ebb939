// Checked content in; out what other programs show of the site: icons, the web manifest, and an image for each
// page's shared links.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";

import { cached } from "../cache";
import { checkOnce } from "../content/check-content";
import { isHidden } from "../content/prose-pages";
import { openFont } from "../images/fonts";
import { prepareSvg } from "../images/svg";
import { escapeMarkup } from "../markup/escape";
import { isImageReference, type CheckedPage } from "../content/source/model";

/** The colours of app/theme/tokens.css.ts, for files that no style sheet reaches. */
const PAPER = "#fbf7ee";
const INK = "#16211b";
const ACCENT = "#1e5a40";
const LIGHT = "#f0a93b";

/** Pixel sizes: 32 for tabs, 180 for iOS, 192 and 512 for Android. A maskable icon keeps to its inner 80 %. */
const ICONS = [
  { file: "icon-32.png", size: 32, inner: 0.92 },
  { file: "apple-touch-icon.png", size: 180, inner: 0.7 },
  { file: "icon-192.png", size: 192, inner: 0.8 },
  { file: "icon-512.png", size: 512, inner: 0.8 },
  { file: "icon-maskable.png", size: 512, inner: 0.56 },
];

/** Open Graph's recommended size, in pixels. */
const SHARE = { width: 1200, height: 630 };

/**
 * Adds the icons, `manifest.webmanifest` and `share/<page>.png` to the client build.
 * @param base the folder that the site is served from, with a slash at both ends
 */
export function sharePlugin(base: string): Plugin {
  return {
    name: "share",
    apply: "build",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const { pages } = await checkOnce(root);
      const site = [...pages.values()].find((page) => page.name === "site");
      if (!site) return;
      const name = String(site.frontmatter["name"]);
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const logo = await readLogo(site);
      for (const { file, size, inner } of ICONS)
        add(file, await readFile(await makeIcon(logo, file, size, inner)));
      add("favicon.ico", asIco(await readFile(await makeIcon(logo, "icon-32.png", 32, 0.92))));
      add("manifest.webmanifest", makeManifest(name, base));
      for (const page of pages.values()) {
        const title = page.frontmatter["title"];
        if (typeof title === "string" && !isHidden(page, false))
          add(`share/${page.name}.png`, await readFile(await makeShareImage(logo, name, title)));
      }
    },
  };
}

function makeManifest(name: string, base: string): string {
  const icons = [
    { src: `${base}icon-192.png`, sizes: "192x192", type: "image/png", purpose: "any" },
    { src: `${base}icon-512.png`, sizes: "512x512", type: "image/png", purpose: "any" },
    { src: `${base}icon-maskable.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
  return JSON.stringify({
    name,
    short_name: name.split(" ")[0],
    start_url: base,
    scope: base,
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons,
  });
}

/** The logo as markup on its own 64 by 64 canvas, in one colour. */
async function readLogo(site: CheckedPage): Promise<string> {
  const logo = site.frontmatter["logo"];
  const file = isImageReference(logo) ? site.images.get(logo.name) : undefined;
  // A photograph keeps its colours.
  if (file && file.type !== "image/svg+xml") {
    const picture = await sharp(file.path).autoOrient().resize(512).png().toBuffer();
    return `<image width="64" height="64" href="data:image/png;base64,${picture.toString("base64")}"/>`;
  }
  const svg = file ? await readFile(file.path, "utf8") : "";
  return svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "").replaceAll("currentColor", ACCENT);
}

function makeIcon(logo: string, file: string, size: number, inner: number): Promise<string> {
  const offset = (64 * (1 - inner)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${PAPER}"/><g transform="translate(${offset} ${offset}) scale(${inner})" fill="none" stroke="${ACCENT}">${logo}</g></svg>`;
  return cached(["build"], [svg], file, () =>
    sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer(),
  );
}

/** A PNG of 32 by 32 pixels in an ICO file, which browsers ask for at `/favicon.ico` when an image is opened alone. */
function asIco(png: Buffer): Buffer {
  // One image of 32 by 32 pixels, one plane of 32 bits, so many bytes from byte 22 on.
  const header = Buffer.from("00000100010020200000010020000000000016000000", "hex");
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** The page's title in the display font, beside a sunflower's seed head, for which the company is named. */
async function makeShareImage(logo: string, name: string, title: string): Promise<string> {
  const lines = await wrap(title, 84, 640);
  const text = lines.map(
    (line, index) =>
      `<text x="80" y="${330 + index * 92 - (lines.length - 1) * 46}" font-size="84">${escapeMarkup(line)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}" width="${SHARE.width}" height="${SHARE.height}">
    <rect width="${SHARE.width}" height="${SHARE.height}" fill="${PAPER}"/>
    ${seedHead(985, 315, 260)}
    <g transform="translate(76 64) scale(0.75)" fill="none" stroke="${ACCENT}">${logo}</g>
    <g font-family="Newsreader" fill="${INK}"><text x="140" y="100" font-size="32">${escapeMarkup(name)}</text>${text.join("")}</g>
    <path d="M80 540h120l40-23h120l40 23h90" fill="none" stroke="${LIGHT}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`;
  return cached(["build", "images"], [svg], "share.png", async () =>
    sharp(Buffer.from((await prepareSvg(svg)).svg))
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  );
}

/** Phyllotaxis: each seed turns by the golden angle; Vogel, Mathematical Biosciences 44 (1979). */
function seedHead(x: number, y: number, radius: number): string {
  const count = 340;
  const seeds = Array.from({ length: count }, (_, index) => {
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const [seedX, seedY] = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
    const size = 2 + (4.6 * distance) / radius;
    return `<circle cx="${seedX.toFixed(1)}" cy="${seedY.toFixed(1)}" r="${size.toFixed(1)}" fill="${index % 8 === 0 ? LIGHT : ACCENT}"/>`;
  });
  return seeds.join("");
}

/** Breaks a title into lines of at most `width` units at a font size. */
async function wrap(title: string, size: number, width: number): Promise<string[]> {
  const font = await openFont("Newsreader", 400);
  const measure = (text: string) =>
    font ? (font.layout(text).advanceWidth / font.unitsPerEm) * size : 0;
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    return lines.length > 0 && measure(longer) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
