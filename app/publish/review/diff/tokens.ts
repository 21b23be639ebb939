// Cuts lines into sentences, and sentences into words, figures and signs.
import { joinRuns, manner, textOfLine, type SiteLine, type Run } from "../site/record";
import { vocabularyOf, type WordClass } from "./vocabulary";

export interface SentenceToken {
  text: string;
  key: string;
  wordClass: WordClass | "figure" | "identifier" | "sign" | "address" | undefined;
  isWord: boolean;
  gap: string;
  run: Omit<Run, "text">;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string, granularity: "sentence" | "word"): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    const [tag] = Intl.getCanonicalLocales(
      /^[a-z]{2,3}(?:-\w{2,8})*$/i.test(language) ? language : "en",
    );
    segmenters.set(key, (segmenter = new Intl.Segmenter(tag, { granularity })));
  }
  return segmenter;
}

/** Ends no sentence, because a name follows. */
const TITLE = /(?:^|[\s(])(?:dr|prof|mr|mrs|ms|st|hr|fr|mme)\.\s*$/i;

/** Cuts a line into sentences, each a line; a note belongs to the sentence before it. */
export function sentencesOf(line: SiteLine, language: string): SiteLine[] {
  if (!/^(?:paragraph|entry|text|script)$/.test(line.kind)) return [line];
  const plain = line.runs.map(({ text, role }) => (role ? "" : text)).join("");
  const ends = [...segmenterOf(language, "sentence").segment(plain)]
    .filter(({ segment }) => !TITLE.test(segment))
    .map(({ index, segment }) => index + segment.length);
  if (ends.length < 2) return [line];
  const sentences: Run[][] = [[]];
  let at = 0;
  for (const run of line.runs) {
    if (run.role) sentences.at(-1)?.push(run);
    for (let { text } = run; text && !run.role;) {
      if (at >= (ends[sentences.length - 1] ?? at)) sentences.push([]);
      const part = text.slice(0, (ends[sentences.length - 1] ?? Infinity) - at);
      sentences.at(-1)?.push({ ...run, text: part });
      at += part.length;
      text = text.slice(part.length);
    }
  }
  return sentences
    .map((runs): SiteLine => ({ ...line, runs }))
    .filter((sentence) => textOfLine(sentence).trim());
}

const WRITTEN_ADDRESS =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?|ftp):\/\/[^\s<>"”]+[^\s<>"”.,;:!?)]/gu;
/** Figures, in groups of three digits, with decimals, or as dates and times write them. */
const FIGURE =
  /\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|(?:(?<=^|[\s\p{Sc}(<>≤≥≈~=±+−–-])\.)?\p{Nd}+(?:[.,:'’]\p{Nd}+)*|[〇一二三四五六七八九十百千]+(?=[万億兆年月日時分人名件％%倍歳回])/gu;
/** Signs and bounds, unless they stand between two figures. */
const SIGN_OR_BOUND = /\p{Sc}|[%％‰≥≤<>＜＞≈~±+＋=]|(?<![^\s(（])[-−–](?=[\p{Nd}\p{Sc}.])/gu;

/** Longer texts were written by no person, and are compared as a whole. */
const LONGEST = 10_000;

/** Cuts a line into words, figures with their signs and units, and signs, in order. */
export function tokensOf(line: SiteLine, language: string): SentenceToken[] {
  const text = textOfLine(line);
  if (text.length > LONGEST) return makeWholeToken(line, language);
  const cuts = findCuts(text, language);
  const tokens: SentenceToken[] = [];
  let [end, at] = [0, 0];
  for (const run of joinRuns(line.runs)) {
    end += run.text.length;
    for (let cut = cuts[at]; cut && cut.start < end; cut = cuts[at]) {
      const part = text.slice(cut.start, Math.min(cut.end, end));
      const gap = /\s/.test(text[cut.start - 1] ?? "") ? " " : "";
      if (part.trim()) tokens.push({ ...classify(part, cut, language), gap, run });
      if (cut.end > end) cut.start = end;
      else at++;
    }
  }
  return joinFigures(tokens);
}

/** Stands for a hyphen (U+2010) that joins the parts of a figure or a name, unlike a minus sign. */
const HYPHEN = "‐";

/** Joins a figure with its signs, bounds and units, and with the letters around it: "$50M", "5 mg", "HX-102". */
function joinFigures(tokens: SentenceToken[]): SentenceToken[] {
  const joined: SentenceToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const [first, ...others] = tokens.slice(at, endOfFigure(tokens, at));
    if (!first) break;
    at += 1 + others.length;
    const text = first.text + others.map((token) => (token.gap && " ") + token.text).join("");
    const keys = [first, ...others].map(({ key, wordClass }) =>
      key === "-" && wordClass === undefined ? HYPHEN : key,
    );
    const wordClass = /^\p{L}+‐?\p{N}/u.test(keys.join("")) ? "identifier" : "figure";
    // Don't compare the hyphen of a unit or a name: "5-mg" is "5 mg", but 3-5 is not 35.
    const key = keys.join("").replace(/(?<!\p{N})‐|‐(?!\p{N})/gu, "");
    joined.push(others.length > 0 ? { ...first, text, key, wordClass, isWord: true } : first);
  }
  return joined;
}

/** Finds the end of the figure that begins at a token; the next token when none does. */
function endOfFigure(tokens: SentenceToken[], from: number): number {
  const classAt = (at: number) => tokens[at]?.wordClass;
  const isHyphen = (at: number) => tokens[at]?.key === "-" && classAt(at) === undefined;
  const isLetters = (at: number) =>
    classAt(at) === undefined && /^\p{Script=Latin}+$/u.test(tokens[at]?.text ?? "");
  const isPart = (at: number) =>
    /^(?:figure|sign|unit)$/.test(classAt(at) ?? "") || isLetters(at) || isHyphen(at);
  const follows = (at: number) => {
    const [last, next] = [tokens[at - 1], tokens[at]];
    if (!last || !next || manner(last.run) !== manner(next.run)) return false;
    if (next.gap === "") return true;
    if (classAt(at) === "figure") return at - 1 === from && classAt(from) === "sign";
    return classAt(at - 1) === "figure" && (classAt(at) === "unit" || /^[%％‰]$/.test(next.text));
  };
  let end = from + 1;
  while (isPart(from) && isPart(end) && follows(end)) end++;
  // Don't take in a word behind a hyphen, because it is no unit: "3-fold".
  while (end - 1 > from && (isHyphen(end - 1) || (isLetters(end - 1) && isHyphen(end - 2)))) end--;
  const hasFigure = tokens.slice(from, end).some(({ wordClass }) => wordClass === "figure");
  return hasFigure ? end : from + 1;
}

/** Joins tokens as a reader sees them. */
export function textOfTokens(tokens: SentenceToken[]): string {
  return tokens.map(({ gap, text }, index) => (index > 0 && gap ? " " : "") + text).join("");
}

export function makeWholeToken(line: SiteLine, language: string): SentenceToken[] {
  const cut = { wordClass: undefined, key: "" };
  return [{ ...classify(textOfLine(line), cut, language), gap: "", run: {} }];
}

interface Cut {
  start: number;
  end: number;
  wordClass: SentenceToken["wordClass"];
  key: string;
}

/** Cuts a text by phrases of the vocabulary, figures, signs, and words, in order. */
function findCuts(text: string, language: string): Cut[] {
  const cuts: Cut[] = [];
  const taken = new Uint8Array(text.length);
  const take = (start: number, length: number, wordClass: Cut["wordClass"], key: string) => {
    if (taken.subarray(start, start + length).includes(1)) return;
    taken.fill(1, start, start + length);
    cuts.push({ start, end: start + length, wordClass, key });
  };
  for (const { 0: found, index } of text.matchAll(WRITTEN_ADDRESS))
    take(index, found.length, "address", found);
  for (const { 0: found, index } of text.matchAll(FIGURE))
    take(index, found.length, "figure", numberKey(found, language));
  for (const { index, text: found, wordClass, key } of vocabularyOf(language).findPhrases(text))
    take(index, found.length, wordClass === "number" ? "figure" : wordClass, key);
  for (const { 0: found, index } of text.matchAll(SIGN_OR_BOUND))
    take(index, found.length, "sign", signKey(found));
  for (const { index, segment } of segmenterOf(language, "word").segment(text))
    for (let from = index; from < index + segment.length; from++) {
      let to = from;
      while (to < index + segment.length && !taken[to]) to++;
      if (to > from) take(from, to - from, undefined, "");
    }
  return cuts.toSorted((a, b) => a.start - b.start);
}

function classify(
  text: string,
  { wordClass, key }: Pick<Cut, "wordClass" | "key">,
  language: string,
) {
  const plain = text
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"');
  const isKnown = wordClass !== undefined && key !== "";
  const isNumber = wordClass === "figure" && /^\.?\p{Nd}/u.test(plain);
  return {
    text,
    wordClass,
    isWord: wordClass !== undefined || /[\p{L}\p{N}]/u.test(text),
    key: isNumber ? numberKey(text, language) : isKnown ? `${key}` : plain.replace(/[‐-―−]/g, "-"),
  };
}

/** Writes a figure without its groups: 1,000 is 1000, and so is 1.000 in German; .5 is 0.5. */
function numberKey(text: string, language: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[ \u00a0\u202f'’]/g, "")
    .replace(/^\./, "0.");
  const isPoint = /^(?:en|ja|zh|th|ko|he|$)/i.test(language);
  const groups = isPoint ? /^\d{1,3}(?:,\d{3})+(?=$|\.)/ : /^\d{1,3}(?:\.\d{3})+(?=$|,)/;
  return plain.replace(groups, (digits) => digits.replace(/[.,]/g, ""));
}

function signKey(text: string): string {
  return text.normalize("NFKC").replace(/[-−–]/, "-");
}
