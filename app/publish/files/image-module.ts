import { readFile } from "node:fs/promises";
import { sep } from "node:path";
import sharp from "sharp";

import { cached } from "../cache";
import { DECODING, RASTER_FORMATS, type RasterType } from "./formats";
import type { AssetFile } from "./asset-name";
import { namePicture, type ImageFile } from "./image-file";

/** In pixels. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** For browsers without `srcset`. */
const FALLBACK_WIDTH = 1600;

/**
 * Writes imports and `const <name> = …` for an image, and makes its files without a camera's metadata.
 * @param widest in pixels
 */
export async function writeImageModule(
  file: ImageFile,
  name: string,
  widest: number = Math.max(...WIDTHS),
): Promise<string> {
  const { fallback, sources } =
    file.type === "image/svg+xml"
      ? { fallback: file.prepared, sources: [] }
      : await makeRasters(file, file.type, Math.min(file.width, widest));
  const imports: string[] = [];
  const importUrl = (path: string) => {
    const identifier = `${name}_${imports.length}`;
    const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
    imports.push(`import ${identifier} from ${url};`);
    return identifier;
  };
  const fields = [`src: ${importUrl(fallback)}`, `width: ${file.width}`, `height: ${file.height}`];
  const candidates = sources.map(({ type, files }) => {
    const srcset = files.map(({ path, width }) => `\${${importUrl(path)}} ${width}w`).join(", ");
    return `{ type: ${JSON.stringify(type)}, srcset: \`${srcset}\` }`;
  });
  if (candidates.length > 0) fields.push(`sources: [${candidates.join(", ")}]`);
  return [...imports, `const ${name} = { ${fields.join(", ")} };`].join("\n");
}

/** Makes the files of a picture. @returns absolute paths; `sources` with the best format first */
export async function makeRasters(file: AssetFile, type: RasterType, width: number) {
  const source = await readFile(file.path);
  const stem = namePicture(file).replace(/\.\w+$/, "");
  const make = async (target: RasterType, pixels: number) => {
    const name = `${stem}-${pixels}.${RASTER_FORMATS[target].extension}`;
    const inputs = [source, RASTER_FORMATS[target], pixels];
    const path = await cached(inputs, name, () => encode(source, target, pixels));
    return { path, width: pixels };
  };
  const best: RasterType[] = ["image/avif", "image/webp"];
  // Don't await in turn, because a failure that nobody awaits ends the process.
  const [fallback, ...sources] = await Promise.all([
    make(type, Math.min(width, FALLBACK_WIDTH)),
    ...best.map(async (target) => ({
      type: target,
      files: await Promise.all(widthsOf(width).map((pixels) => make(target, pixels))),
    })),
  ]);
  return { fallback: fallback.path, sources };
}

/** Lists widths in pixels, none within a tenth of the widest. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((step) => step <= widest * 0.9), widest];
}

function encode(source: Buffer, type: RasterType, width: number): Promise<Buffer> {
  const { format, options } = RASTER_FORMATS[type];
  const image = sharp(source, DECODING).autoOrient();
  // Don't leave this out, because sharp would convert profiles of 16 bits after encoding.
  image.pipelineColourspace("srgb");
  return image.resize(width).toFormat(format, options).toBuffer();
}
