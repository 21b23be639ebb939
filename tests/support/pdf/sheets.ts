// A page on paper: printed by the browser, then read word by word, each with its place.
import type { Page } from "@playwright/test";
import { execFileSync } from "node:child_process";

import { findPdftotext } from "./find-pdftotext";

/** Width and height in centimetres. */
const PAPERS = { A4: [21, 29.7], Letter: [21.59, 27.94] } as const;

/** On every side, in centimetres: about what browsers leave by default. */
const MARGIN = 1;

const [POINTS, PIXELS] = [72 / 2.54, 96 / 2.54];

/** In points from the sheet's upper left corner. */
export interface Word {
  text: string;
  /** Counted from 0. */
  sheet: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the text of a sheet begins, in points. */
export const FIRST_LINE = MARGIN * POINTS;

/** The width of what is printed, in CSS pixels. */
export function printedWidth(paper: keyof typeof PAPERS): number {
  return Math.round((PAPERS[paper][0] - 2 * MARGIN) * PIXELS);
}

/** Prints the open page. @returns how many sheets it takes, and their words in reading order */
export async function printPage(
  page: Page,
  paper: keyof typeof PAPERS,
): Promise<{ sheets: number; words: Word[] }> {
  // Playwright gives Firefox inches, which WebDriver reads as centimetres.
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  const inUnit = (length: number) => `${length}${isFirefox ? "in" : "cm"}`;
  const [width, height] = PAPERS[paper].map(inUnit);
  const edge = inUnit(MARGIN);
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const pdf = await page.pdf({ width, height, margin });
  const boxes = execFileSync(findPdftotext() ?? "pdftotext", ["-bbox", "-", "-"], { input: pdf });
  const sheets = boxes.toString("utf8").split("<page ").slice(1);
  return { sheets: sheets.length, words: sheets.flatMap(readWords) };
}

const WORD = /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.+?)<\/word>/g;

function readWords(sheet: string, index: number): Word[] {
  return [...sheet.matchAll(WORD)].map(([, left, top, right, bottom, text = ""]) => ({
    text,
    sheet: index,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** Pairs of words that are printed over each other. */
export function findOverprints(words: Word[]): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => other.sheet === one.sheet && isOver(one, other))
      .map((other) => `${one.text} / ${other.text}, sheet ${one.sheet + 1}`),
  );
}

/** A word's box extends beyond its letters, by about a fifth of its height above and below. */
function isOver(one: Word, other: Word): boolean {
  const [space, otherSpace] = [one, other].map(({ top, bottom }) => (bottom - top) / 5);
  return (
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top + (space ?? 0) < other.bottom - (otherSpace ?? 0) &&
    one.bottom - (space ?? 0) > other.top + (otherSpace ?? 0)
  );
}

/**
 * The first word of a text, which may be broken over lines; undefined when the text is not there.
 * @param from the index of the word at which to begin
 */
export function findWord(words: Word[], text: string, from = 0): number | undefined {
  const wanted = lettersOf(text);
  for (let index = from; index < words.length; index++) {
    let found = "";
    for (let next = index; next < words.length && found.length < wanted.length; next++)
      found += lettersOf(words[next]?.text ?? "");
    if (found.startsWith(wanted)) return index;
  }
  return undefined;
}

/** Without white space, signs, and what stands for a sign in pdftotext's answer, such as `&amp;`. */
function lettersOf(text: string): string {
  return text.replace(/&#?\w+;|[^\p{L}\p{N}]/gu, "");
}
