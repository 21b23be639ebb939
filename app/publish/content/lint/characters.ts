// A file or a drawing in; out each word with a character that readers cannot see or take for another, be it typed,
// escaped in a field ("\u202e"), or named in the prose (`&#8203;`).
import {
  codePointLabel,
  findHiddenCharacters,
  type CharacterKind,
  type HiddenCharacter,
} from "../../markup/characters";
import type { Finding } from "../../problems/problem";
import type { SeenFile, Source } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";
import { rangeNear } from "../source/texts";

/** Continues `"word" contains U+202E, which …`. */
const EXPLANATIONS: Readonly<Record<CharacterKind, string>> = {
  "typographic space": "is a space",
  "unreadable character": "nobody can read; delete this word and retype it",
  "styled character": "is not a plain letter or digit; type plain ones instead",
  "look-alike letter":
    "looks like a Latin letter, so that a search does not find this word; retype it on an English keyboard",
  "uncomposed character":
    "is stored in an unusual way, so that a search may not find this word; delete the letter and retype it",
};

const WORD = /[^ \t\r\n<>"'`=]+/g;

/** The rule: no character misleads readers. Sources: Trojan Source (CVE-2021-42574); Unicode UTS 39; UAX 15. */
export function checkCharacters({ source, passages }: SeenFile): Finding[] {
  // In another encoding, every second character would be one of these.
  if (/[\uFFFD\0]/.test(source.text)) return [];
  const typed = misleadingWords(source.text).map(({ word, index, hidden }) => {
    const start = index + hidden.index;
    return tell(source, [start, start + hidden.length], "", word, hidden);
  });
  const escaped = passages.flatMap((passage) =>
    misleadingWords(passage.text)
      .filter(({ word }) => !source.text.includes(word))
      .map(({ word, index, hidden }) =>
        tell(source, rangeNear(passage, { 0: word, index }), passage.field, word, hidden),
      ),
  );
  return [...typed, ...escaped];
}

/** The words of a text that mislead, each with the first character that does. */
function misleadingWords(text: string) {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const hidden = findHiddenCharacters(word).find(({ isHonest }) => !isHonest);
    return hidden ? [{ word, index, hidden }] : [];
  });
}

function tell(
  source: Source,
  range: Parameters<typeof problemAt>[1],
  field: string,
  word: string,
  { codePoint, kind }: HiddenCharacter,
): Finding {
  const at = kind === "uncomposed character" ? warningAt : problemAt;
  const message = `"${word}" contains ${codePointLabel(codePoint)}, which ${EXPLANATIONS[kind]}`;
  return at(source, range, field, message);
}
