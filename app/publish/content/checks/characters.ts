import { formatCodePoint, findHiddenCharacters } from "../../markup/characters";
import type { Problem } from "../../problems/problem";
import type { Source, VisibleText } from "../model";
import { report } from "../source-file";
import { findWords } from "../texts";

const WORD = /[^ \t\r\n<>"'`=]+/g;

/**
 * Reports words with hidden characters, typed, escaped or named (`&#8203;`): Trojan Source
 * (CVE-2021-42574).
 */
export function checkCharacters(source: Source, texts: readonly VisibleText[]): Problem[] {
  // Don't check other encodings, because every second character would be reported.
  if (/[\uFFFD\0]/.test(source.text)) return [];
  const { text } = source;
  const typed: VisibleText = { kind: "prose", text, raw: text, start: 0, field: "" };
  // Don't go through the words of texts without hidden characters, because most texts have none.
  const suspects = [typed, ...texts].filter((visible) => findRefusedCharacter(visible.text));
  return suspects.flatMap((visible) =>
    [...visible.text.matchAll(WORD)].flatMap((found) => {
      const hidden = findRefusedCharacter(found[0]);
      const isReported = visible !== typed && text.includes(found[0]);
      if (isReported || !hidden) return [];
      const isSymbol = /\p{Co}/u.test(String.fromCodePoint(hidden.codePoint));
      const fix = isSymbol
        ? "which only a font such as Symbol shows; write the letter that was meant, or `- ` before an item of a list"
        : "which nobody can see; delete this word and retype it";
      const message = `"${found[0]}" contains ${formatCodePoint(hidden.codePoint)}, ${fix}`;
      const start = findWords(visible, found) ?? visible.start;
      return report(source, { start, field: visible.field }, message);
    }),
  );
}

function findRefusedCharacter(text: string) {
  return findHiddenCharacters(text).find(({ isAllowed }) => !isAllowed);
}
