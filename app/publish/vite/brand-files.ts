import { readFile } from "node:fs/promises";
import sharp from "sharp";

import { colors } from "../../theme/colors";
import { shownPages } from "../content/prose-pages";
import { isFileReference, type CheckedPage } from "../content/model";
import { partOf } from "../files/mark";
import { makeShareImage } from "../files/share-image";
import { inTurns } from "../in-turns";

const ICONS = [
  { file: "icon-32.png", size: 32, inner: 0.92 },
  { file: "apple-touch-icon.png", size: 180, inner: 0.7 },
  { file: "icon-512.png", size: 512, inner: 0.8 },
];

/** Makes the icons, and a picture for the shared links of each page, by file name. */
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
    // Don't leave it out, because browsers request it beside an image that is opened alone.
    if (size === 32) files.set("favicon.ico", png);
  }
  const shared = shownPages(pages, false).filter(({ url }) => url !== undefined);
  await inTurns(shared, async (page) => {
    const title = String(page.frontmatter["title"]);
    const image = await makeShareImage(logo, page.frame?.name ?? "", title);
    files.set(`share/${page.name}.png`, await readFile(image));
  });
  return files;
}

/** Reads an image as an SVG element of 64 by 64. */
async function readMark(site: CheckedPage, field: "logo" | "icon"): Promise<string> {
  const image = site.frontmatter[field];
  const file = isFileReference(image) ? site.images.get(image.name) : undefined;
  if (!file) return "";
  if (file.type === "image/svg+xml")
    return partOf({ ...file, svg: await readFile(file.prepared, "utf8") }, 64);
  const picture = await sharp(file.path).autoOrient().resize(512).png().toBuffer();
  return `<image width="64" height="64" href="data:image/png;base64,${picture.toString("base64")}"/>`;
}
