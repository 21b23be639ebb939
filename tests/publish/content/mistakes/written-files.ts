// Files that writers may write.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Changes } from "../../../support/content-folder";
import { SPECIMEN_CONTENT } from "../../../support/specimen";

/** Writes a page with this prose, which begins on line 6. */
export function news(prose: string): Changes {
  return newsWithFields("", prose);
}

/** Writes a page with these lines among its fields, from line 4 on. */
export function newsWithFields(lines: string, prose = "Words."): Changes {
  const more = lines && `${lines}\n`;
  return { "news.mdx": `---\ntitle: News\ndescription: What is new.\n${more}---\n\n${prose}\n` };
}

/** Writes a file of the specimen with other words in some places: pairs of old and new words. */
export function edit(file: string, ...words: string[]): Changes {
  let text = readFileSync(join(SPECIMEN_CONTENT, file), "utf8");
  for (let index = 0; index < words.length; index += 2) {
    const [old = "", now = ""] = words.slice(index);
    if (!text.includes(old)) throw new Error(`${file} has no "${old}"`);
    text = text.replace(old, () => now);
  }
  return { [file]: text };
}

/** Writes a drawing with these words, which are on line 2. */
export function drawing(words: string): string {
  const font = 'font-family="{font.text}" font-weight="400"';
  const text = `<text x="1" y="9" ${font}>${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 99">\n${text}\n</svg>\n`;
}
