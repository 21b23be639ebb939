// The runs of a `<text>` and their fonts in; out their outlines, each at its place, and the words as they read.
import type { Font } from "fontkit";
import type { XastElement } from "svgo";

import type { Face } from "./fonts";

/** How a text is set; lengths are in units of the drawing. */
export interface TypeStyle {
  face: Face;
  /** The font size. */
  em: number;
  /** What is added behind each letter. */
  spacing: number;
}

/** How a run of text is set. */
export interface RunStyle extends TypeStyle {
  /** Which part of its line stands at the given place: 0 the start, 0.5 the middle, 1 the end. */
  anchor: number;
  /** How far it is below its line. */
  lowered: number;
  /** Whether spaces count as they are written. */
  keepsSpaces: boolean;
}

/** Where an element places its text, if it does, and how far it moves it. */
export interface Position {
  x: number | undefined;
  y: number | undefined;
  dx: number;
  dy: number;
}

interface Run extends RunStyle {
  /** As drawn, and as written. */
  text: string;
  words: string;
  dx: number;
  y: number;
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
 * Collects the runs of one `<text>`. They are drawn when another line begins, since where the first one starts depends on
 * the width of all (text chunks: SVG 2, 11.10.2.1).
 * @param attributes of all outlines
 */
export function createLine(attributes: Readonly<Record<string, string>>) {
  const pen = { x: 0, y: 0 };
  let pending = { dx: 0, dy: 0 };
  let last = { x: 0, y: 0 };
  let runs: Run[] = [];
  let words = "";

  const draw = () => {
    const end = runs.at(-1);
    if (end && !end.keepsSpaces) end.text = end.text.replace(/ $/, "");
    const set = runs.map((run) => ({ ...run, ...setText(run.text, run) }));
    const [{ dx = 0, anchor = 0 } = {}] = runs;
    pen.x -= anchor * (set.reduce((sum, run) => sum + run.dx + run.width, 0) - dx);
    for (const run of set) {
      pen.x += run.dx;
      const isApart = run.y !== last.y || Math.abs(pen.x - last.x) > SPACE * run.em;
      words += isApart ? ` ${run.words}` : run.words;
      run.path.attributes["d"] = run.pathAt(pen.x, run.y + run.lowered);
      pen.x += run.width;
      last = { x: pen.x, y: run.y };
    }
    runs = [];
  };

  return {
    /** Goes to where what follows stands: without `x` behind the last line, without `y` at its height. */
    move({ x, y, dx, dy }: Position) {
      if (x !== undefined || y !== undefined) draw();
      pen.x = x ?? pen.x;
      pen.y = y ?? pen.y;
      pending = { dx: pending.dx + dx, dy: pending.dy + dy };
    },
    /**
     * Adds a run, in the style of the one before if none is given.
     * @returns the path that becomes its outlines; none for spaces that do not show
     */
    add(written: string, given?: RunStyle): XastElement[] {
      const previous = runs.at(-1);
      const style = given ?? previous;
      const text = collapse(written, previous?.text ?? " ", style?.keepsSpaces);
      if (!style || text === "") {
        if (previous) previous.words += written;
        else words += written;
        return [];
      }
      const path = newPath(attributes);
      pen.y += pending.dy;
      const run = { words: written, dx: pending.dx, y: pen.y, path };
      runs.push({ ...style, ...run, text });
      pending = { dx: 0, dy: 0 };
      return [path];
    },
    /** Draws what is left. @returns the words, with a space wherever readers see a gap */
    finish(): string {
      draw();
      return words;
    },
  };
}

/** A text as it is drawn behind another one: CSS Text 3, 4.1.1. */
function collapse(written: string, before: string, keepsSpaces = false): string {
  const spaced = written.replace(/[ \t\r\n]/g, " ");
  if (keepsSpaces) return spaced;
  const single = spaced.replace(/ +/g, " ");
  return before.endsWith(" ") ? single.replace(/^ /, "") : single;
}

function newPath(attributes: Readonly<Record<string, string>>): XastElement {
  return { type: "element", name: "path", attributes: { ...attributes }, children: [] };
}

/** The first character that no font of the face has. */
export function missingCharacter(text: string, face: Face): string | undefined {
  return [...text.normalize()].find((character) => !fontOf(character, face));
}

/** Sets a text on one line. Characters that no font has are left out. */
export function setText(text: string, { face, em, spacing }: TypeStyle) {
  let width = 0;
  const glyphs = runsOf(text.normalize(), face).flatMap(({ font, characters }) => {
    const scale = em / font.unitsPerEm;
    // Spaced letters are not joined: CSS Text 3, 8.2.
    const features = spacing === 0 ? undefined : { liga: false, clig: false };
    const { glyphs, positions } = font.layout(characters, features);
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [dx, dy] = [width + xOffset * scale, -yOffset * scale];
      width += xAdvance * scale + spacing;
      return { path, scale, dx, dy };
    });
  });
  const decimals = Math.min(Math.max(Math.ceil(Math.log10(STEPS / em)), 0), 6);
  /** The path data of the outlines. @param x @param y where the text begins, on its base line */
  const pathAt = (x: number, y: number) =>
    glyphs
      .flatMap(({ path, scale, dx, dy }) =>
        path.commands.map(({ command, args }) => {
          const isX = (index: number) => index % 2 === 0;
          const numbers = args.map((value, index) =>
            (isX(index) ? x + dx + value * scale : y + dy - value * scale).toFixed(decimals),
          );
          return COMMANDS[command] + numbers.join(" ");
        }),
      )
      .join("");
  return { width, pathAt };
}

/** The text in pieces that one font draws. */
function runsOf(text: string, face: Face): { font: Font; characters: string }[] {
  const runs: { font: Font; characters: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, face);
    const last = runs.at(-1);
    if (last && font === last.font) last.characters += character;
    else if (font) runs.push({ font, characters: character });
  }
  return runs;
}

function fontOf(character: string, face: Face): Font | undefined {
  return face.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
