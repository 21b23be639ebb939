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

/** Letters, punctuation, arrows and mathematical signs: what the text of a drawing may hold. */
const DRAWN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
] as const;

const opened = new Map<string, Promise<Font>>();

/**
 * A font to draw outlines with.
 * @param family "Newsreader" or "Source Sans 3"
 * @param weight 400 to 600
 * @returns undefined for any other family
 */
export function openFont(family: string, weight: number): Promise<Font> | undefined {
  const path = { Newsreader: DISPLAY, "Source Sans 3": TEXT }[family];
  if (!path) return undefined;
  const key = `${family} ${weight}`;
  const axes = { ...(path === DISPLAY && { opsz: 48 }), wght: weight };
  const font = opened.get(key) ?? readFont(path, axes);
  opened.set(key, font);
  return font;
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
async function readFont(path: string, variationAxes: Record<string, number>): Promise<Font> {
  const characters = DRAWN.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const options = { targetFormat: "truetype", variationAxes } as const;
  const font = create(await subsetFont(await readFile(path), characters.join(""), options));
  if (!("layout" in font)) throw new Error(`${path} holds more than one font`);
  return font;
}
