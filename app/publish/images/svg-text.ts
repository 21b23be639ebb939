// Reads the words of a drawing, and says what would look otherwise than in a browser.
import type { XastElement, XastParent } from "svgo";

import { codePointLabel } from "../markup/characters";
import { collapse } from "../markup/html-tree";
import type { Fault } from "./text-skeleton";

/** Words of a drawing. */
export interface DrawingText {
  text: string;
  /** Why they cannot be drawn; each is the rest of a sentence that begins with them. */
  faults: string[];
  /** The same for what is published, and perhaps not meant. */
  notes: string[];
}

type Node = XastParent["children"][number];

/** Words as they were found. */
export interface FoundText {
  text: string;
  /** The `<text>`, or else what is right around the words. */
  element: XastElement;
  /** Whether they are a part of the picture themselves, for all visitors. */
  isShown: boolean;
  fault?: string;
  note?: string;
}

/** The words of a drawing in the order of the file, also those outside of `<text>`, which browsers do not show. */
export function readTexts(element: XastElement, isShown = true): FoundText[] {
  const name = localName(element);
  const whole = { text: collapse(wordsIn(element)), element, isShown };
  if (name === "style" || whole.text === "") return [];
  if (name === "flowRoot") return [{ ...whole, isShown: false, note: FLOWING }];
  if (element.name === "text") return [whole];
  if (name === "text") return [{ ...whole, fault: PREFIXED }];
  const isUsed = /^(?:clipPath|mask|pattern|marker)$/.test(name) || hasFallback(element);
  return element.children.flatMap((node): FoundText[] => {
    if (node.type === "element") return readTexts(node, isShown && !isUsed);
    const text = collapse(wordsIn(node));
    return text ? [{ text, element, isShown: false, note: OUTSIDE }] : [];
  });
}

const FLOWING =
  "is in <flowRoot>, which browsers do not show; in Inkscape, choose Text > Convert to Text";
const OUTSIDE =
  "is outside of <text>, where browsers do not show it; put it into a <text>, or delete it";
const PREFIXED = "is in a <text> with a prefix; write <text>";

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

/** Whether an element shows one of its children to readers of some languages, and one to all others. */
function hasFallback({ name, children }: XastElement): boolean {
  const elements = children.filter((child) => child.type === "element");
  const isFor = elements.map(({ attributes }) => attributes["systemLanguage"] !== undefined);
  return name === "switch" && isFor.includes(true) && isFor.includes(false);
}

/** The words, with a space before each part that has a place of its own. */
function wordsIn(node: Node): string {
  if (node.type === "text" || node.type === "cdata") return node.value;
  if (node.type !== "element") return "";
  const isPlaced =
    node.name === "flowPara" ||
    ["x", "y", "dy"].some((name) => node.attributes[name] !== undefined);
  return `${isPlaced ? " " : ""}${node.children.map(wordsIn).join("")}`;
}

/**
 * Says each fault once.
 * @returns sentences by the first text that has the fault
 */
export function describeOnce(faults: readonly Fault[]): Map<XastElement, string[]> {
  const described = new Map<XastElement, string[]>();
  const keys = new Set(faults.map(keyOf));
  for (const key of keys) {
    const same = faults.filter((fault) => keyOf(fault) === key);
    const [first] = same;
    if (!first) continue;
    const count = new Set(same.map(({ text }) => text)).size - 1;
    const others = count === 0 ? "" : `, like ${count} more ${count === 1 ? "text" : "texts"}`;
    const sentence = sentenceOf(first, [...new Set(same.map((fault) => fault.found))]);
    const all = described.get(first.text) ?? [];
    described.set(first.text, [...all, sentence.replace(/;|$/, `${others}$&`)]);
  }
  return described;
}

function keyOf({ kind, found: what }: Fault): string {
  return kind === "layout" ? what : kind;
}

function sentenceOf({ kind, found: what }: Fault, all: readonly string[]): string {
  if (kind === "layout") return what;
  if (kind === "font") return `${what}; write font-family="{font.text}"`;
  const [only = ""] = all;
  const which =
    all.length === 1
      ? `the character "${only}" (${codePointLabel(only.codePointAt(0) ?? 0)})`
      : `"${all.slice(0, 9).join("")}"`;
  return `has ${which}, which the fonts of the site lack; write it in words, or draw it as a shape`;
}
