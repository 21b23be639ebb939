// Fills tokens such as `{site.name}`. Parse YAML and Markdown first: values are plain words.
import { phoneUrl } from "../schema/references";
import { nearest } from "./problems/did-you-mean";

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
  /** The offset of its first brace. */
  start: number;
  mistake: string | undefined;
}

/** Matches a token and its name. */
export const TOKEN = /(?<!\\)\{\s*((?:site|color|font)\.\w+)\s*\}/gi;

/** Fills known tokens; after `tel:`, a number as {@link phoneUrl} writes it. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (found, name: string) => {
    const { value = found } = tokens.get(name) ?? {};
    return text.startsWith("tel:") ? phoneUrl(value).slice("tel:".length) : value;
  });
}

/** Finds tokens and their mistakes; other braces are ignored. */
export function tokensIn(text: string, tokens: Tokens): FoundToken[] {
  return [...text.matchAll(TOKEN)].map(({ 1: name = "", index: start }) => {
    const token = tokens.get(name);
    const mistake = token ? token.problem : explainName(name, [...tokens.keys()]);
    return { name, start, mistake };
  });
}

function explainName(name: string, names: string[]): string {
  const guess = nearest(name, names);
  const advice = guess ? `did you mean {${guess}}?` : `the names are ${names.join(", ")}`;
  return `there is no {${name}}, ${advice}`;
}
