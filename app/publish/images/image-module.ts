// Declares an image to pages, and makes the files that browsers choose from, without the metadata that a camera adds
// (EXIF: place, time, owner).
import { readFile } from "node:fs/promises";
import { basename, sep } from "node:path";
import sharp from "sharp";

import { cached } from "../cache";
import { DECODING, RASTER_FORMATS, type RasterType } from "./formats";
import type { ImageFile } from "./image-file";

/** In pixels: from a small phone to the widest column on a high-resolution screen. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** For browsers that support neither AVIF nor `srcset`, and for a picture opened on its own. */
const FALLBACK_WIDTH = 1600;

/**
 * Imports and `const <name> = …` with an `Image` (app/schema/fields.ts); a picture's files are made here. Each file's URL
 * is an import, so that Vite puts a hash of the content into its name.
 * @param name begins every name that the code declares
 * @param widest in pixels, what the widest place that shows the picture needs
 */
export async function imageSource(
  file: ImageFile,
  name: string,
  widest: number = Math.max(...WIDTHS),
): Promise<string> {
  const { fallback, sources } =
    file.type === "image/svg+xml"
      ? { fallback: file.prepared, sources: [] }
      : await makeRasters(file.path, file.type, Math.min(file.width, widest));
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

/**
 * Makes the files of one picture, or finds those made before.
 * @param path absolute path of the writer's file
 * @param width its width in pixels, upright
 * @returns absolute paths: `fallback` in the picture's own format, and `sources`, best format first, widths rising
 */
export async function makeRasters(path: string, type: RasterType, width: number) {
  const source = await readFile(path);
  const stem = basename(path).replace(/\.\w+$/, "");
  const make = async (target: RasterType, pixels: number) => {
    const name = `${stem}-${pixels}.${RASTER_FORMATS[target].extension}`;
    const inputs = [source, RASTER_FORMATS[target], pixels];
    const file = await cached(inputs, name, () => encode(source, target, pixels));
    return { path: file, width: pixels };
  };
  const best: RasterType[] = ["image/avif", "image/webp"];
  // Awaited together: a file that an editor still writes fails in each, and a failure that nobody awaits ends the process.
  const [fallback, ...sources] = await Promise.all([
    make(type, Math.min(width, FALLBACK_WIDTH)),
    ...best.map(async (target) => ({
      type: target,
      files: await Promise.all(widthsOf(width).map((pixels) => make(target, pixels))),
    })),
  ]);
  return { fallback: fallback.path, sources };
}

/** The widths to make, in pixels: never wider than the picture, and none within a tenth of the widest. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((step) => step <= widest * 0.9), widest];
}

function encode(source: Buffer, type: RasterType, width: number): Promise<Buffer> {
  const { format, options } = RASTER_FORMATS[type];
  const image = sharp(source, DECODING).autoOrient();
  // Of pictures with 16 bits a color, sharp would convert the profile after it has encoded them.
  image.pipelineColourspace("srgb");
  return image.resize(width).toFormat(format, options).toBuffer();
}
