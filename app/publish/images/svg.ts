// A drawing with text in; out a small drawing without text, which looks the same on every machine because no font has
// to be there, and the words that it shows. The source in content/images stays readable and editable.
import sharp from "sharp";
import { optimize } from "svgo";

import { openFaces } from "./fonts";
import { EMBEDDED_PICTURE } from "./formats";
import { ImageError } from "./image-error";
import { recode } from "./responsive";
import { refuseDeclarations, refuseErrors } from "./svg-rules";
import { hasStyledText, outlineText, type DrawingText } from "./svg-text";

/** A drawing as the browser gets it. */
export interface PreparedSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What readers and their tools find in it, in the order of the file. */
  texts: DrawingText[];
}

/**
 * Outlines the text of an SVG, notes its words and optimises it.
 * @param written the writer's file, when tokens of it have been filled
 * @throws {ImageError} when its text cannot be drawn as it is set, when the drawing cannot be read, and when it holds what
 * has no place in a picture
 */
export async function prepareSvg(source: string, written = source): Promise<PreparedSvg> {
  refuseDeclarations(written);
  const texts: DrawingText[] = [];
  const outline = outlineText({ source, written, faces: await openFaces() }, texts);
  const svg = optimizeSvg(await cleanPictures(source), [refuseErrors(written), outline]);
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
  const overrides: Record<string, false> = { removeDesc: false, inlineStyles: false };
  // What is set on text is on a group: on the outlines themselves it would lose against rules for paths.
  if (hasStyledText(source)) overrides["collapseGroups"] = false;
  const preset = { name: "preset-default", params: { overrides } } as const;
  // Pages describe each drawing in their own words. WebKit reads these labels aloud, even those of a hidden slide.
  const labels = ["removeTitle", { name: "removeDesc", params: { removeAny: true } }] as const;
  const options = { multipass: true, plugins: [...plugins, preset, ...labels] };
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

/**
 * A prepared drawing as an element of another one, scaled to fit a square.
 * @param side of the square, in units of the other drawing
 */
export function partOf({ svg, width, height }: Omit<PreparedSvg, "texts">, side: number): string {
  return svg.replace(/^<svg[^>]*>/, (root) => {
    const viewBox = root.includes(" viewBox=") ? "" : ` viewBox="0 0 ${width} ${height}"`;
    const rest = root.slice("<svg".length).replace(/ (?:width|height)="[^"]*"/g, "");
    return `<svg width="${side}" height="${side}"${viewBox}${rest}`;
  });
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
