// Two versions of a script in; out whether they differ in words only that pages show, so that a change of a page has
// said it already.
import type { PageSnapshot } from "../page-model";
import type { PagePair } from "./page-diff";

/** What only one side's pages say, as one text each. */
export interface ShownWords {
  old: string;
  now: string;
}

const LITERAL = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gs;
const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis;
const CONTROLS: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" };

export function collectShownWords(pairs: PagePair[]): ShownWords {
  const sides = pairs.map(({ old, now }) => [old, now].map((page) => (page ? partsOf(page) : [])));
  const only = (side: 0 | 1) =>
    sides
      .flatMap((parts) => {
        const others = new Set(parts[1 - side]);
        return parts[side]?.filter((part) => !others.has(part)) ?? [];
      })
      .join("\n");
  return { old: only(0), now: only(1) };
}

/** @param old @param now the texts of one file */
export function differInShownWords(old: string, now: string, shown: ShownWords): boolean {
  if (old.replace(LITERAL, '""') !== now.replace(LITERAL, '""')) return false;
  const [before, after] = [literalsIn(old), literalsIn(now)];
  const isKnown = (text: string, index: number, others: string[], words: string) =>
    others[index] === text || words.includes(text);
  return (
    before.every((text, index) => isKnown(text, index, after, shown.old)) &&
    after.every((text, index) => isKnown(text, index, before, shown.now))
  );
}

/** The texts of code, without escapes. */
export function literalsIn(code: string): string[] {
  return [...code.matchAll(LITERAL)].map(([, double, single, template]) =>
    (double ?? single ?? template ?? "").replace(ESCAPE, unescape).replace(/\s+/g, " ").trim(),
  );
}

function unescape(_: string, long?: string, short?: string, byte?: string, other?: string): string {
  const code = long ?? short ?? byte;
  if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
  return CONTROLS[other ?? ""] ?? other ?? "";
}

function partsOf({ title, texts, links, images, head, markup }: PageSnapshot): string[] {
  return [
    title,
    ...texts.map(({ text }) => text),
    ...links.flatMap(({ href, words }) => [href, words]),
    ...images.map(({ src }) => src),
    ...head.map(({ value }) => value),
    ...markup,
  ];
}
