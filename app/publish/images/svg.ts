// A drawing with text in; out a small drawing without text, which looks the same on every machine because no font has
// to be there, and the words that it shows. The source in content/images stays readable and editable.
import type { Font } from "fontkit";
import sharp from "sharp";
import { optimize } from "svgo";

import { openFont } from "./fonts";
import { EMBEDDED_PICTURE } from "./formats";
import { ImageError } from "./image-error";
import { recode } from "./responsive";
import { refuseDeclarations, refuseErrors } from "./svg-rules";
import { outlineText, type DrawingText } from "./svg-text";

/** A drawing as the browser gets it. */
export interface PreparedSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What readers and their tools find in it, in the order of the file. */
  texts: DrawingText[];
}

const FONTS = [
  ["Newsreader", 400],
  ["Source Sans 3", 400],
  ["Source Sans 3", 600],
] as const;

/**
 * Outlines the text of an SVG, notes its words and optimises it.
 * @param written the writer's file, when tokens of it have been filled
 * @throws {ImageError} when the text is in a font that the site does not have, when the drawing cannot be read,
 * and when it holds what has no place in a picture
 */
export async function prepareSvg(source: string, written = source): Promise<PreparedSvg> {
  const fonts = new Map<string, Font>();
  for (const [family, weight] of FONTS) {
    const font = await openFont(family, weight);
    if (font) fonts.set(`${family} ${weight}`, font);
  }
  refuseDeclarations(written);
  const texts: DrawingText[] = [];
  const plugins = [refuseErrors(written), outlineText(source, fonts, texts)];
  const svg = optimizeSvg(await cleanPictures(source), plugins);
  try {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    return { svg, width, height, texts };
  } catch (error) {
    throw new ImageError(
      "cannot be drawn, expected an SVG that opens in a browser; save it again",
      { cause: error },
    );
  }
}

function optimizeSvg(source: string, plugins: ReturnType<typeof refuseErrors>[]): string {
  const preset = {
    name: "preset-default",
    params: { overrides: { removeDesc: false, inlineStyles: false } },
  } as const;
  // Pages describe each drawing in their own words. WebKit reads these labels aloud, even those of a hidden slide.
  const labels = ["removeTitle", { name: "removeDesc", params: { removeAny: true } }] as const;
  const options = { multipass: true, floatPrecision: 1, plugins: [...plugins, preset, ...labels] };
  try {
    return optimize(source, options).data;
  } catch (error) {
    if (error instanceof ImageError) throw error;
    // The parser's own error has a place, but its class is not exported.
    const from =
      error instanceof Error && "line" in error ? ` from line ${String(error.line)} on` : "";
    throw new ImageError(
      `cannot be read${from}, expected an SVG in UTF-8; save it again from the program it was made with`,
      { cause: error },
    );
  }
}

/** Pictures inside a drawing can say where and by whom they were taken: they are encoded anew without that. */
async function cleanPictures(source: string): Promise<string> {
  let cleaned = source;
  for (const [found, , bytes = ""] of source.matchAll(EMBEDDED_PICTURE)) {
    try {
      const picture = Buffer.from(bytes.replace(/&#\w+;|\s/g, ""), "base64");
      const { mediaType, data } = await recode(picture);
      cleaned = cleaned.replace(found, `data:${mediaType};base64,${data.toString("base64")}`);
    } catch (error) {
      throw new ImageError(
        "holds a picture that is damaged, expected one that opens in a browser; embed it again",
        { cause: error },
      );
    }
  }
  return cleaned;
}
