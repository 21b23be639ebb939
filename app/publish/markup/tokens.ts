// A text with tokens such as `{site.name}` in; out the text with their values, as readers get it, and the way back to
// the places of the file. It is filled before it is parsed, so that every rule sees what readers see.
import { nearest } from "../problems/did-you-mean";
import type { TextRange } from "../problems/problem";

/** What a token stands for. */
export interface Token {
  value: string;
  /** Why it has no value of its own yet, as a sentence for the writer; `value` is a stand-in then. */
  problem?: string;
}

/** By name: "site.name". */
export type Tokens = Pick<ReadonlyMap<string, Token>, "get" | "keys">;

/** A token of a text, with its place before and after filling. */
export interface Fill {
  /** Without the braces. */
  name: string;
  filled: TextRange;
  written: TextRange;
  mistake: string | undefined;
}

/** A text with values for its tokens. */
export interface FilledText {
  /** As readers get it. */
  text: string;
  /** As it stands in the file. */
  written: string;
  fills: readonly Fill[];
}

/** What may be meant as a token: words and dots in braces, without a backslash before them. */
const BRACES = /(?<!\\)\{([ \t]*[a-z][\w.-]*(?:[ \t]+[\w.-]+)?[ \t]*)\}/gi;

/** How every token begins. */
const KIND = /^(?:site|colou?r)\b/i;

/**
 * Fills the tokens of a text. An unknown one becomes a fill with a mistake; other braces stay as they are.
 * @param print writes a value as its place needs it, for instance with escapes
 */
export function fillTokens(
  written: string,
  tokens: Tokens,
  print: (value: string) => string = String,
): FilledText {
  const fills: Fill[] = [];
  let text = "";
  let end = 0;
  for (const { 0: found, 1: name = "", index } of written.matchAll(BRACES)) {
    const token = tokens.get(name);
    const guess = token ? undefined : guessToken(name.trim(), tokens);
    if (!token && guess === undefined && !KIND.test(name.trim())) continue;
    const standIn = token ?? tokens.get(guess ?? "site.name");
    const value = print(standIn?.value ?? "");
    text += written.slice(end, index);
    const start = text.length;
    end = index + found.length;
    // `alt={site.name}`, without quotes, means the same as with them.
    text += isBareAttribute(written.slice(0, index)) ? `"${value}"` : value;
    const mistake = token ? token.problem : explainUnknown(name, guess, tokens);
    fills.push({ name, filled: [start, text.length], written: [index, end], mistake });
  }
  return { text: text + written.slice(end), written, fills };
}

/** The range in the file of a range of the filled text: where it touches a token, the whole token. */
export function writtenRange({ fills }: FilledText, [start, end]: TextRange): TextRange {
  const first = fills.findLast(({ filled }) => filled[0] <= start);
  const last = fills.findLast(({ filled }) => filled[0] < end);
  return [
    first && start < first.filled[1] ? first.written[0] : start + shiftAfter(first),
    last && end < last.filled[1] ? last.written[1] : end + shiftAfter(last),
  ];
}

function shiftAfter(fill: Fill | undefined): number {
  return fill ? fill.written[1] - fill.filled[1] : 0;
}

/** Whether the text ends within a tag, behind an equals sign. */
function isBareAttribute(before: string): boolean {
  return /^<\w[^>]*=$/.test(before.slice(before.lastIndexOf("<")));
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
