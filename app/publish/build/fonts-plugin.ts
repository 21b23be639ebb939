// The content's characters in; out the two web fonts cut down to them, as `@fonts/display.woff2` and `@fonts/text.woff2`.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

import { makeWebFonts } from "../images/fonts";

/** Lets the style sheet import the web fonts by the names above. */
export function fontsPlugin(): Plugin {
  return {
    name: "fonts",
    async config(user) {
      const fonts = await makeWebFonts(await readCharacters(user.root ?? process.cwd()));
      const alias = fonts.map(({ name, path }) => ({
        find: new RegExp(`^@fonts/${name}`),
        replacement: path,
      }));
      return { resolve: { alias } };
    },
  };
}

/** Every character of the content, and ASCII for the browser's own messages and for quick edits in development. */
async function readCharacters(root: string): Promise<string> {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const folder = join(root, "content");
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith(".mdx"))
      .map((file) => readFile(join(folder, file), "utf8")),
  );
  return [...new Set([...ascii, ...texts.join("")])].toSorted().join("");
}
