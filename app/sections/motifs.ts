// The drawings of amounts as SVG paths: cells, bonds with a leaf each, seeds of a flower.

type Point = readonly [x: number, y: number];

interface MotifDrawing {
  mostShapes: number;
  /** Draws one; `share`, from 0 to 1, is the part of its area, or of a bond's length. */
  shape: (index: number, share: number) => string;
  firstShapeViewBox: string;
  /** Draws what surrounds them all. */
  around?: (total: number) => string;
  /** Computes the `viewBox` of a number of shapes. */
  box: (total: number) => readonly [x: number, y: number, width: number, height: number];
}

/** The edge of a hexagon, and the length of a bond. */
const EDGE = 20;
const HALF_WIDTH = (EDGE * Math.sqrt(3)) / 2;
/** The angle between the seeds of a sunflower, in turns (H. Vogel, 1979). */
const GOLDEN_ANGLE = (3 - Math.sqrt(5)) / 2;
const CENTER: Point = [0, 0];
const PETALS = 21;

export type Motif = "cells" | "bonds" | "seeds";

export const MOTIFS: Readonly<Record<Motif, MotifDrawing>> = {
  cells: {
    mostShapes: 30,
    firstShapeViewBox: "-20 -20 40 40",
    shape(index, share) {
      const radius = 0.93 * EDGE * Math.sqrt(share);
      return polygon(evenTurns(6).map((part) => move(cellAt(index), part, radius)));
    },
    box: (total) => square(Math.hypot(...cellAt(total - 1)) + EDGE),
  },
  bonds: {
    mostShapes: 16,
    firstShapeViewBox: "0 0 40 40",
    shape(index, share) {
      const isFalling = index % 2 === 0;
      const start: Point = [index * HALF_WIDTH, isFalling ? 0 : EDGE / 2];
      const end = move(start, isFalling ? 1 / 3 : 1 / 6, EDGE * share);
      const tip = leaf(end, isFalling ? 0.4 : 0.1, 1.8 * EDGE * Math.sqrt(share));
      return `M${pair(start)}L${pair(end)}${tip}`;
    },
    box: (total) => [-EDGE / 4, -1.8 * EDGE, (total + 2) * HALF_WIDTH, 4.1 * EDGE],
  },
  seeds: {
    mostShapes: 30,
    firstShapeViewBox: "-15 -23 30 30",
    shape(index, share) {
      const at = move(CENTER, index * GOLDEN_ANGLE, flowerRadius(index));
      return disc(at, 0.42 * EDGE * Math.sqrt(share));
    },
    around(total) {
      const head = flowerRadius(total) + EDGE / 4;
      return evenTurns(total && PETALS)
        .map((part) => leaf(move(CENTER, part, head), part, 0.75 * head))
        .join("");
    },
    box: (total) => square(1.8 * (flowerRadius(total) + EDGE / 4)),
  },
};

/** The centers of the cells, from the innermost on. */
const CELL_CENTERS = Array.from({ length: 49 }, (_, index): Point => {
  const row = Math.floor(index / 7) - 3;
  return [(2 * (index % 7) - 6 + Math.abs(row % 2)) * HALF_WIDTH, row * 1.5 * EDGE];
}).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function cellAt(index: number): Point {
  return CELL_CENTERS[index] ?? CENTER;
}

function flowerRadius(index: number): number {
  return 0.58 * EDGE * Math.sqrt(index + 0.5);
}

function square(radius: number) {
  return [-radius, -radius, 2 * radius, 2 * radius] as const;
}

function evenTurns(total: number): number[] {
  return Array.from({ length: total }, (_, index) => index / total);
}

function move([x, y]: Point, turns: number, distance: number): Point {
  const angle = 2 * Math.PI * turns;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}

function leaf(base: Point, turns: number, length: number): string {
  const side = (by: number) => pair(move(base, turns + by, 0.65 * length));
  const tip = pair(move(base, turns, length));
  return `M${pair(base)}Q${side(0.12)} ${tip}Q${side(-0.12)} ${pair(base)}Z`;
}

function disc(center: Point, radius: number): string {
  const top = pair(move(center, 0, radius));
  const bottom = pair(move(center, 0.5, radius));
  const arc = `A${pair([radius, radius])} 0 0 1`;
  return `M${top}${arc} ${bottom}${arc} ${top}Z`;
}

function polygon(points: Point[]): string {
  return `M${points.map(pair).join(" ")}Z`;
}

function pair(point: Point): string {
  return point.map((length) => Number(length.toFixed(1))).join(" ");
}
