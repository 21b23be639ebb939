import { openDrawing } from "./fonts";
import type { FoundText, TextProblem } from "./svg-text";

const SHAPES = "circle,ellipse,image,line,path,polygon,polyline,rect";

/** Matches what may move or show texts later. */
const UNCLEAR = /<(?:set|animate)|@(?:media|keyframes|supports|container)|transform\s*:(?!none)/;

/** Finds texts that end outside of a drawing or are hidden. @param svg with numbers in `data-text` */
export function findUnseen(svg: string, texts: readonly FoundText[]): TextProblem[] {
  const shown = texts.filter(({ isShown }) => isShown);
  if (UNCLEAR.test(svg) || shown.length === 0) return [];
  const drawing = openDrawing(svg);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1];
  const frame = viewBox?.trim().split(/[\s,]+/) ?? [0, 0, drawing.width, drawing.height];
  const [x = 0, y = 0, width = 0, height = 0] = frame.map(Number);
  // Don't report the ends of letters, because nobody misses them.
  const spare = Math.max(width, height) / 200;
  const [left, top, right, bottom] = [x - spare, y - spare, x + width + spare, y + height + spare];
  const numbers = [...svg.matchAll(/ data-text="\d+"/g)].map(
    ([attribute]) => `[${attribute.trim()}]`,
  );
  return shown.flatMap(({ element: text }): TextProblem[] => {
    const own = `[data-text="${text.attributes["data-text"]}"]`;
    const others = numbers.filter((each) => each !== own);
    const alone = `<style>${[SHAPES, ...others].join()}{display:none!important}clipPath *,mask *,clipPath [data-text],mask [data-text]{display:inline!important}${own},${own} *{fill:#000!important}</style>`;
    const box = openDrawing(svg.replace(/<\/svg>$/, `${alone}</svg>`)).getBBox();
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
