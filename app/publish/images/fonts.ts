// The two font families of the site, in files whose outlines can be drawn; words in, their width and outlines out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The fonts of one style; the first that has a character draws it. */
export type Face = readonly Font[];

/** By family, weight and style: "Newsreader 400", "Source Sans 3 600 italic". */
export type Faces = ReadonlyMap<string, Face>;

const newsreader = (file: string) => `@fontsource/newsreader/files/newsreader-${file}.woff2`;
/** Adobe's own files contain "₂", "≥" and "→", which no file of Fontsource has. */
const sourceSans = (style: string) => `source-sans/TTF/SourceSans3-${style}.ttf`;

const FILES: Readonly<Record<string, string[]>> = {
  "Newsreader 400": [
    newsreader("latin-400-normal"),
    newsreader("latin-ext-400-normal"),
    sourceSans("Regular"),
  ],
  "Newsreader 400 italic": [
    newsreader("latin-400-italic"),
    newsreader("latin-ext-400-italic"),
    sourceSans("It"),
  ],
  "Source Sans 3 400": [sourceSans("Regular")],
  "Source Sans 3 400 italic": [sourceSans("It")],
  "Source Sans 3 600": [sourceSans("Semibold")],
  "Source Sans 3 600 italic": [sourceSans("SemiboldIt")],
};

const WEIGHTS: Readonly<Record<string, string>> = { normal: "400", bold: "600" };

/** Coordinates are rounded to this part of the font size, or less. */
const STEPS = 200;

/** Opened once: a font keeps the glyphs that it has read, which saves 60 ms for each further drawing. */
let opened: Faces | undefined;

/** The faces that the text of drawings may name. */
export function openFaces(): Faces {
  return (opened ??= new Map(
    Object.entries(FILES).map(([name, files]) => [name, files.map(open)]),
  ));
}

function open(path: string): Font {
  const font = create(readFileSync(require.resolve(path)));
  if (!("layout" in font)) throw new Error(`${path} holds more than one font`);
  return font;
}

/**
 * The first font of a list that the site has: programs put names of their own before it.
 * @param values the attributes of a text: `font-family` and so on
 * @returns the face, or the rest of a sentence that begins with the text
 */
export function findFace(values: Readonly<Record<string, string>>, faces: Faces): Face | string {
  const { "font-family": family = "", "font-weight": weight = "normal" } = values;
  const slant = /^(?:italic|oblique)/.test(values["font-style"] ?? "") ? " italic" : "";
  const names = family
    .split(",")
    .map((name) => `${name.replace(/["']/g, "").trim()} ${WEIGHTS[weight] ?? weight}${slant}`);
  const found = names.map((name) => faces.get(name)).find(Boolean);
  const known = [...faces.keys()].filter((name) => !name.endsWith("italic")).join(", ");
  const wrong = family ? `in the font "${names[0]?.slice(0, 60)}"` : "without a font";
  return found ?? `${wrong}, expected one of: ${known}`;
}

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
