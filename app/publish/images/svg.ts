// Turns the text of a drawing into outlines, so that it looks the same on every machine, and keeps its words. The source
// in content/images stays readable and editable.
import {
  optimize,
  type CustomPlugin,
  type PluginConfig,
  type XastElement,
  type XastRoot,
} from "svgo";

import { checkDrawing, type MarkupFault } from "../markup/check-markup";
import { openDrawing } from "./fonts";
import { ImageError } from "./formats";
import { outlineTexts } from "./outlines";
import { describeOnce, readTexts, type DrawingText, type FoundText } from "./svg-text";
import { findUnseen } from "./text-places";
import { partsOf, type Fault } from "./text-skeleton";

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
const UNSEEN: PluginConfig[] = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS"] as const),
  // The second is ours: `outlines.ts` sets it.
  { name: "removeAttrs", params: { attrs: ["aria-.*", "data-text"] } },
  // Don't remove the elements, because rules may count them.
  { name: "emptyDescriptions", fn: () => ({ element: { enter: emptyDescription } }) },
];

function emptyDescription(element: XastElement): void {
  if (/^(?:.*:)?(?:title|desc)$/.test(element.name)) element.children = [];
}

/**
 * Outlines the text of an SVG and notes its words; all the rest stays as it was written.
 * @throws {ImageError} when the drawing cannot be read, and when it contains what does not belong in a picture
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

/**
 * All words of a drawing in the order of the file, also those that browsers do not show.
 * @throws {ImageError} when it cannot be read
 */
export function readDrawingWords(source: string): string[] {
  let words: string[] = [];
  const fn: CustomPlugin["fn"] = (root) => void (words = textsIn(root).map(({ text }) => text));
  run(source.replace(/^\uFEFF/, ""), [...UNSEEN, { name: "words", fn }]);
  return words;
}

function textsIn(root: XastRoot): FoundText[] {
  return root.children.flatMap((node) => (node.type === "element" ? readTexts(node) : []));
}

function outline(clean: string): Pick<PreparedSvg, "svg" | "texts"> {
  let kept: XastRoot = { type: "root", children: [] };
  let found: FoundText[] = [];
  let faults: Fault[] = [];
  const shown = new Map<number, XastElement>();
  const keep: CustomPlugin["fn"] = (root) => void (kept = structuredClone(root));
  const replace: CustomPlugin["fn"] = (styled) => {
    faults = outlineTexts(kept, styled);
    found = textsIn(styled);
    const parts = partsOf(styled);
    for (const { element, isShown } of found)
      if (isShown) shown.set(parts.indexOf(element), element);
    styled.children = kept.children;
  };
  const svg = run(clean, [
    { name: "keep", fn: keep },
    { name: "inlineStyles", params: { onlyMatchedOnce: false } },
    { name: "outline", fn: replace },
  ]);
  const wrong = found.flatMap(({ element, fault }) => layoutFault(element, fault));
  const odd = found.flatMap(({ element, note }) => layoutFault(element, note));
  const unseen = faults.length === 0 ? findUnseen(svg, shown) : [];
  const [allFaults, allNotes] = [
    describeOnce([...faults, ...wrong]),
    describeOnce([...odd, ...unseen]),
  ];
  const texts = found.map(({ text, element }) => ({
    text,
    faults: allFaults.get(element) ?? [],
    notes: allNotes.get(element) ?? [],
  }));
  return { svg, texts };
}

function layoutFault(text: XastElement, found: string | undefined): Fault[] {
  return found ? [{ text, kind: "layout", found }] : [];
}

function run(svg: string, plugins: PluginConfig[]): string {
  try {
    return optimize(svg, { plugins }).data;
  } catch (error) {
    // The error of svgo's parser has a place; its class is not exported.
    if (!(error instanceof Error && "line" in error)) throw error;
    const message = `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`;
    throw new ImageError(message, { cause: error });
  }
}

/** Code, and anything from elsewhere. */
function foreignIn(svg: string): string[] {
  if (!/^<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    return [
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG',
    ];
  // Pictures have formats and sizes for each screen, and lose what their camera wrote; those inside a drawing would not.
  const picture = /data:image\//i.test(svg) ? [`holds a picture, ${ADVICE.foreign}`] : [];
  const found = checkDrawing(svg);
  // Of a part of a web page, what is in it needs no line of its own.
  const page = found.filter((fault) => fault.found === "<foreignObject>");
  const lines = (page.length > 0 ? page : found)
    .filter(({ kind }) => kind !== "foreign" || picture.length === 0)
    .map((fault) => `holds ${fault.found.slice(0, 100)}, ${ADVICE[fault.kind]}`);
  return [...picture, ...new Set(lines)];
}
