// What visitors see of one file in; out the figures in it, each with its place. The register counts them, the check judges them.
import type { TextRange } from "../../problems/problem";
import { blocksOf, passageAt, rangeNear } from "../source/text-ranges";
import type { SeenFile } from "../source/visible-text";
import { findFigures } from "./figures";

/** A figure that a file shows. */
export interface ShownFigure {
  /** As written. */
  words: string;
  /** In the spelling of `normaliseFigure`. */
  figure: string;
  range: TextRange;
  field: string;
  /** Whether it marks the axis of a drawing, and so claims nothing. */
  isTick: boolean;
}

/** A scale beside a drawing, "1 hexagon = $50M": it explains the drawing and claims nothing. */
const SCALE = /^\s*(?:1|one)\s+[\p{L}-]+\s*=\s*(?<value>\S.*?)\s*$/iu;

/** An amount that stands alone: "$250M", "50%". */
const AMOUNT = /^[$€£]?(?<number>\d+(?:\.\d+)?)(?<unit>\D*)$/;
const SIZES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** The figures that a file shows, also where marks such as `**` divide one; the scales of a drawing are left out. */
export function shownFigures({ passages, isDrawing }: SeenFile): ShownFigure[] {
  const blocks = blocksOf(passages).filter(({ text }) => !isDrawing || !isScale(text));
  const ticks = isDrawing ? ticksAmong(blocks.map(({ text }) => text.trim())) : new Set();
  return blocks.flatMap((block) =>
    findFigures(block.text).map(({ match, figure }) => {
      const { passage, found } = passageAt(block, match);
      const place = { range: rangeNear(passage, found), field: passage.field };
      return { words: match[0], figure, ...place, isTick: ticks.has(block.text.trim()) };
    }),
  );
}

function isScale(text: string): boolean {
  const value = SCALE.exec(text)?.groups?.["value"];
  return value !== undefined && findFigures(value)[0]?.match[0] === value;
}

/** The texts that are an axis: three or more amounts of one unit at equal distances. Any other amount is a claim. */
function ticksAmong(texts: readonly string[]): Set<string> {
  const axes = new Map<string, Map<number, string>>();
  for (const text of texts) {
    const [found] = findFigures(text);
    if (found?.match[0] !== text) continue;
    const { number, unit = "" } = AMOUNT.exec(found.figure)?.groups ?? {};
    const size = SIZES[unit];
    const kind = found.figure.charAt(0).replace(/\d/, "") + (size === undefined ? unit : "");
    const axis = axes.get(kind) ?? new Map<number, string>();
    if (number !== undefined) axes.set(kind, axis.set(Number(number) * (size ?? 1), text));
  }
  return new Set(
    [...axes.values()].flatMap((axis) => ticksOf([...axis.keys()]).map((at) => axis.get(at) ?? "")),
  );
}

/** The longest row of numbers at equal distances that begins with the smallest; none when it has fewer than three. */
function ticksOf(numbers: readonly number[]): number[] {
  const [first = 0, ...others] = numbers.toSorted((a, b) => a - b);
  const rows = others.map((second) => {
    const row = [first];
    for (let next: number | undefined = second; next !== undefined;) {
      row.push(next);
      const wanted = first + row.length * (second - first);
      next = others.find((each) => Math.abs(each - wanted) < wanted * 1e-9);
    }
    return row;
  });
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best), []);
  return longest.length >= 3 ? longest : [];
}
