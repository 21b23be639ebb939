import type { BBox } from "@resvg/resvg-js";
import type { XastRoot } from "svgo";

import { openDrawing } from "./fonts";
import { selectElements, type FoundText, type TextProblem } from "./svg-text";

interface TextBox {
  words: string;
  box: BBox;
}

const SHAPES = "circle,ellipse,image,line,path,polygon,polyline,rect";

/** Matches what may move or show texts later. */
const UNCLEAR = /<(?:set|animate)|@(?:media|keyframes|supports|container)|transform\s*:(?!none)/;

const SLANTED =
  ":is([transform*=rotate], [transform*=skew], [transform*=matrix]:not([transform^='matrix(1 0 0 1']))";
/** Selects texts whose boxes contain more than one straight line. */
const UNEVEN = `${SLANTED} text, text${SLANTED}, text:has(textPath, [x] ~ *, [y] ~ *, [dy])`;

/** Hides all but one text, and draws that one also where its color is none. */
const ALONE = `<style>${SHAPES},[data-text]{display:none!important}clipPath *,mask *,clipPath [data-text],mask [data-text]{display:inline!important}[data-own],[data-own] *{fill:#000!important}</style>`;

/** Finds texts that are hidden, end outside of a drawing, or cover others. @param drawing with numbers in `data-text` */
export function findMisplaced(
  { svg, root }: { svg: string; root: XastRoot },
  texts: readonly FoundText[],
): TextProblem[] {
  const shown = texts.filter(({ isShown }) => isShown);
  if (UNCLEAR.test(svg) || shown.length === 0) return [];
  const drawing = openDrawing(svg);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1];
  const frame = viewBox?.trim().split(/[\s,]+/) ?? [0, 0, drawing.width, drawing.height];
  const [x = 0, y = 0, width = 0, height = 0] = frame.map(Number);
  const uneven = new Set(selectElements(root, UNEVEN));
  const lines: TextBox[] = [];
  return shown.flatMap(({ text: words, element: text }): TextProblem[] => {
    const own = svg.replace(` data-text="${text.attributes["data-text"]}"`, ' data-own=""');
    const box = openDrawing(own.replace(/<\/svg>$/, `${ALONE}</svg>`)).getBBox();
    const tell = (found: string, fix: string) => [{ text, found, fix }];
    if (!box) return tell("is hidden, and nobody sees it", "delete it, or show it");
    // Don't report the ends of letters, because nobody misses them.
    const spare = box.height / 10;
    const [left, top] = [box.x + spare - x, box.y + spare - y];
    const [end, base] = [box.x + box.width - spare - x, box.y + box.height - spare - y];
    if (end <= 0 || base <= 0 || left >= width || top >= height)
      return tell("is outside of the drawing, and nobody sees it", "delete it, or move it in");
    if (left < 0 || top < 0 || end > width || base > height)
      return tell("ends outside of the drawing", "use fewer words or a smaller font-size");
    if (uneven.has(text)) return [];
    const line = { words, box };
    const covered = lines.find((other) => doesCover(line, other));
    lines.push(line);
    if (!covered) return [];
    const fix = "move it, or use fewer words or a smaller font-size";
    return tell(`covers the text "${covered.words}"`, fix);
  });
}

/** Tells whether letters of one line cover another's; equal words are a shadow. */
function doesCover(one: TextBox, other: TextBox): boolean {
  const shared = (start: "x" | "y", size: "width" | "height") =>
    Math.min(one.box[start] + one.box[size], other.box[start] + other.box[size]) -
    Math.max(one.box[start], other.box[start]);
  const height = Math.min(one.box.height, other.box.height);
  return (
    one.words !== other.words &&
    shared("x", "width") > height / 4 &&
    shared("y", "height") > height / 2
  );
}
