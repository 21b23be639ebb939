// Finds words with a character that readers cannot see, be it typed, escaped in a field ("\u202e"), or named in the prose
// (`&#8203;`).
import { codePointLabel, findHiddenCharacters } from "../../markup/characters";
import type { Finding } from "../../problems/problem";
import type { Passage, SeenFile } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";
import { rangeNear } from "../source/texts";

const WORD = /[^ \t\r\n<>"'`=]+/g;

/** The rule: no character misleads readers. Sources: Trojan Source (CVE-2021-42574); UAX 15. */
export function checkCharacters({ source, passages }: SeenFile): Finding[] {
  // In another encoding, every second character would be one of these.
  if (/[\uFFFD\0]/.test(source.text)) return [];
  const typed: Passage = { text: source.text, start: 0, raw: source.text, field: "" };
  return [typed, ...passages].flatMap((passage) =>
    [...passage.text.matchAll(WORD)].flatMap((found) => {
      const isReported = passage !== typed && source.text.includes(found[0]);
      const hidden = findHiddenCharacters(found[0]).find(({ kind }) =>
        /^(?:unreadable|uncomposed)/.test(kind),
      );
      if (isReported || !hidden) return [];
      const label = `"${found[0]}" contains ${codePointLabel(hidden.codePoint)}`;
      const [at, message] =
        hidden.kind === "unreadable character"
          ? [problemAt, `${label}, which nobody can see; delete this word and retype it`]
          : [warningAt, `${label}, which a search may not find; delete the letter and retype it`];
      return [at(source, rangeNear(passage, found), passage.field, message)];
    }),
  );
}
