import { optimize, type PluginConfig, type XastElement, type XastRoot } from "svgo";

import { checkMarkup, type MarkupFault } from "../markup/check-markup";
import { openDrawing } from "./fonts";
import { ImageError } from "./formats";
import { outlineTexts } from "./outlines";
import {
  describeOnce,
  findTexts,
  type DrawingText,
  type FoundText,
  type TextProblem,
} from "./svg-text";
import { findUnseen } from "./text-places";

export interface PreparedSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  texts: DrawingText[];
}

const ADVICE: Record<MarkupFault["kind"], string> = {
  code: "expected shapes and text only; delete it, or save the drawing as plain SVG",
  foreign:
    "expected shapes and text only; draw it, or save the whole drawing as a PNG or JPEG picture",
};

/** Removes what is never visible: WebKit reads titles of hidden slides aloud. */
const UNSEEN: PluginConfig[] = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS"] as const),
  { name: "removeAttrs", params: { attrs: ["aria-.*", "data-text"] } },
  // Don't remove the elements, because rules may count them.
  { name: "emptyDescriptions", fn: () => ({ element: { enter: emptyDescription } }) },
];

function emptyDescription(element: XastElement): void {
  if (/^(?:.*:)?(?:title|desc)$/.test(element.name)) element.children = [];
}

/**
 * Checks an SVG, outlines its text and reads its words.
 * @throws {ImageError} when it is damaged or contains more than shapes and text
 */
export function prepareSvg(source: string): PreparedSvg {
  const clean = run(source.replace(/^\uFEFF/, ""), UNSEEN);
  const foreign = foreignIn(clean);
  if (foreign.length > 0) throw new ImageError(foreign.join("\n"));
  try {
    const { svg, texts } = outline(clean);
    const { width, height } = openDrawing(svg);
    return { svg, width, height, texts };
  } catch (cause) {
    const message = "cannot be drawn, expected an SVG that opens in a browser; save it again";
    throw new ImageError(message, { cause });
  }
}

/** Reads all words of a drawing, also unseen ones. @throws {ImageError} when it is damaged */
export function readDrawingWords(source: string): string[] {
  return listDrawingTexts(parse(source.replace(/^\uFEFF/, ""), UNSEEN)).map(({ text }) => text);
}

function listDrawingTexts(root: XastRoot): FoundText[] {
  return root.children.flatMap((node) => (node.type === "element" ? findTexts(node) : []));
}

function outline(clean: string): Pick<PreparedSvg, "svg" | "texts"> {
  const styled = parse(clean, [{ name: "inlineStyles", params: { onlyMatchedOnce: false } }]);
  let wrong: TextProblem[] = [];
  const svg = run(clean, [
    { name: "outline", fn: (root) => void (wrong = outlineTexts(root, styled)) },
  ]);
  const found = listDrawingTexts(styled);
  const unseen = wrong.length === 0 ? findUnseen(svg, styled, found) : [];
  const faults = describeOnce([...wrong, ...found.flatMap(({ fault }) => fault ?? [])]);
  const notes = describeOnce([...found.flatMap(({ note }) => note ?? []), ...unseen]);
  const texts = found.map(({ text, element }) => ({
    text,
    faults: faults.get(element) ?? [],
    notes: notes.get(element) ?? [],
  }));
  return { svg, texts };
}

function parse(svg: string, plugins: PluginConfig[]): XastRoot {
  let parsed: XastRoot = { type: "root", children: [] };
  run(svg, [...plugins, { name: "parsed", fn: (root) => void (parsed = root) }]);
  return parsed;
}

function run(svg: string, plugins: PluginConfig[]): string {
  try {
    return optimize(svg, { plugins }).data;
  } catch (error) {
    if (!(error instanceof Error && error.name === "SvgoParserError" && "line" in error))
      throw error;
    const message = `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`;
    throw new ImageError(message, { cause: error });
  }
}

/** Finds code, and anything from elsewhere. */
function foreignIn(svg: string): string[] {
  if (!/^<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    return [
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG',
    ];
  // Don't allow pictures, because only files of their own lose a camera's data.
  const picture = /data:image\//i.test(svg) ? [`holds a picture, ${ADVICE.foreign}`] : [];
  const found = checkMarkup(svg);
  const page = found.filter((fault) => fault.found === "<foreignObject>");
  const lines = (page.length > 0 ? page : found)
    .filter(({ kind }) => kind !== "foreign" || picture.length === 0)
    .map((fault) => `holds ${fault.found.slice(0, 100)}, ${ADVICE[fault.kind]}`);
  return [...picture, ...new Set(lines)];
}
