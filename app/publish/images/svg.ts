// Turns the text of a drawing into outlines, so that it looks the same on every machine, and keeps its words. The source
// in content/images stays readable and editable.
import { optimize, type CustomPlugin } from "svgo";

import { checkDrawing, type MarkupFault } from "../markup/check-markup";
import { openDrawing } from "./fonts";
import { ImageError } from "./formats";
import { readTexts, type DrawingText } from "./svg-text";

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
  foreign:
    "expected shapes and text only; draw it, or save the whole drawing as a PNG or JPEG picture",
};

/** What is never visible: pages describe each drawing in their own words, and WebKit reads titles of hidden slides aloud. */
const UNSEEN = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS", "removeTitle"] as const),
  { name: "removeDesc", params: { removeAny: true } } as const,
  { name: "removeAttrs", params: { attrs: "aria-.*" } } as const,
];
/** Text is checked in the style that its drawing's rules give it. */
const INLINE = { name: "inlineStyles", params: { onlyMatchedOnce: false } } as const;

/** What a drawing shows besides text, as a selector. */
const SHAPES = "circle,ellipse,image,line,path,polygon,polyline,rect";

type Box = [x: number, y: number, width: number, height: number];

/** Stands in for `currentColor`, which usvg would make black; no drawing is likely to have it. */
const CURRENT = "#fedcb1";

/**
 * Outlines the text of an SVG, notes its words and optimizes it.
 * @throws {ImageError} when the drawing cannot be read, and when it contains what does not belong in a picture
 */
export function prepareSvg(source: string): PreparedSvg {
  const { svg: clean, texts } = readSvg(source.replace(/^\uFEFF/, ""));
  const foreign = foreignIn(clean);
  if (foreign.length > 0) throw new ImageError(foreign.join("\n"));
  try {
    const drawing = openDrawing(clean.replace(/\bcurrentcolor\b/gi, CURRENT));
    const { width, height } = drawing;
    if (texts.length === 0) return { svg: shrink(clean), width, height, texts };
    const paths = drawing.toString();
    const svg = shrink(paths.replaceAll(CURRENT, "currentColor"), rounding(paths));
    for (const [index, text] of texts.entries())
      text.isOutside = isOutside(clean, index, viewBoxOf(paths));
    return { svg, width, height, texts };
  } catch (cause) {
    const message = "cannot be drawn, expected an SVG that opens in a browser; save it again";
    throw new ImageError(message, { cause });
  }
}

/** Without what is never visible, and with its words. */
function readSvg(source: string) {
  let texts: DrawingText[] = [];
  const fn: CustomPlugin["fn"] = (tree) => void (texts = readTexts(tree));
  const styles = /<(?:[\w-]+:)?text\b/.test(source) ? [INLINE] : [];
  try {
    const svg = optimize(source, { plugins: [...UNSEEN, ...styles, { name: "texts", fn }] }).data;
    return { svg, texts };
  } catch (error) {
    // The error of svgo's parser has a place; its class is not exported.
    if (!(error instanceof Error && "line" in error)) throw error;
    const message = `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`;
    throw new ImageError(message, { cause: error });
  }
}

/** Whether a text of a drawing, as it is drawn, is not all inside of it; the ends of some letters may be. */
function isOutside(svg: string, index: number, [x, y, width, height]: Box): boolean {
  const alone = `<style>${SHAPES},[data-text]{display:none}[data-text="${index}"]{display:inline}</style>`;
  const box = openDrawing(svg.replace(/^<svg[^>]*>/, `$&${alone}`)).getBBox();
  const most = Math.max(width, height) / 200;
  return (
    box !== undefined &&
    (box.x < x - most ||
      box.y < y - most ||
      box.x + box.width > x + width + most ||
      box.y + box.height > y + height + most)
  );
}

/** Of a drawing that usvg has written: it always writes one. */
function viewBoxOf(svg: string): Box {
  const [, ...numbers] = / viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return [x, y, width, height];
}

function shrink(svg: string, more = {}): string {
  // A rule may style a group, or what is in it.
  const groups = /<(?:[\w-]+:)?style\b/.test(svg) ? { collapseGroups: false as const } : {};
  const overrides = { inlineStyles: false as const, ...groups, ...more };
  const preset = { name: "preset-default", params: { overrides } } as const;
  return optimize(svg, { multipass: true, plugins: [preset] }).data;
}

/** usvg's coordinates to 1/5,000 of the drawing, which makes outlines a third smaller; finer in a part that is enlarged. */
function rounding(svg: string) {
  const [, , width, height] = viewBoxOf(svg);
  const scales = [...svg.matchAll(/ transform="matrix\((\S+) (\S+)/g)].map(([, x, y]) =>
    Math.max(1, Math.hypot(Number(x), Number(y))),
  );
  const parts = scales.reduce((product, scale) => product * scale, 5000);
  const digits = Math.ceil(Math.log10(parts / Math.max(width, height)));
  return { convertPathData: { floatPrecision: Math.min(Math.max(digits, 0), 3) } };
}

/** Code, and anything from elsewhere. */
function foreignIn(svg: string): string[] {
  if (!/^<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    return [
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG',
    ];
  // Pictures have formats and sizes for each screen, and lose what their camera wrote; those inside a drawing would not.
  const picture = /data:image\//i.test(svg) ? [`holds a picture, ${ADVICE.foreign}`] : [];
  const lines = checkDrawing(svg)
    .filter(({ kind }) => kind !== "foreign" || picture.length === 0)
    .map(({ found, kind }) => `holds ${found.slice(0, 100)}, ${ADVICE[kind]}`);
  return [...picture, ...new Set(lines)];
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
