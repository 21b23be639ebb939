import type { XastRoot } from "svgo";

import { openDrawing } from "./fonts";
import { CORNERS } from "./outlines";
import { selectElements, type FoundText, type TextProblem } from "./svg-text";

const SHAPES = "circle,ellipse,image,line,path,polygon,polyline,rect";

/** May move or show texts. */
const UNCLEAR = /<(?:set|animate)|@(?:media|keyframes|supports|container)|transform\s*:(?!none)/;

/** Finds texts that end outside of a drawing or are hidden. @param svg with outlines */
export function findUnseen(svg: string, original: XastRoot, texts: FoundText[]): TextProblem[] {
  if (UNCLEAR.test(svg) || !texts.some(({ isShown }) => isShown)) return [];
  const numbers = new Map(selectElements(original, "text").map((text, number) => [text, number]));
  const letters = svg.replace(CORNERS, "");
  const drawing = openDrawing(svg);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1];
  const frame = viewBox?.trim().split(/[\s,]+/) ?? [0, 0, drawing.width, drawing.height];
  const [x = 0, y = 0, width = 0, height = 0] = frame.map(Number);
  // Don't report ends of letters.
  const spare = Math.max(width, height) / 200;
  const [left, top, right, bottom] = [x - spare, y - spare, x + width + spare, y + height + spare];
  return texts.flatMap(({ element: text, isShown }): TextProblem[] => {
    if (!isShown) return [];
    const alone = `<style>${SHAPES}{display:none!important}clipPath *,mask *{display:inline!important}[data-text="${numbers.get(text)}"] path{display:inline!important;fill:#000!important}</style>`;
    const box = openDrawing(letters.replace(/<\/svg>$/, `${alone}</svg>`)).getBBox();
    const tell = (found: string, fix: string) => [{ text, found, fix }];
    if (!box) return tell("is hidden, and nobody sees it", "delete it, or show it");
    const [end, base] = [box.x + box.width, box.y + box.height];
    if (end <= left || base <= top || box.x >= right || box.y >= bottom)
      return tell("is outside of the drawing, and nobody sees it", "delete it, or move it in");
    const isInside = box.x >= left && box.y >= top && end <= right && base <= bottom;
    if (isInside) return [];
    return tell("ends outside of the drawing", "use fewer words or a smaller font-size");
  });
}
