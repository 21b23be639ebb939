import type { Sharp } from "sharp";

import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached, cachedValue } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { fillTokens, tokensIn, type Token, type Tokens } from "../tokens";
import { readAsset, type AssetFile, type AssetKind } from "./asset-name";
import {
  DECODING,
  ImageError,
  isDrawingName,
  isImageName,
  isRasterType,
  type RasterType,
} from "./formats";
import type { DrawingText } from "./svg-text";

/** An image of `content/`, with its size in CSS pixels. */
export type ImageFile = AssetFile & { width: number; height: number } & (
    | { type: RasterType }
    | {
        type: "image/svg+xml";
        text: string;
        wrongTokens: ReturnType<typeof tokensIn>;
        /** Path of what browsers get. */
        prepared: string;
        /** With their place in the file, and the file's text there. */
        texts: (DrawingText & { start: number; raw: string })[];
      }
  );

/** WebP allows 16,383 pixels on a side. */
const LARGEST = { megapixels: 40, side: 16_000 };
const MAKE_SMALLER = "save it smaller, a width of 2400 pixels is enough";

const IMAGES: AssetKind = {
  what: "an image file",
  folder: "images",
  endings: ".svg, .png, .jpg, .webp or .avif",
  isOne: isImageName,
  limit: (name) =>
    isDrawingName(name)
      ? { megabytes: 1, fix: "simplify its paths, or save it as a PNG or JPEG picture" }
      : { megabytes: 20, fix: MAKE_SMALLER },
};

/**
 * Finds, checks and reads the image that a content file names.
 * @returns the file, or why there is none: a sentence on each line
 */
export async function readImage(
  contentFolder: string,
  contentFile: string,
  name: string,
  tokens: Tokens,
): Promise<ImageFile | string> {
  const found = await readAsset(contentFolder, contentFile, name, IMAGES);
  if (typeof found === "string") return found;
  const { file, source } = found;
  try {
    const read = isDrawingName(name)
      ? await readDrawing(namePicture(file), new TextDecoder().decode(source), tokens)
      : await cachedValue(source, "picture.json", () => readPicture(source));
    return { ...file, ...read };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return error.message.replace(/^/gm, `the file "${name}" `);
  }
}

async function readDrawing(name: string, written: string, tokens: Tokens) {
  const all = drawingTokens(tokens);
  const source = fillTokens(written, all);
  const { svg, texts, ...size } = await cachedValue(source, "drawing.json", async () => {
    // Don't import it above, because it loads slowly.
    const { prepareSvg } = await import("./svg");
    return prepareSvg(source);
  });
  // Don't keep upper case, because some hosts know no media type for it.
  const plain = name.replace(/\.svg$/i, ".svg");
  return {
    type: "image/svg+xml" as const,
    text: written,
    wrongTokens: tokensIn(written, all).filter(({ mistake }) => mistake !== undefined),
    prepared: await cached([svg], plain, () => Promise.resolve(svg)),
    texts: locate(texts, written),
    ...size,
  };
}

/** Names a picture by its path below `content/images`, so that no two of a preview have one name. */
export function namePicture({ name }: AssetFile): string {
  return name.replace(/^images\//, "").replaceAll("/", "~");
}

/** Adds tokens such as `{color.accent}` and `{font.display}`. */
function drawingTokens(tokens: Tokens): Tokens {
  const all = new Map<string, Token>();
  for (const [name, token] of tokens) all.set(name, { ...token, value: escapeMarkup(token.value) });
  for (const [name, value] of Object.entries(colors)) all.set(`color.${name}`, { value });
  for (const [name, { family, generic }] of Object.entries(fonts))
    all.set(`font.${name}`, { value: `${family}, ${generic}` });
  return all;
}

/** Searches for the places of words, because svgo keeps none. */
function locate(texts: readonly DrawingText[], source: string) {
  let start = 0;
  return texts.map((each) => {
    const words = each.text.split(" ");
    const needles = [`>${each.text}`, each.text, `>${words[0]}`, ...words, "<text"];
    const needle = needles.find((candidate) => source.includes(candidate, start)) ?? "";
    start = source.indexOf(needle, start) + (needle.startsWith(">") ? 1 : 0);
    return { ...each, start, raw: /^[^<]*/.exec(source.slice(start))?.[0] ?? "" };
  });
}

async function readPicture(source: Buffer) {
  const {
    mediaType,
    pages = 1,
    autoOrient,
  } = await decodePicture(source, (image) => image.metadata());
  const { width, height } = autoOrient;
  if (!isRasterType(mediaType)) {
    const kind = mediaType?.replace(/^image\/|\+xml$/g, "").toUpperCase() ?? "of another kind";
    const message = `has the format ${kind}, expected PNG, JPEG, WebP or AVIF; save it as one of these`;
    throw new ImageError(message);
  }
  // Don't ask sharp, because it does not see frames of a PNG (specification, 11.3.5).
  const start = source.subarray(0, Math.max(source.indexOf("IDAT"), 0));
  if (pages > 1 || (mediaType === "image/png" && start.includes("acTL")))
    throw new ImageError(
      "is animated, and visitors would see only its first frame; save it as a still picture",
    );
  const { megapixels, side } = LARGEST;
  if (width * height > megapixels * 1e6 || Math.max(width, height) > side) {
    const most = `at most ${megapixels} million, and ${side} on each side`;
    throw new ImageError(`has ${width} × ${height} pixels, expected ${most}; ${MAKE_SMALLER}`);
  }
  // Don't skip decoding, because only it finds a missing end.
  await decodePicture(source, (image) => image.resize(8).toBuffer());
  return { type: mediaType, width, height };
}

async function decodePicture<T>(source: Buffer, use: (image: Sharp) => Promise<T>): Promise<T> {
  // Don't import it above, because it loads slowly.
  const { default: sharp } = await import("sharp");
  try {
    return await use(sharp(source, DECODING));
  } catch (cause) {
    const message =
      "is damaged or not an image, expected one that opens in a browser; save it again";
    throw new ImageError(message, { cause });
  }
}
