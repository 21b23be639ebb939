// What writers get wrong, as data: what they wrote, what the check says about it, and the edit that its message names.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Changes } from "../../../support/content-folder";
import { SPECIMEN } from "../../../support/specimen";

/**
 * `says` has a line for each finding, `6 rule  message`, or `home.mdx:6 rule  message` for any file but the first one
 * written; "…" stands for anything, such as the line in a file of the specimen that may
 * grow. `cure` is applied on top of `wrote`.
 */
export type Mistake = [
  name: string,
  wrote: Changes,
  says: string | readonly string[],
  cure: Changes,
];

/** What is said of a file without fields. */
export const NO_FIELDS =
  'yaml  the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`';

/** A page with this prose, which begins on line 6. */
export function news(prose: string): Changes {
  return { "news.mdx": `---\ntitle: News\ndescription: What is new.\n---\n\n${prose}\n` };
}

/** A page with these lines among its fields, from line 4 on. */
export function fields(lines: string, prose = "Words."): Changes {
  return { "news.mdx": `---\ntitle: News\ndescription: What is new.\n${lines}\n---\n\n${prose}\n` };
}

/** A file of the specimen with other words in one place, or in several: pairs of old and new words. */
export function edit(file: string, ...words: string[]): Changes {
  let text = readFileSync(join(SPECIMEN, file), "utf8");
  for (let at = 0; at < words.length; at += 2) {
    const [old = "", now = ""] = words.slice(at);
    if (text.split(old).length < 2) throw new Error(`${file} has no "${old}"`);
    text = text.replace(old, () => now);
  }
  return { [file]: text };
}

/** A drawing with these words, which are on line 2. @param attributes of the text, instead of its font */
export function drawing(
  words: string,
  attributes = 'font-family="Source Sans 3" font-weight="400"',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">\n<text x="1" y="9" ${attributes}>${words}</text>\n</svg>\n`;
}

/** A file of the specimen as it is. */
export function specimen(file: string): Changes {
  return edit(file);
}
