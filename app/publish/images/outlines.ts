// Text and its fonts in; out its outlines, each at its place, and the words as they read.
import type { Font } from "fontkit";
import type { XastElement } from "svgo";

import type { Face } from "./fonts";

/** A part of a text in one style; lengths are in units of the drawing. */
export interface Run {
  /** As drawn, and as written. */
  text: string;
  words: string;
  face: Face;
  /** The font size, and what is added behind each letter. */
  em: number;
  spacing: number;
  /** Which part of its line stands at the given place: 0 the start, 0.5 the middle, 1 the end. */
  anchor: number;
  /** Where it is, if it does not follow another; how far it is moved, and how far it is below its line. */
  x: number | undefined;
  y: number | undefined;
  dx: number;
  dy: number;
  lowered: number;
  /** Becomes its outlines. */
  path: XastElement;
}

/** The commands of path data: SVG 2, 9.3. */
const COMMANDS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** Coordinates are rounded to this part of the font size, or less. */
const STEPS = 200;

/** A gap between two runs of text that readers take for a space, in em. */
const SPACE = 0.15;

/**
 * Draws the runs of one `<text>` into their paths.
 * @returns the words, with a space wherever readers see a gap
 */
export function drawRuns(runs: readonly Run[]): string {
  let [words, x, y, lastX, lastY] = ["", 0, 0, 0, 0];
  for (const line of linesOf(runs)) {
    const set = line.map((run) => ({
      ...run,
      ...setText(run.text, run.face, run.em, run.spacing),
    }));
    const [first] = line;
    const width = set.reduce((sum, run) => sum + run.dx + run.width, -first.dx);
    x = (first.x ?? x) - first.anchor * width;
    y = first.y ?? y;
    for (const run of set) {
      x += run.dx;
      y += run.dy;
      const isApart = y !== lastY || Math.abs(x - lastX) > SPACE * run.em;
      words += isApart ? ` ${run.words}` : run.words;
      run.path.attributes["d"] = run.pathAt(x, y + run.lowered);
      x += run.width;
      [lastX, lastY] = [x, y];
    }
  }
  return words;
}

/** The runs that are placed as one: where the first one starts depends on the width of all (SVG 2, 11.10.2.1). */
function linesOf(runs: readonly Run[]): [Run, ...Run[]][] {
  const lines: [Run, ...Run[]][] = [];
  for (const run of runs) {
    const line = run.x === undefined && run.y === undefined ? lines.at(-1) : undefined;
    if (line) line.push(run);
    else lines.push([run]);
  }
  for (const line of lines) {
    const last = line.at(-1) ?? line[0];
    last.text = last.text.trimEnd();
  }
  return lines;
}

/**
 * Sets a text on one line. Characters that no font of the face has are left out.
 * @param em the font size, in units of the drawing @param spacing what is added behind each letter
 * @returns its width, and a function that returns the path data for the place where its base line begins
 */
export function setText(text: string, face: Face, em: number, spacing = 0) {
  // Spaced letters are not joined: CSS Text 3, 8.2.
  const features = spacing === 0 ? undefined : { liga: false, clig: false };
  let width = 0;
  const commands = piecesOf(text.normalize(), face).flatMap(({ font, characters }) => {
    const scale = em / font.unitsPerEm;
    const { glyphs, positions } = font.layout(characters, features);
    return glyphs.flatMap(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      width += xAdvance * scale + spacing;
      return path.transform(scale, 0, 0, -scale, x, y).commands;
    });
  });
  const decimals = Math.min(Math.max(Math.ceil(Math.log10(STEPS / em)), 0), 6);
  const pathAt = (left: number, base: number) =>
    commands
      .map(({ command, args }) => {
        const moved = args.map((value, index) => value + (index % 2 === 0 ? left : base));
        return COMMANDS[command] + moved.map((value) => value.toFixed(decimals)).join(" ");
      })
      .join("");
  return { width, pathAt };
}

/** The first character that no font of the face has. */
export function missingCharacter(text: string, face: Face): string | undefined {
  return [...text.normalize()].find((character) => !fontOf(character, face));
}

/** The text in pieces that one font draws. */
function piecesOf(text: string, face: Face): { font: Font; characters: string }[] {
  const pieces: { font: Font; characters: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, face);
    const last = pieces.at(-1);
    if (last && font === last.font) last.characters += character;
    else if (font) pieces.push({ font, characters: character });
  }
  return pieces;
}

function fontOf(character: string, face: Face): Font | undefined {
  return face.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
