// The content's characters in; out the two web fonts, subset to them, as `@fonts/display.woff2` and `@fonts/text.woff2`.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { isHidden } from "../content/publication";
import { listContent } from "../content/source/collection";
import { makeWebFonts } from "../images/fonts";

/** Makes the web fonts importable by these names. */
export function fontsPlugin(): Plugin {
  return {
    name: "fonts",
    async config(user, { command }) {
      const characters = await readCharacters(user.root ?? process.cwd(), command === "serve");
      const fonts = await makeWebFonts(characters);
      const alias = fonts.map(({ name, path }) => ({
        find: new RegExp(`^@fonts/${name}`),
        replacement: path,
      }));
      return { resolve: { alias } };
    },
  };
}

/**
 * Every character of the content, and ASCII for the browser's own messages and edits in development. The values of
 * tokens need no filling here: they stand in site.mdx.
 */
async function readCharacters(root: string, isDev: boolean): Promise<string> {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const folder = join(root, "content");
  // Not a link to a file that is gone, nor an editor's lock.
  const { files } = await listContent(folder, new Map());
  const { pages } = await checkOnce(root);
  const texts = await Promise.all(
    files
      .map((file) => join(folder, file))
      .filter((path) => path.endsWith(".mdx") && !isHidden(pages.get(path), isDev))
      .map((path) => readFile(path, "utf8")),
  );
  return [...new Set([...ascii, ...texts.join("")])].toSorted().join("");
}
