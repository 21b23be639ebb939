// Finds the words of a drawing that nobody sees, or not whole.
import type { XastElement } from "svgo";

import { openDrawing } from "./fonts";
import { CORNERS } from "./outlines";
import type { Fault } from "./text-skeleton";

/** What a drawing shows besides text, as a selector. */
const SHAPES = "circle,ellipse,image,line,path,polygon,polyline,rect";

/** What moves or shows texts and is not read here. */
const UNCLEAR = /<(?:set|animate)|@(?:media|keyframes|supports|container)|transform\s*:/;

type Box = [left: number, top: number, right: number, bottom: number];

/**
 * Finds texts that end outside of a drawing or are not shown at all.
 * @param svg the drawing with its texts as outlines
 * @param texts the texts by their numbers
 */
export function findUnseen(svg: string, texts: ReadonlyMap<number, XastElement>): Fault[] {
  if (texts.size === 0 || UNCLEAR.test(svg)) return [];
  const letters = svg.replace(CORNERS, "");
  const drawing = openDrawing(svg);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1];
  const numbers = viewBox?.trim().split(/[\s,]+/) ?? [0, 0, drawing.width, drawing.height];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  // The ends of some letters may be outside.
  const spare = Math.max(width, height) / 200;
  const frame: Box = [x - spare, y - spare, x + width + spare, y + height + spare];
  return [...texts].flatMap(([number, text]): Fault[] => {
    const found = describePlace(boxOf(letters, number), frame);
    return found ? [{ text, kind: "layout", found }] : [];
  });
}

/** From where to where a text is drawn; undefined when it is not. */
function boxOf(svg: string, number: number): Box | undefined {
  const outlines = `path[data-text="text-${number}"],[data-text="text-${number}"] path`;
  const alone = `<style>${SHAPES}{display:none!important}clipPath *,mask *{display:inline!important}${outlines}{display:inline!important;fill:#000!important}</style>`;
  const box = openDrawing(svg.replace(/<\/svg>$/, `${alone}</svg>`)).getBBox();
  return box && [box.x, box.y, box.x + box.width, box.y + box.height];
}

function describePlace(box: Box | undefined, frame: Box): string {
  if (!box) return "is hidden, and nobody sees it; delete it, or show it";
  const [left, top, right, bottom] = frame;
  if (box[2] <= left || box[3] <= top || box[0] >= right || box[1] >= bottom)
    return "is outside of the drawing, and nobody sees it; delete it, or move it in";
  const isInside = box[0] >= left && box[1] >= top && box[2] <= right && box[3] <= bottom;
  return isInside ? "" : "ends outside of the drawing; use fewer words or a smaller font-size";
}
