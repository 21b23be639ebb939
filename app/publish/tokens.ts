import { nearest } from "./problems/did-you-mean";

/** By names such as "site.name"; undefined for a fact that site.mdx leaves out. */
export type Tokens = ReadonlyMap<string, string | undefined>;

export interface WrongToken {
  start: number;
  message: string;
}

const TOKEN = /(?<!\\)\{\s*((?:site|color|font)\.\w+)\s*\}/gi;

/** Tells whether a text is a token, with or without a value. */
export function isToken(text: string): boolean {
  return text !== "" && text.replace(TOKEN, "") === "";
}

/** Fills the tokens that have a value. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (found, name: string) => tokens.get(name) ?? found);
}

/** Finds the tokens that have no value. */
export function findWrongTokens(text: string, tokens: Tokens): WrongToken[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 1: name = "", index: start }) =>
    tokens.get(name) === undefined ? [{ start, message: explainName(name, tokens) }] : [],
  );
}

function explainName(name: string, tokens: Tokens): string {
  if (tokens.has(name))
    return `{${name}} has no value; add the line \`${name.replace("site.", "")}:\` to content/site.mdx, or write the words themselves`;
  const names = [...tokens.keys()];
  const guess = nearest(name, names);
  const advice = guess ? `did you mean {${guess}}?` : `the names are ${names.join(", ")}`;
  return `there is no {${name}}, ${advice}`;
}
