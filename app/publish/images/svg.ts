// A drawing with text in; out a small drawing without text, which looks the same on every machine because it needs no
// font, and the words that it shows. The source in content/images stays readable and editable.
import sharp from "sharp";
import { optimize } from "svgo";

import {
  checkMarkup,
  EMBEDDED_PICTURE,
  parseMarkup,
  type MarkupFault,
} from "../markup/check-markup";
import { ImageError } from "./formats";
import { recode } from "./responsive";
import { hasStyles, outlineText, type DrawingText } from "./svg-text";

/** A drawing as the browser gets it. */
export interface PreparedSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What readers and their tools find in it, in the order of the file. */
  texts: DrawingText[];
}

const ADVICE: Record<MarkupFault["kind"], string> = {
  code: "expected shapes and text only; delete it, or save the drawing as plain SVG",
  style: "expected shapes and text only; delete it",
  foreign: "expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture",
};

/**
 * Outlines the text of an SVG, notes its words and optimises it.
 * @throws {ImageError} when its text cannot be drawn as it is set, when the drawing cannot be read, and when it contains what
 * does not belong in a picture
 */
export async function prepareSvg(source: string): Promise<PreparedSvg> {
  const { svg: outlined, texts } = await outlineText(await cleanPictures(source)).catch(
    (error: unknown) => {
      // The error of svgo's parser has a place; its class is not exported.
      if (!(error instanceof Error && "line" in error)) throw error;
      const message = `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`;
      throw new ImageError(message, { cause: error });
    },
  );
  refuseForeign(outlined);
  // What is set on text is on a group: on the outlines themselves it would lose against rules for paths.
  const collapseGroups = hasStyles(source) ? { collapseGroups: false as const } : {};
  const overrides = { inlineStyles: false as const, ...collapseGroups };
  const preset = { name: "preset-default", params: { overrides } } as const;
  const svg = optimize(outlined, { multipass: true, plugins: [preset] }).data;
  const { width, height } = await sharp(Buffer.from(svg))
    .metadata()
    .catch((cause: unknown) => {
      const message = "cannot be drawn, expected an SVG that opens in a browser; save it again";
      throw new ImageError(message, { cause });
    });
  return { svg, width, height, texts };
}

/** @throws {ImageError} for code and anything from elsewhere; the build checks all published files in the same way */
function refuseForeign(svg: string): void {
  if (!/^<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    throw new ImageError(
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG',
    );
  const [fault] = checkMarkup(parseMarkup(svg, true), true);
  if (fault) throw new ImageError(`holds ${fault.found.slice(0, 100)}, ${ADVICE[fault.kind]}`);
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

/** Pictures inside a drawing can say where and by whom they were taken: they are encoded again without that. */
async function cleanPictures(source: string): Promise<string> {
  let cleaned = source;
  for (const [found, bytes = ""] of source.matchAll(EMBEDDED_PICTURE)) {
    const picture = Buffer.from(bytes.replace(/&#\w+;|\s/g, ""), "base64");
    const { mediaType, data } = await recode(picture).catch((cause: unknown) => {
      const message =
        "holds a picture that is damaged, expected one that opens in a browser; embed it again";
      throw new ImageError(message, { cause });
    });
    cleaned = cleaned.replace(found, `data:${mediaType};base64,${data.toString("base64")}`);
  }
  return cleaned;
}
