// The elements of a drawing in, one after the other; out their places in the writer's file, which svgo's tree does not
// keep. Nothing is read here: what a drawing holds comes from the tree.

/** A part of a file. */
export interface Located {
  /** Where it begins in the writer's file, as an offset. */
  start: number;
  /** The file from there as far as the part goes; markup around words is overwritten by spaces. */
  raw: string;
}

const TAG = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const HIDING = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
const MARKUP = new RegExp(String.raw`<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|${TAG.source}`, "g");

/**
 * Finds the elements of a file.
 * @returns a function to call with the name of each element, in the order of the file
 */
export function createLocator(source: string) {
  const elements = blank(source, HIDING);
  let at = -1;
  return (name: string): { tag: Located; content: Located } => {
    do at = elements.indexOf(`<${name}`, at + 1);
    while (/[\w:.-]/.test(elements.charAt(at + name.length + 1)));
    TAG.lastIndex = at;
    const tag = TAG.exec(elements)?.[0] ?? "";
    const from = at + tag.length;
    const raw = blank(source.slice(from, elements.indexOf(`</${name}`, from)), MARKUP);
    const start = from + raw.length - raw.trimStart().length;
    return { tag: { start: at, raw: tag }, content: { start, raw: raw.trimStart() } };
  };
}

/** The text with what matches overwritten by spaces; lines stay. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));
}
