// A file's text in; out what makes no sense to any parser: wrong encodings, merge conflicts, marks within marks.
import type { Mistake } from "./model";

const SAVE = "save it again as UTF-8, which editors offer as the file's encoding";

/** What must be repaired before the file can be read any further. */
export function findEncodingErrors(text: string): Mistake[] {
  const [mistake] = explainEncoding(text);
  const mistakes = mistake
    ? [mistake]
    : [...findMerges(text), ...findDoubled(text), ...findDeep(text)];
  return mistakes.toSorted((a, b) => a.range[0] - b.range[0]);
}

/** Errors of the whole file, of which one report is enough. */
function explainEncoding(text: string): Mistake[] {
  // In UTF-16 each character of plain English has a zero byte beside it.
  if (text.split("\0").length > text.length / 4 && text.length > 1)
    return [{ range: [0, 0], message: `the file is saved as UTF-16, expected UTF-8; ${SAVE}` }];
  const lost = `this character cannot be read, expected a file that is saved as UTF-8; ${SAVE}, and write the character again if it is still lost`;
  const oldLine =
    "the line ends here as in files of old programs (CR), expected LF or CRLF; choose that in the editor and save the file again";
  return [...findFirst(text, /\uFFFD/, lost), ...findFirst(text, /(?=\r(?!\n))/, oldLine)];
}

/** What Git leaves of two versions that it could not join: without all three lines it is something else. */
function findMerges(text: string): Mistake[] {
  const message =
    'Git left two versions of this part, expected one: keep the right lines, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>"';
  return [...text.matchAll(/^<{7} .*$(?=[\s\S]*^={7}$[\s\S]*^>{7} )/gm)].map(({ index }) => ({
    range: [index, index + "<<<<<<<".length],
    message,
  }));
}

/** The characters that Windows-1252 has for the bytes 80 to 9F (WHATWG Encoding, index windows-1252). */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const DOUBLED = new RegExp(`(?:â[${HIGH}]|[ÂÃ])[${HIGH}\u0080-\u00bf]`, "g");

/** UTF-8 that a program read as Windows-1252 and saved again: `â€™` for an apostrophe. */
function findDoubled(text: string): Mistake[] {
  return [...text.matchAll(DOUBLED)].flatMap(({ 0: found, index }) => {
    const bytes = [...found].map((each) =>
      HIGH.includes(each) ? 0x80 + HIGH.indexOf(each) : each.charCodeAt(0),
    );
    const meant = new TextDecoder().decode(Uint8Array.from(bytes));
    if (meant.includes("\uFFFD")) return [];
    const message = `"${found}" is what two programs made of ${meant.trim() ? `"${meant}"` : "a special space"}; write ${meant.trim() ? meant : "a plain space"} in its place`;
    return [{ range: [index, index + found.length] as const, message }];
  });
}

/** Brackets within brackets, or lists within lists: more than this overflows parsers. */
const DEEPEST = 100;

function findDeep(text: string): Mistake[] {
  const message = `this line has more than ${DEEPEST} marks within marks, which no page can show, expected plain words; delete the marks`;
  let start = 0;
  for (const line of text.split("\n")) {
    const [before = ""] = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*/.exec(line) ?? [];
    let depth = Math.max(before.replace(/\s/g, "").length, before.length / 2);
    for (const mark of line.match(/[[({\])}]/g) ?? []) {
      if (depth > DEEPEST) break;
      depth = /[[({]/.test(mark) ? depth + 1 : Math.max(0, depth - 1);
    }
    if (depth > DEEPEST) return [{ range: [start, start + line.length], message }];
    start += line.length + 1;
  }
  return [];
}

function findFirst(text: string, pattern: RegExp, message: string): Mistake[] {
  const found = pattern.exec(text);
  return found ? [{ range: [found.index, found.index + found[0].length], message }] : [];
}
