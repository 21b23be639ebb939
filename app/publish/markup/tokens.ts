// Fills tokens such as `{site.name}` in a text, and finds wrong ones. What has marks of its own, such as YAML and Markdown,
// is parsed before it is filled: a value is words and nothing else.
import { phoneUrl } from "../../schema/references";
import { nearest } from "../problems/did-you-mean";
import type { TextRange } from "../problems/problem";

/** The value of a token. */
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

/** What may be meant as a token: words and dots in braces, without a backslash before them; or in other brackets. */
const BRACES =
  /(?<!\\)(?:\$?\{([ \t]*[a-z][\w.-]*(?:[ \t]+[\w.-]+)?[ \t]*)\}|\[(site\.[a-z]+)\](?!\())/gi;

/** How every token begins. */
const KIND = /^\s*(?:site|colou?r)\b/i;

/**
 * The text with the values of its tokens; an unknown one gets that of the one that was probably meant. In a telephone
 * link, a number loses what only people read.
 */
export function fillTokens(text: string, tokens: Tokens): string {
  const isCall = text.startsWith("tel:");
  return tokensIn(text, tokens).reduceRight((filled, { range: [start, end], value }) => {
    const written = isCall ? phoneUrl(value).slice("tel:".length) : value;
    return filled.slice(0, start) + written + filled.slice(end);
  }, text);
}

/** The tokens of a text. An unknown one has a mistake; other braces are not tokens. */
export function tokensIn(text: string, tokens: Tokens): FoundToken[] {
  const names = [...tokens.keys()];
  return [...text.matchAll(BRACES)].flatMap(({ 0: found, 1: braced, 2: bracketed = "", index }) => {
    const name = braced ?? bracketed;
    const token = found.startsWith("{") ? tokens.get(name) : undefined;
    const guess = token ? undefined : nearest(name.trim(), names);
    if (!token && !guess && !KIND.test(name)) return [];
    const value = (token ?? tokens.get(guess ?? "site.name"))?.value ?? found;
    const advice = guess ? `did you mean {${guess}}?` : `the names are ${names.join(", ")}`;
    const mistake = token ? token.problem : `there is no ${found}, ${advice}`;
    return [{ name, range: [index, index + found.length], value, mistake }];
  });
}
