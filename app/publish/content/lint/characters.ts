// A file or a drawing in; out each word with a character that readers cannot see or take for another, be it typed,
// escaped in a field ("\u202e"), or named in the prose (`&#8203;`).
import { codePointLabel, findHiddenCharacters, type CharacterKind } from "../../markup/characters";
import type { Finding } from "../../problems/problem";
import type { Passage, SeenFile } from "../source/model";
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
  const typed: Passage = { text: source.text, start: 0, raw: source.text, field: "" };
  return [typed, ...passages].flatMap((passage) =>
    [...passage.text.matchAll(WORD)].flatMap((found) => {
      const isTold = passage !== typed && source.text.includes(found[0]);
      const hidden = findHiddenCharacters(found[0]).find(({ isHonest }) => !isHonest);
      if (isTold || !hidden) return [];
      const message = `"${found[0]}" contains ${codePointLabel(hidden.codePoint)}, which ${EXPLANATIONS[hidden.kind]}`;
      const at = hidden.kind === "uncomposed character" ? warningAt : problemAt;
      return [at(source, rangeNear(passage, found), passage.field, message)];
    }),
  );
}
