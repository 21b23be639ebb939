// The two font families of the site, in files whose outlines can be drawn.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The fonts of one style; the first that has a character draws it. */
export type Face = readonly Font[];

const newsreader = (file: string) => `@fontsource/newsreader/files/newsreader-${file}.woff2`;
/** Adobe's own files contain "₂", "≥" and "→", which no file of Fontsource has. */
const sourceSans = (style: string) => `source-sans/TTF/SourceSans3-${style}.ttf`;

/** The faces that the text of drawings may name, by family and weight. */
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

/** Opened once: a font keeps the glyphs that it has read, which saves 60 ms for each further drawing. */
let opened: Promise<ReadonlyMap<string, Face>> | undefined;

/** The fonts to draw outlines with, by family, weight and style: "Newsreader 400", "Source Sans 3 600 italic". */
export function openFaces(): Promise<ReadonlyMap<string, Face>> {
  return (opened ??= Promise.all(
    Object.entries(FILES).map(
      async ([name, files]) => [name, await Promise.all(files.map(open))] as const,
    ),
  ).then((faces) => new Map(faces)));
}

async function open(path: string): Promise<Font> {
  const font = create(await readFile(require.resolve(path)));
  if (!("layout" in font)) throw new Error(`${path} holds more than one font`);
  return font;
}
