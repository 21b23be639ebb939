// A text in; out the letters in it that readers take for others: of two scripts in one word, of a foreign word that
// looks English, and letters that stand for digits. After Unicode UTS 39, "Confusable Detection" and "Mixed-Script".

/** A letter that is not what it looks like. */
export interface LookAlike {
  index: number;
  character: string;
  kind: "look-alike" | "letter for a digit";
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN = /\p{Script=Latin}/u;

/** Letters that look like English ones in every font (UTS 39, confusables.txt), in one script each. */
const TWINS: readonly RegExp[] = [
  /^[АВЕЅІЈКМНОРСТУХѴҮԌԚԜӀаеорсухіјѕԁһӏԛԝѵүгь]+$/u,
  /^[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹοϲϳ]+$|^[ονριαγυ]{2,}$/u,
  /^[ՕՏԼօոսհցզյ]+$/u,
];

/** The scripts of living languages (UAX 31, table 5). A letter of any other script has no reader here. */
const RECOMMENDED =
  /[\p{Script=Common}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Bopomofo}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Greek}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Kannada}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Latin}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thaana}\p{Script=Thai}\p{Script=Tibetan}]/u;

/** Latin letters of phonetics and old prints; with an accent taken off, those of living languages are English ones. */
const ODD_LATIN =
  /[\u0180-\u024f\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}ĸſ]/u;
const LIVING_LATIN = /[Əə]/u;

/** A Greek letter as a symbol in a short word: TNFα, NF-κB, Aβ42, αvβ3, λmax; and units with the letter mu. */
const GREEK_SYMBOL =
  /^(?:(?:[A-Z]*|[A-Za-z]|I[κ]B)[α-νξπ-τφ-ωΓΔΘΛΞΠΣΦΨΩ])+(?:[A-Z]*|[A-Za-z])$|^μ(?:mol|g|l|m|s|[LMAVWF]|Ci|Sv|Pa|Hz|IU)$|^λ(?:max|ex|em)$/u;

/** Digits with a letter for a zero or a one, as a whole: `$5OM`, `l00%`, `2O25`; "O2" and "5 l" are none. */
const FIGURE =
  /(?<![\p{L}\p{N}_])(?<currency>[$€£]?)(?<number>[\dOoIl]+(?:[.,][\dOoIl]+)*)(?<unit>(?:[KMBTx]|bn)?(?![\p{L}\p{N}_])\+?%?)/gu;

/** What every such figure has in it. */
const BESIDE_DIGIT = /[\d$€£][.,]?[OoIl]|[OoIl][.,]?[\d%]/;

/** The look-alikes of a text, in order. */
export function findLookAlikes(text: string): LookAlike[] {
  // Most texts and most words are plain, and a site has thousands of them.
  const isUnusual = (each: string) => /[^\t\n\r -~]/.test(each);
  const unusual = isUnusual(text)
    ? [...text.matchAll(WORD)].filter(([word]) => isUnusual(word))
    : [];
  const words = unusual.flatMap(({ 0: word, index }) =>
    foreignLetters(word).map((letter) => ({
      index: index + letter.index,
      character: letter[0],
      kind: "look-alike" as const,
    })),
  );
  return [...words, ...lettersForDigits(text)].toSorted((a, b) => a.index - b.index);
}

function foreignLetters(word: string): RegExpExecArray[] {
  const letters = [...word.matchAll(/\p{L}/gu)];
  const odd = letters.filter(([letter]) => isOdd(letter, word));
  const own = letters.map(([letter]) => letter).join("");
  const foreign = letters.filter(([letter]) => !LATIN.test(letter) && !isCommon(letter));
  const isTwin = TWINS.some((twins) => twins.test(own));
  const isMixed = foreign.length > 0 && letters.some(([letter]) => LATIN.test(letter));
  return isTwin || (isMixed && !GREEK_SYMBOL.test(own))
    ? letters.filter((letter) => odd.includes(letter) || foreign.includes(letter))
    : odd;
}

function isCommon(letter: string): boolean {
  return /[\p{Script=Common}\p{Script=Inherited}]/u.test(letter);
}

function isOdd(letter: string, word: string): boolean {
  // Turkish names have this letter; in an English word it passes for an "i".
  if (letter === "ı") return !/^\p{Lu}/u.test(word);
  if (!RECOMMENDED.test(letter)) return true;
  return (
    ODD_LATIN.test(letter) &&
    !LIVING_LATIN.test(letter) &&
    !/^[A-Za-z]/.test(letter.normalize("NFD"))
  );
}

function lettersForDigits(text: string): LookAlike[] {
  if (!BESIDE_DIGIT.test(text)) return [];
  return [...text.matchAll(FIGURE)].flatMap(({ groups = {}, index }) => {
    const { currency = "", number = "", unit = "" } = groups;
    const isFigure = currency !== "" || unit !== "" || /\d[OoIl]\d|\dO+$/.test(number);
    const letters = [...number.matchAll(/[OoIl]/g)];
    // "I+" and "Ox" are no figures, and neither is a word such as "Ill".
    const isSure =
      /\d/.test(number) || (number.length > 1 && (currency !== "" || unit.endsWith("%")));
    if (!isFigure || !isSure) return [];
    return letters.map((letter) => ({
      index: index + currency.length + letter.index,
      character: letter[0],
      kind: "letter for a digit" as const,
    }));
  });
}
