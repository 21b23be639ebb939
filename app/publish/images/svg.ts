// A drawing with text in; out a small drawing without text, which looks the same on every machine because it needs no
// font, and the words that it shows. The source in content/images stays readable and editable.
import sharp from "sharp";
import { optimize } from "svgo";

import { checkMarkup, parseMarkup, type MarkupFault } from "../markup/check-markup";
import { ImageError } from "./formats";
import { hasRules, outlineText, type DrawingText } from "./svg-text";

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
  foreign:
    "expected shapes and text only; draw it, or save the whole drawing as a PNG or JPEG picture",
};

/**
 * Outlines the text of an SVG, notes its words and optimises it.
 * @throws {ImageError} when its text cannot be drawn as it is set, when the drawing cannot be read, and when it contains what
 * does not belong in a picture
 */
export async function prepareSvg(source: string): Promise<PreparedSvg> {
  const { svg: outlined, texts } = readSvg(source);
  refuseForeign(outlined);
  // A rule may style a group, or what is in it.
  const groups = hasRules(source) ? { collapseGroups: false as const } : {};
  const overrides = { inlineStyles: false as const, ...groups };
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

function readSvg(source: string) {
  try {
    return outlineText(source);
  } catch (error) {
    // The error of svgo's parser has a place; its class is not exported.
    if (!(error instanceof Error && "line" in error)) throw error;
    const message = `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`;
    throw new ImageError(message, { cause: error });
  }
}

/** @throws {ImageError} for code and anything from elsewhere; the build checks all published files in the same way */
function refuseForeign(svg: string): void {
  if (!/^<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    throw new ImageError(
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG',
    );
  // Pictures have formats and sizes for each screen, and lose what their camera wrote; those inside a drawing would not.
  if (/data:image\//i.test(svg)) throw new ImageError(`holds a picture, ${ADVICE.foreign}`);
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
