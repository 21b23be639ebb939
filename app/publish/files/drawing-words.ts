import { parseFragment } from "parse5";

import { elementsIn, textOf } from "../markup/html-tree";

/** Words of a drawing, with their offset in it. */
export interface DrawingWords {
  text: string;
  start: number;
}

/** Lists the words of a drawing, each `<text>` as one. */
export function readDrawingWords(svg: string): DrawingWords[] {
  const root = parseFragment(svg, { sourceCodeLocationInfo: true });
  return [...elementsIn(root)].flatMap((element) => {
    const text = textOf(element);
    const start = element.sourceCodeLocation?.startTag?.endOffset ?? 0;
    return element.tagName === "text" && text ? [{ text, start }] : [];
  });
}
