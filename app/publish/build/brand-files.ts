// Makes what other programs show of the site: icons, and an image for the shared links of each page.
import { readFile } from "node:fs/promises";
import sharp from "sharp";

import { colors } from "../../theme/colors";
import { shownPages } from "../content/prose-pages";
import { isFileReference, type CheckedPage } from "../content/source/model";
import { partOf } from "../images/mark";
import { makeShareImage } from "../images/share-image";
import { inTurns } from "../in-turns";

/** Pixel sizes: 32 for tabs, 180 for iOS, 512 for search engines. */
const ICONS = [
  { file: "icon-32.png", size: 32, inner: 0.92 },
  { file: "apple-touch-icon.png", size: 180, inner: 0.7 },
  { file: "icon-512.png", size: 512, inner: 0.8 },
];

/** The icons and `share/<page>.png`, by the names of their files. */
export async function makeBrandFiles(pages: readonly CheckedPage[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const site = pages.find((page) => page.name === "site");
  if (!site) return files;
  const [logo, mark] = [await readMark(site, "logo"), await readMark(site, "icon")];
  for (const { file, size, inner } of ICONS) {
    const offset = (64 * (1 - inner)) / 2;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${colors.page}"/><g transform="translate(${offset} ${offset}) scale(${inner})" color="${colors.accent}">${mark}</g></svg>`;
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
    files.set(file, png);
    // Browsers request it when an image is opened alone, and read a PNG under this name too.
    if (size === 32) files.set("favicon.ico", png);
  }
  // Without an address there is nothing to share: the 404 page.
  const shared = shownPages(pages, false).filter(({ url }) => url !== undefined);
  await inTurns(shared, async (page) => {
    const title = String(page.frontmatter["title"]);
    const image = await makeShareImage(logo, page.frame?.name ?? "", title);
    files.set(`share/${page.name}.png`, await readFile(image));
  });
  return files;
}

/** An image of the site as an element that fits into 64 by 64, in one color if it is a drawing. */
async function readMark(site: CheckedPage, field: "logo" | "icon"): Promise<string> {
  const image = site.frontmatter[field];
  const file = isFileReference(image) ? site.images.get(image.name) : undefined;
  if (!file) return "";
  if (file.type === "image/svg+xml")
    return partOf({ ...file, svg: await readFile(file.prepared, "utf8") }, 64);
  const picture = await sharp(file.path).autoOrient().resize(512).png().toBuffer();
  return `<image width="64" height="64" href="data:image/png;base64,${picture.toString("base64")}"/>`;
}
