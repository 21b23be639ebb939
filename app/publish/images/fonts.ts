// The two font families of the site in; out subsets for the browser, and fonts whose outlines can be drawn.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

import { cached } from "../cache";

const require = createRequire(import.meta.url);
const DISPLAY =
  require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
const TEXT =
  require.resolve("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2");

/** What the style sheet uses of each axis; the rest is cut away. */
const WEB_FONTS = {
  "display.woff2": { source: DISPLAY, variationAxes: { opsz: 48, wght: 400 } },
  "text.woff2": { source: TEXT, variationAxes: { wght: { min: 400, max: 600 } } },
};

/** All characters up to U+22FF: a drawing may hold any that Newsreader has. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2300 }, (_, code) => code));

/** The fonts of one style; the first that has a character draws it. */
export type Face = readonly Font[];

/**
 * The faces that the text of drawings may name, by family and weight. Adobe's own files of Source Sans 3 hold "₂", "≥" and
 * "→", which no file of Fontsource has.
 */
const FACES: Readonly<Record<string, () => Promise<Font>[]>> = {
  "Newsreader 400": () => [
    ...["latin-opsz-normal", "latin-ext-opsz-normal"].map(openNewsreader),
    openSourceSans("Regular"),
  ],
  "Newsreader 400 italic": () => [
    ...["latin-opsz-italic", "latin-ext-opsz-italic"].map(openNewsreader),
    openSourceSans("It"),
  ],
  "Source Sans 3 400": () => [openSourceSans("Regular")],
  "Source Sans 3 400 italic": () => [openSourceSans("It")],
  "Source Sans 3 600": () => [openSourceSans("Semibold")],
  "Source Sans 3 600 italic": () => [openSourceSans("SemiboldIt")],
};

let opened: Promise<ReadonlyMap<string, Face>> | undefined;

/** The fonts to draw outlines with, by family, weight and style: "Newsreader 400", "Source Sans 3 600 italic". */
export function openFaces(): Promise<ReadonlyMap<string, Face>> {
  return (opened ??= Promise.all(
    Object.entries(FACES).map(async ([name, open]) => [name, await Promise.all(open())] as const),
  ).then((faces) => new Map(faces)));
}

/**
 * The web fonts with these characters only, as absolute paths of files.
 * @param characters each once, in a fixed order
 */
export function makeWebFonts(characters: string): Promise<{ name: string; path: string }[]> {
  const fonts = Object.entries(WEB_FONTS).map(async ([name, { source, variationAxes }]) => {
    const path = await cached(["images"], [characters, name], name, async () =>
      subsetFont(await readFile(source), characters, { targetFormat: "woff2", variationAxes }),
    );
    return { name, path };
  });
  return Promise.all(fonts);
}

/** Fixes the axes first: the outlines of a variable font are those of its default weight. */
async function openNewsreader(file: string): Promise<Font> {
  const path = require.resolve(`@fontsource-variable/newsreader/files/newsreader-${file}.woff2`);
  const options = { targetFormat: "truetype", variationAxes: { opsz: 48, wght: 400 } } as const;
  return asFont(await subsetFont(await readFile(path), CHARACTERS, options));
}

async function openSourceSans(style: string): Promise<Font> {
  return asFont(await readFile(require.resolve(`source-sans/TTF/SourceSans3-${style}.ttf`)));
}

function asFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("layout" in font)) throw new Error("a file holds more than one font");
  return font;
}
