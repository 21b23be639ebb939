// Phrases as legal reviewers write them in; out the patterns that find them in a text, however they are spelled there.

const START = String.raw`(?<![\p{L}\p{N}_])`;
const END = String.raw`(?![\p{L}\p{N}_])`;
/** Between two words: spaces, line ends, hyphens. */
const JOIN = String.raw`[\s\-\u2010-\u2012]{1,3}`;
/** What "…" may be: up to five words of one sentence, or of one clause, where a denial ends. */
const GAPS = {
  sentence: String.raw`(?:[^\s.;:!?]+\s{1,3}){0,5}?`,
  clause: String.raw`(?:(?!(?:and|because|but|just|only|since|which|while)\b)[^\s.,;:!?]+\s{1,3}){0,5}?`,
};

/**
 * Finds any of these phrases, in small or capital letters; at one place the longest of the list. In a phrase
 * - a space is a space, a hyphen or the end of a line,
 * - `drug|medicine` is either word, and `the?` a word that may be missing,
 * - `cure~` is a verb in all its forms: cure, cures, cured, curing,
 * - `…` is up to five words of the same sentence or clause,
 * - brackets hold the words that are found, where others have to stand around them: `not … [approved]`.
 * @param words what names in braces, such as `{illness}`, stand for: a part of a pattern
 */
export function phrasePattern(
  phrases: readonly string[],
  words: Readonly<Record<string, string>> = {},
  gap: keyof typeof GAPS = "sentence",
): RegExp {
  const sources = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => sourceOf(phrase, words).replaceAll("…", GAPS[gap]));
  return new RegExp(`${START}(?:${sources.join("|")})${END}`, "giu");
}

function sourceOf(phrase: string, words: Readonly<Record<string, string>>): string {
  const [, before = "", core = phrase, after = ""] = /^(.*)\[(.*)\](.*)$/.exec(phrase) ?? [];
  const [start, middle, end] = [before, core, after].map((part) =>
    part
      .trim()
      .split(" ")
      .filter(Boolean)
      .map((word) => wordSource(word, words)),
  );
  const behind = start?.map(withJoin).join("");
  const ahead = end && end.length > 0 ? JOIN + joined(end) : "";
  return [
    behind && `(?<=${START}${behind})`,
    joined(middle ?? []),
    ahead && `(?=${ahead}${END})`,
  ].join("");
}

/** A word, an optional word with a "?" behind its group, or the gap, which brings its own spaces. */
function wordSource(word: string, words: Readonly<Record<string, string>>): string {
  if (word === "…") return word;
  const [, list = word, optional = ""] = /^(.*?)(\??)$/.exec(word) ?? [];
  const choices = list.split("|").map((choice) => {
    const verb = /^(.*)~$/.exec(choice)?.[1];
    return verb === undefined ? choice : inflect(verb);
  });
  const source = choices.join("|").replaceAll("'", "['’]");
  return `(?:${source.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${words[name] ?? name})`)})${optional}`;
}

function inflect(verb: string): string {
  return verb.endsWith("e") ? `${verb.slice(0, -1)}(?:e|es|ed|ing)` : `${verb}(?:s|es|ed|ing)?`;
}

function joined(words: readonly string[]): string {
  return words.map((word, index) => (index < words.length - 1 ? withJoin(word) : word)).join("");
}

function withJoin(word: string): string {
  if (word === "…") return word;
  return word.endsWith(")?") ? `(?:${word.slice(0, -1)}${JOIN})?` : word + JOIN;
}
