// What visitors see of one file in; out the figures in it, each with its place. The register counts them, the check judges them.
import type { TextRange } from "../../problems/problem";
import { blocksOf, passageAt, rangeNear } from "../source/texts";
import type { SeenFile } from "../source/model";
import { findFigures } from "./figures";

/** A figure that a file shows. */
export interface ShownFigure {
  /** As written. */
  words: string;
  /** In the spelling of `normaliseFigure`. */
  figure: string;
  range: TextRange;
  field: string;
}

/** The figures that a file shows, also where marks such as `**` divide one; the axis of a drawing claims nothing. */
export function shownFigures({ passages }: SeenFile): ShownFigure[] {
  return blocksOf(passages.filter(({ isAxis }) => !isAxis)).flatMap((block) =>
    findFigures(block.text).map(({ match, figure }) => {
      const { passage, found } = passageAt(block, match);
      return { words: match[0], figure, range: rangeNear(passage, found), field: passage.field };
    }),
  );
}
