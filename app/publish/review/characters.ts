/** Emoji may have invisible parts; no literal, because TypeScript's target lacks the flag `v`. */
const EMOJI = String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0e`;
/** Trojan Source (CVE-2021-42574), UAX 44. */
const HIDDEN = String.raw`(?![ \t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800\ufffc\ufffd]`;
const EMOJI_OR_HIDDEN = new RegExp(`${EMOJI}|(?<hidden>${HIDDEN})`, "gv");
const CODE_JOINER = /(?<=\d|\))\u2060(?=\(\w{1,3}\))/g;

const LATIN = /\p{Script=Latin}/u;
/** Letters that look like Latin ones (Unicode Technical Standard 39, confusables). */
const LETTERS = "аеорсухіјѕԁһӏԛԝвкмнтАВЕЅІЈКМНОРСТУХҮԌԛԜοναικρτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧоոսօցհ";
const ALIKE = new RegExp(String.raw`[${LETTERS}\u{1D400}-\u{1D7FF}]`, "u");
const WORD = /[\p{L}\p{M}\p{N}]+(?![\p{L}\p{M}\p{N}]| \[U\+)/gu;
/** "α", "μm", "TNFα". */
const SCIENCE = [/^\p{sc=Grek}\p{sc=Latn}{0,2}$/u, /^\p{Lu}+\p{sc=Grek}$/u];

/** Leaves out the joiners that the build writes within codes of law. */
export function withoutJoiners(text: string): string {
  return text.replace(CODE_JOINER, "");
}

/** Shows what a reader would not notice: `$5[U+202E]M`, `pаtients [U+0430]`. */
export function revealCharacters(text: string): string {
  return revealHidden(revealLookAlikes(withoutJoiners(text)));
}

/** Replaces hidden characters with readable marks: `$5[U+202E]M`. */
export function revealHidden(text: string): string {
  return text.replace(EMOJI_OR_HIDDEN, (found, hidden?: string) =>
    hidden === undefined ? found : `[${formatCodePoint(hidden)}]`,
  );
}

function revealLookAlikes(text: string): string {
  if (!ALIKE.test(text)) return text;
  return text.replace(WORD, (word) => {
    const letters = [...word.replace(/\d/g, "")];
    const alike = letters.filter((letter) => ALIKE.test(letter));
    // A word all in another script is marked only if each of its letters looks like a Latin one.
    const isAlike = alike.length > 0 && (alike.length === letters.length || LATIN.test(word));
    if (!isAlike || SCIENCE.some((pattern) => pattern.test(letters.join("")))) return word;
    return `${word} [${[...new Set(alike.map(formatCodePoint))].join(", ")}]`;
  });
}

function formatCodePoint(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
