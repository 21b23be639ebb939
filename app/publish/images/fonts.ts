// The two font families: cut down for the browser, and opened for drawing text as outlines.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

import { cached } from "../cache";

const require = createRequire(import.meta.url);
const DISPLAY =
  require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
const TEXT =
  require.resolve("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2");

/** What the style sheet may ask for; the range of an axis that it does not use is cut away. */
const WEB_FONTS = {
  "display.woff2": { path: DISPLAY, variationAxes: { opsz: 48, wght: 400 } },
  "text.woff2": { path: TEXT, variationAxes: { wght: { min: 400, max: 600 } } },
};

/** Makes `@fonts/display.woff2` and `@fonts/text.woff2`, with the characters that the content uses. */
export function fontsPlugin(): Plugin {
  return {
    name: "fonts",
    async config(user) {
      const root = user.root ?? process.cwd();
      const characters = await readCharacters(root);
      const alias = Object.entries(WEB_FONTS).map(async ([name, { path, variationAxes }]) => ({
        find: new RegExp(`^@fonts/${name}`),
        replacement: await cached([characters, path, variationAxes], name, async () =>
          subsetFont(await readFile(path), characters, { targetFormat: "woff2", variationAxes }),
        ),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}

/** Every character of the content and of ASCII, which a browser's own messages and a quick edit in dev need. */
async function readCharacters(root: string): Promise<string> {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const folder = join(root, "content");
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(".mdx"),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [...new Set([...ascii, ...texts.join("")])].toSorted().join("");
}

/** Latin letters, punctuation, dashes, arrows and mathematical signs: what a drawing may say. */
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
  const font =
    opened.get(key) ??
    readFont(path, path === DISPLAY ? { opsz: 48, wght: weight } : { wght: weight });
  opened.set(key, font);
  return font;
}

/** Pins the axes first: the outlines of a variable font are those of its default weight. */
async function readFont(path: string, variationAxes: Record<string, number>): Promise<Font> {
  const characters = DRAWN.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const font = create(
    await subsetFont(await readFile(path), characters.join(""), {
      targetFormat: "truetype",
      variationAxes,
    }),
  );
  if (!("layout" in font)) throw new Error(`${path} holds more than one font`);
  return font;
}
