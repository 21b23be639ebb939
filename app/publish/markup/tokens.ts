// Fills tokens such as `{site.name}`. Parse YAML and Markdown first: values are plain words.
import { phoneUrl } from "../../schema/references";
import { nearest } from "../problems/did-you-mean";
import type { TextRange } from "../problems/problem";

export interface Token {
  value: string;
  /** Why `value` is a stand-in, for the writer. */
  problem?: string;
}

/** By names such as "site.name". */
export type Tokens = ReadonlyMap<string, Token>;

export interface FoundToken {
  /** Without braces. */
  name: string;
  /** With braces. */
  range: TextRange;
  value: string;
  mistake: string | undefined;
}

/** Matches a token and its name. */
export const TOKEN = /(?<!\\)\{\s*((?:site|color|font)\.\w+)\s*\}/gi;

/** Fills known tokens; after `tel:`, a number as {@link phoneUrl} writes it. */
export function fillTokens(text: string, tokens: Tokens): string {
  const isCall = text.startsWith("tel:");
  return tokensIn(text, tokens).reduceRight((filled, { range: [start, end], value }) => {
    const written = isCall ? phoneUrl(value).slice("tel:".length) : value;
    return filled.slice(0, start) + written + filled.slice(end);
  }, text);
}

/** Finds tokens and their mistakes; other braces are ignored. */
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
