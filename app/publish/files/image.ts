import { readFile } from "node:fs/promises";

import type { Image } from "../../schema/fields";
import { drawing } from "../../schema/file-kinds";
import { cached } from "../cache";
import type { Tokens } from "../tokens";
import { addressOf, FileError, publishAsset, readAsset, type Asset } from "./asset";
import { readDrawing, type DrawingFile } from "./drawing";
import { makePhotoFiles, readSize, type ImageFiles, type Size } from "./photo";

export interface ImageFile extends Asset, Size {
  drawing?: DrawingFile;
}

/** Reads the image that a content file names; returns a sentence when it is refused. */
export async function readImage(
  contentFolder: string,
  from: string,
  name: string,
  tokens: Tokens,
): Promise<ImageFile | string> {
  const found = await readAsset(contentFolder, from, name, "images");
  if (typeof found === "string") return found;
  const { asset, bytes } = found;
  try {
    const write = async () => JSON.stringify(await readSize(bytes));
    const size = await cached("size.json", [bytes], write);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written two lines above
    const { width, height }: Size = JSON.parse(await readFile(size, "utf8"));
    const image = { ...asset, width, height };
    if (asset.kind !== drawing) return image;
    return { ...image, drawing: await readDrawing(asset, bytes.toString(), tokens) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return `the file "${name}" ${error.message}`;
  }
}

/** Makes the files that browsers get of an image. */
export async function makeImageFiles(file: ImageFile): Promise<ImageFiles> {
  const { width } = file;
  if (!file.drawing) return makePhotoFiles(file, width);
  return [{ ...(await publishAsset(file.drawing.preparedPath)), width }];
}

/** Describes an image to components. */
export async function describeImage(file: ImageFile, isDev: boolean): Promise<Image> {
  const { width, height } = file;
  const [plain, ...others] = await makeImageFiles(file);
  const image = { src: addressOf(plain, isDev), width, height };
  if (file.drawing) return image;
  const sources = ["avif", "webp"].map((format) => {
    const files = others.filter(({ path }) => path.endsWith(format));
    const srcset = files.map((each) => `${addressOf(each, isDev)} ${each.width}w`).join(", ");
    return { type: `image/${format}`, srcset };
  });
  return { ...image, sources };
}
