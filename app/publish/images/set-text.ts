// Words and their fonts in; out their width, and their outlines as path data.
import type { Font } from "fontkit";

import type { Face } from "./fonts";

/** Coordinates are rounded to this part of the font size, or less. */
const STEPS = 200;

/**
 * Sets a text on one line. Characters that no font of the face has are left out.
 * @param em the font size, in units of the drawing @param spacing the letter spacing, added after each letter
 * @returns its width, and a function that returns the path data for the place where its base line begins
 */
export function setText(text: string, face: Face, em: number, spacing = 0) {
  // Spaced letters are not joined: CSS Text 3, 8.2.
  const features = spacing === 0 ? undefined : { liga: false, clig: false };
  let width = 0;
  const glyphs = piecesOf(text.normalize(), face).flatMap(({ font, characters }) => {
    const scale = em / font.unitsPerEm;
    const run = font.layout(characters, features);
    return run.glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const placed = path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale);
      width += xAdvance * scale + spacing;
      return placed;
    });
  });
  const step = 10 ** Math.max(Math.ceil(Math.log10(STEPS / em)), 0);
  const pathAt = (left: number, base: number) =>
    glyphs
      .map((glyph) => {
        const moved = glyph.translate(left, base);
        for (const command of moved.commands)
          command.args = command.args.map((value) => Math.round(value * step) / step);
        return moved.toSVG();
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
