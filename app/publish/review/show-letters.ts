// Shows letters that look like others, and those that cannot be seen.
import { formatCodePoint, showHidden } from "./characters";

const LATIN = /\p{Script=Latin}/u;
/** Letters that look like Latin ones (Unicode Technical Standard 39, confusables). */
const ALIKE =
  /[аеорсухіјѕԁһӏԛԝвкмнтАВЕЅІЈКМНОРСТУХҮԌԛԜοναικρτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧоոսօցհ]|[\u{1D400}-\u{1D7FF}]/u;

/** Adds the code points of look-alike letters to their words: `pаtients [U+0430]`. */
export function showForeignLetters(text: string): string {
  if (!ALIKE.test(text)) return text;
  return text.replace(/[\p{L}\p{M}\p{N}]+(?![\p{L}\p{M}\p{N}]| \[U\+)/gu, (word) => {
    const alike = [...word].filter((letter) => ALIKE.test(letter) && !LATIN.test(letter));
    // Don't mark a word all in another script, unless each of its letters looks like a Latin one.
    const isMixed = LATIN.test(word)
      ? !isScience(word)
      : alike.length === [...word].length && LATIN.test(text);
    if (alike.length === 0 || !isMixed) return word;
    const labels = alike.map((letter) => formatCodePoint(letter.codePointAt(0) ?? 0));
    return `${word} [${[...new Set(labels)].join(", ")}]`;
  });
}

function isScience(word: string): boolean {
  return /^(?:\p{Script=Greek}\p{Script=Latin}{1,2}|\p{Lu}[\p{Lu}\p{N}]*\p{Script=Greek})$/u.test(
    word,
  );
}

/** Shows everything that a reader would not notice. */
export function showLetters(text: string): string {
  return showHidden(showForeignLetters(text));
}
