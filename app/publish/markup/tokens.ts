// A text with tokens such as `{site.name}` in; out the text with their values, and what is wrong with them. What has marks
// of its own, such as YAML and Markdown, is parsed before it is filled: a value is words and nothing else.
import { nearest } from "../problems/did-you-mean";
import type { TextRange } from "../problems/problem";

/** What a token stands for. */
export interface Token {
  value: string;
  /** Why it has no value of its own yet, as a sentence for the writer; `value` is a stand-in then. */
  problem?: string;
}

/** By name: "site.name". */
export type Tokens = ReadonlyMap<string, Token>;

/** A token of a text. */
export interface FoundToken {
  /** Without the braces. */
  name: string;
  /** With them. */
  range: TextRange;
  value: string;
  mistake: string | undefined;
}

/** What may be meant as a token: words and dots in braces, without a backslash before them. */
const BRACES = /(?<!\\)\{([ \t]*[a-z][\w.-]*(?:[ \t]+[\w.-]+)?[ \t]*)\}/gi;

/** How every token begins. */
const KIND = /^(?:site|colou?r)\b/i;

/** The text with the values of its tokens; an unknown one gets that of the one that was probably meant. */
export function fillTokens(text: string, tokens: Tokens): string {
  return tokensIn(text, tokens).reduceRight(
    (filled, { range: [start, end], value }) => filled.slice(0, start) + value + filled.slice(end),
    text,
  );
}

/** The tokens of a text. An unknown one has a mistake; other braces are none. */
export function tokensIn(text: string, tokens: Tokens): FoundToken[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: found, 1: name = "", index }) => {
    const token = tokens.get(name);
    const guess = token ? undefined : guessToken(name.trim(), tokens);
    if (!token && guess === undefined && !KIND.test(name.trim())) return [];
    const value = (token ?? tokens.get(guess ?? "site.name"))?.value ?? "";
    const mistake = token ? token.problem : explainUnknown(name, guess, tokens);
    return [{ name, range: [index, index + found.length], value, mistake }];
  });
}

/** The token that was probably meant: other marks or capitals, its second half alone, or a slip. */
function guessToken(name: string, tokens: Tokens): string | undefined {
  const names = [...tokens.keys()];
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const isHalf = (token: string) => letters(token.replace(/^.*\./, "")) === letters(name);
  return (
    names.find((token) => letters(token) === letters(name)) ??
    names.find(isHalf) ??
    nearest(name, names)
  );
}

function explainUnknown(name: string, guess: string | undefined, tokens: Tokens): string {
  const list = [...tokens.keys()].map((token) => `{${token}}`).join(", ");
  return guess === undefined
    ? `there is no {${name}}, expected one of ${list}`
    : `there is no {${name}}, did you mean {${guess}}?`;
}
