// A file or a drawing in; out an error for each place with characters that readers cannot see or take for others, be they
// typed, escaped in a field ("\u202e"), or named in the prose (`&#8203;`, `&zwj;`).
import { parseFragment } from "parse5";

import {
  codePointLabel,
  findHiddenCharacters,
  showHidden,
  type CharacterKind,
  type HiddenCharacter,
} from "../../markup/characters";
import { writtenRange, type Fill, type FilledText } from "../../markup/tokens";
import type { Finding } from "../../problems/problem";
import type { ParsedFile, Source } from "../source/model";
import { problemAt } from "../source/source-file";
import { isSeen, rangeNear } from "../source/text-ranges";

const DELETE = "delete the word that it stands in, and write it again";
const NUMBER = "write the number again with the digits 0 to 9";

/** What is wrong with each kind, and the cure: continues `has U+202E (RIGHT-TO-LEFT OVERRIDE), which …`. */
const EXPLANATIONS: Readonly<Record<CharacterKind, string>> = {
  direction: `turns the direction of writing, so that people read other words than programs do; ${DELETE}`,
  invisible: `nobody can see; ${DELETE}`,
  control: `controls old devices and is no text; ${DELETE}`,
  space: "only looks like a space; write a plain space in its place",
  meaningless: "means nothing to readers; write what was meant in its place",
  "look-alike":
    "passes for another letter, so that a search does not find the word; write the whole word again on an English keyboard",
  styled: "is no plain character; write plain letters and digits in its place",
  digit: `is no plain digit; ${NUMBER}`,
  mark: "changes how the letter before it reads; write the word again without it",
  "not composed":
    "is one of two ways to store what looks the same; delete the letter with its accent, and type it again as one (Unicode's form NFC)",
  "letter for a digit": `stands where readers expect a digit; ${NUMBER}`,
};

/** Character references of HTML and XML; escapes of YAML 1.2.2, 5.7, those that stand for no plain character. */
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi;
const YAML_ESCAPE = /\\(?:\\|x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[0abvfeNLP])/gi;
const YAML_LETTERS: Readonly<Record<string, number>> = {
  ...{ "0": 0, a: 7, b: 8, v: 0x0b, f: 0x0c, e: 0x1b, N: 0x85, L: 0x2028, P: 0x2029 },
};

/** The longest piece of the text that a message repeats. */
const SHOWN = 24;

/**
 * The rule: no character misleads readers. Sources: Trojan Source (CVE-2021-42574); Unicode UTS 39, Security Mechanisms;
 * UAX 15, Normalization Forms.
 */
export function checkCharacters({
  source,
  passages,
}: Pick<ParsedFile, "source" | "passages">): Finding[] {
  const decoded = decode(source);
  const anywhere = misleading(decoded.text, (kind) => kind !== "letter for a digit")
    .map(({ range, message }) => ({ range: writtenRange(decoded, range), field: "", message }))
    // What a token stands for is judged where it is written, in site.mdx.
    .filter(
      ({ range: [at] }) => !source.fills.some(({ filled: [from, to] }) => from <= at && at < to),
    );
  // Elsewhere, as in an address or the path of a drawing, it is a letter.
  const inWords = passages.filter(isSeen).flatMap((passage) =>
    misleading(passage.text, (kind) => kind === "letter for a digit").map(
      ({ range: [index, end], message }) => {
        const range = rangeNear(passage, { 0: passage.text.slice(index, end), index });
        return { range, field: passage.field, message };
      },
    ),
  );
  return [...anywhere, ...inWords].map(({ range, field, message }) =>
    problemAt(source, range, field, message),
  );
}

/** The text with its escapes and references as the characters that they stand for, and the way back. */
function decode({ text: written, bodyStart }: Source): FilledText {
  const isEscape = (index: number) => written.charAt(index) === "\\";
  const escapes = [
    ...written.matchAll(REFERENCE),
    ...written.slice(0, bodyStart).matchAll(YAML_ESCAPE),
  ];
  const fills: Fill[] = [];
  let [text, end] = ["", 0];
  for (const { 0: name, index } of escapes.toSorted((a, b) => a.index - b.index)) {
    const value = isEscape(index) ? unescapeYaml(name) : dereference(name);
    text += written.slice(end, index) + value;
    end = index + name.length;
    const filled = [text.length - value.length, text.length] as const;
    fills.push({ name, filled, written: [index, end], mistake: undefined });
  }
  return { text: text + written.slice(end), written, fills };
}

function unescapeYaml(escape: string): string {
  const letter = escape.charAt(1);
  const code = YAML_LETTERS[letter] ?? Number.parseInt(escape.slice(2), 16);
  return letter !== "\\" && code <= 0x10ffff ? String.fromCodePoint(code) : escape;
}

/** What a reference stands for in HTML; one that HTML does not know is plain text. */
function dereference(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node && "value" in node ? node.value : reference;
}

/** The pieces of a text that mislead, each with one message for characters of one kind in one word. */
function misleading(text: string, isAsked: (kind: CharacterKind) => boolean) {
  const pieces: { first: HiddenCharacter; range: [number, number]; message: string }[] = [];
  for (const found of findHiddenCharacters(text)) {
    if (found.isHonest || !isAsked(found.kind)) continue;
    const last = pieces.at(-1);
    const end = found.index + found.length;
    const isSame =
      last?.first.kind === found.kind && !/\s/.test(text.slice(last.range[1], found.index));
    if (isSame) last.range[1] = end;
    else pieces.push({ first: found, range: [found.index, end], message: explain(text, found) });
  }
  return pieces;
}

function explain(text: string, { index, length, codePoint, name, kind }: HiddenCharacter): string {
  const [before = ""] = /[^\s<>"'`=]*$/.exec(text.slice(Math.max(0, index - SHOWN), index)) ?? [];
  const [after = ""] =
    /^[^\s<>"'`=]*/.exec(text.slice(index + length, index + length + SHOWN)) ?? [];
  const place = showHidden(before + text.slice(index, index + length) + after);
  return `"${place}" has ${codePointLabel(codePoint)} (${name}), which ${EXPLANATIONS[kind]}`;
}
