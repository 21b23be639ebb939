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

/** A token of a source text, with its name. */
export const TOKEN = /(?<!\\)\{\s*((?:site|color|font)\.\w+)\s*\}/gi;

/**
 * The text with the values of its tokens; an unknown one stays as it is. In the address of a call, a telephone number loses
 * what only people read.
 */
export function fillTokens(text: string, tokens: Tokens): string {
  const isCall = text.startsWith("tel:");
  return tokensIn(text, tokens).reduceRight((filled, { range: [start, end], value }) => {
    const written = isCall ? phoneUrl(value).slice("tel:".length) : value;
    return filled.slice(0, start) + written + filled.slice(end);
  }, text);
}

/** The tokens of a text. One without a value has a mistake; other braces are not tokens. */
export function tokensIn(text: string, tokens: Tokens): FoundToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, 1: name = "", index }) => {
    const token = tokens.get(name);
    const mistake = token ? token.problem : explainName(name, [...tokens.keys()]);
    const range = [index, index + found.length] as const;
    return { name, range, value: token?.value ?? found, mistake };
  });
}

function explainName(name: string, names: string[]): string {
  const guess = nearest(name, names);
  const advice = guess ? `did you mean {${guess}}?` : `the names are ${names.join(", ")}`;
  return `there is no {${name}}, ${advice}`;
}
