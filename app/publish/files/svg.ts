import { optimize, type PluginConfig, type XastElement, type XastRoot } from "svgo";

import { checkMarkup, type MarkupFault } from "../markup/check-markup";
import { embedFaces, quoteFamilies, readFaces } from "./embedded-fonts";
import { openDrawing } from "./fonts";
import { ImageError } from "./formats";
import {
  describeOnce,
  findTexts,
  INLINE_STYLES,
  selectElements,
  type DrawingText,
  type FoundText,
} from "./svg-text";
import { findMisplaced } from "./text-places";

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
    "expected shapes and text only; delete it, draw it, or save the whole drawing as a PNG or JPEG picture",
};

/** Removes what is never visible: WebKit reads titles of hidden slides aloud. */
const UNSEEN: PluginConfig[] = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS"] as const),
  { name: "removeAttrs", params: { attrs: "aria-.*" } },
  // Don't remove the elements, because rules may count them.
  { name: "emptyDescriptions", fn: () => ({ element: { enter: emptyDescription } }) },
];

const STYLED: PluginConfig[] = [...INLINE_STYLES, { name: "numberedTexts", fn: numberTexts }];

function numberTexts(root: XastRoot): void {
  for (const [number, { attributes }] of selectElements(root, "text").entries())
    attributes["data-text"] = String(number);
}

function emptyDescription(element: XastElement): void {
  if (/^(?:.*:)?(?:title|desc)$/.test(element.name)) element.children = [];
}

/**
 * Checks an SVG, embeds the letters of its text and reads its words.
 * @throws {ImageError} when it is damaged or contains more than shapes and text
 */
export async function prepareSvg(source: string): Promise<PreparedSvg> {
  const clean = quoteFamilies(parse(source.replace(/^\uFEFF/, ""), UNSEEN).svg);
  const foreign = foreignIn(clean);
  if (foreign.length > 0) throw new ImageError(foreign.join("\n"));
  const size = readSize(clean);
  const styled = parse(clean, STYLED);
  const found = listDrawingTexts(styled.root);
  const { words, problems } = readFaces(styled.root);
  const misplaced = problems.length === 0 ? findMisplaced(styled, found) : [];
  const faults = describeOnce([...problems, ...found.flatMap(({ fault }) => fault ?? [])]);
  const notes = describeOnce([...found.flatMap(({ note }) => note ?? []), ...misplaced]);
  const texts = found.map(({ text, element }) => ({
    text,
    faults: faults.get(element) ?? [],
    notes: notes.get(element) ?? [],
  }));
  const rules = await embedFaces(clean, styled.root, words);
  return { ...size, svg: rules ? addRules(clean, rules) : clean, texts };
}

function readSize(svg: string): { width: number; height: number } {
  try {
    const { width, height } = openDrawing(svg);
    return { width, height };
  } catch (cause) {
    const message = "cannot be drawn, expected an SVG that opens in a browser; save it again";
    throw new ImageError(message, { cause });
  }
}

/** Reads all words of a drawing, also unseen ones. @throws {ImageError} when it is damaged */
export function readDrawingWords(source: string): string[] {
  const { root } = parse(source.replace(/^\uFEFF/, ""), UNSEEN);
  return listDrawingTexts(root).map(({ text }) => text);
}

function listDrawingTexts(root: XastRoot): FoundText[] {
  return root.children.flatMap((node) => (node.type === "element" ? findTexts(node) : []));
}

function addRules(svg: string, rules: string): string {
  // Don't add an element beside a style sheet, because its rules may count elements.
  return svg.replace(/<style(?![^>]*(?:media=|\/>))[^>]*>|<\/svg>$/, (tag) =>
    tag === "</svg>" ? `<style>${rules}</style></svg>` : tag + rules,
  );
}

function parse(source: string, plugins: PluginConfig[]): { root: XastRoot; svg: string } {
  let root: XastRoot = { type: "root", children: [] };
  try {
    const keep: PluginConfig = { name: "parsed", fn: (parsed) => void (root = parsed) };
    const { data } = optimize(source, { plugins: [...plugins, keep] });
    return { root, svg: data };
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const message =
      "line" in cause
        ? `cannot be read from line ${String(cause.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`
        : `has styles that cannot be read (${cause.message}), expected plain rules; write each rule apart`;
    throw new ImageError(message, { cause });
  }
}

/** Explains what no drawing may contain: code, pictures, and anything from elsewhere. */
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
