// Checked content in; out what other programs show of the site: icons, the web manifest, and an image for each
// page's shared links.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";

import { cached } from "../cache";
import { readColors, type Colors } from "../colors";
import { checkOnce } from "../content/check-content";
import { shownPages } from "../content/prose-pages";
import { inTurns } from "../in-turns";
import { isFileReference, type CheckedPage } from "../content/source/model";
import { shareImages } from "../images/share-image";
import { partOf } from "../images/svg";

/** Pixel sizes: 32 for tabs, 180 for iOS, 192 and 512 for Android. A maskable icon keeps to its inner 80 %. */
const TAB_ICON = { file: "icon-32.png", size: 32, inner: 0.92 };
const ICONS = [
  TAB_ICON,
  { file: "apple-touch-icon.png", size: 180, inner: 0.7 },
  { file: "icon-192.png", size: 192, inner: 0.8 },
  { file: "icon-512.png", size: 512, inner: 0.8 },
  { file: "icon-maskable.png", size: 512, inner: 0.56 },
];

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
      const colors = await readColors();
      const { name, shortName } = site.frontmatter;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const logo = await readLogo(site);
      for (const icon of ICONS) add(icon.file, await readFile(await makeIcon(logo, colors, icon)));
      add("favicon.ico", asIco(await readFile(await makeIcon(logo, colors, TAB_ICON))));
      add("manifest.webmanifest", makeManifest({ name, shortName }, base, colors));
      const titled = shownPages(pages.values(), false).flatMap((page) => {
        const title = page.frontmatter["title"];
        // Without an address there is nothing to share: the 404 page.
        return typeof title === "string" && page.url !== undefined ? [{ page, title }] : [];
      });
      const draw = shareImages(logo, String(name), colors);
      const images = await inTurns(titled, async ({ title }) => readFile(await draw(title)));
      for (const [index, { page }] of titled.entries())
        add(`share/${page.name}.png`, images[index] ?? "");
    },
  };
}

/** The web manifest. @param site the names in site.mdx @param base as for the plugin */
export function makeManifest(
  { name, shortName }: Record<"name" | "shortName", unknown>,
  base: string,
  colors: Colors,
): string {
  const icons = [
    { src: `${base}icon-192.png`, sizes: "192x192", type: "image/png", purpose: "any" },
    { src: `${base}icon-512.png`, sizes: "512x512", type: "image/png", purpose: "any" },
    { src: `${base}icon-maskable.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
  return JSON.stringify({
    name,
    short_name: shortName ?? name,
    start_url: base,
    scope: base,
    display: "browser",
    background_color: colors.page,
    theme_color: colors.page,
    icons,
  });
}

/** The logo as an element of 64 by 64, in one colour if it is a drawing. */
async function readLogo(site: CheckedPage): Promise<string> {
  const logo = site.frontmatter["logo"];
  const file = isFileReference(logo) ? site.images.get(logo.name) : undefined;
  if (!file) return "";
  if (file.type === "image/svg+xml")
    return partOf({ ...file, svg: await readFile(file.prepared, "utf8") }, 64);
  const picture = await sharp(file.path).autoOrient().resize(512).png().toBuffer();
  return `<image width="64" height="64" href="data:image/png;base64,${picture.toString("base64")}"/>`;
}

function makeIcon(logo: string, colors: Colors, icon: typeof TAB_ICON): Promise<string> {
  const { file, size, inner } = icon;
  const offset = (64 * (1 - inner)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${colors.page}"/><g transform="translate(${offset} ${offset}) scale(${inner})" color="${colors.accent}">${logo}</g></svg>`;
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
