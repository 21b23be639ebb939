import { querySelectorAll, type PluginConfig, type XastElement, type XastParent } from "svgo";

import { collapse } from "../markup/html-tree";

/** Faults and notes continue a sentence about the text. */
export interface DrawingText {
  text: string;
  faults: string[];
  notes: string[];
}

export type DrawingNode = XastParent["children"][number];
type Words = Extract<DrawingNode, { type: "text" | "cdata" }>;

export interface TextProblem {
  text: XastElement;
  found: string;
  fix: string;
}

export interface FoundText {
  text: string;
  /** The `<text>`, or what is right around the words. */
  element: XastElement;
  /** Whether the picture itself has it, for all visitors. */
  isShown: boolean;
  fault?: TextProblem;
  note?: TextProblem;
}

/** Puts rules into the elements that they are for, except rules for some media. */
export const INLINE_STYLES: PluginConfig[] = [
  { name: "prepared", fn: () => ({ element: { enter: prepareStyles } }) },
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
];

function prepareStyles({ name, attributes, children }: XastElement): void {
  // Don't begin with what a rule may replace, because svgo then fails (4.1.0).
  if (attributes["style"]) attributes["style"] = `-own:0;${attributes["style"]}`;
  if (name !== "style" || !attributes["media"]) return;
  children.unshift({ type: "text", value: `@media ${attributes["media"]}{` });
  children.push({ type: "text", value: "}" });
}

export function isWords(node: DrawingNode): node is Words {
  return node.type === "text" || node.type === "cdata";
}

export function selectElements(parent: XastParent, selector: string): XastElement[] {
  return querySelectorAll(parent, selector).filter((node) => node.type === "element");
}

/** Finds all words in the order of the file, also outside of `<text>`. */
export function findTexts(element: XastElement, isShown = true): FoundText[] {
  const name = element.name.replace(/^.*:/, "");
  const text = collapse(textIn(element));
  if (name === "style" || text === "") return [];
  if (element.name === "text") return [{ text, element, isShown }];
  const problem = (found: string, fix: string) => ({ text: element, found, fix });
  if (name === "text") {
    const fault = problem("is in a <text> with a prefix", "write <text>");
    return [{ text, element, isShown: false, fault }];
  }
  if (name === "flowRoot") {
    const found = "is in <flowRoot>, which browsers do not show";
    const note = problem(found, "in Inkscape, choose Text > Convert to Text");
    return [{ text, element, isShown: false, note }];
  }
  const isUsed = /^(?:defs|clipPath|mask|pattern|marker)$/.test(name) || isForLanguages(element);
  return element.children.flatMap((node): FoundText[] => {
    if (node.type === "element") return findTexts(node, isShown && !isUsed);
    const outside = collapse(textIn(node));
    const found = "is outside of <text>, where browsers do not show it";
    const note = problem(found, "put it into a <text>, or delete it");
    return outside ? [{ text: outside, element, isShown: false, note }] : [];
  });
}

/** Tells whether an element shows one child per language. */
function isForLanguages({ name, children }: XastElement): boolean {
  const elements = children.filter((child) => child.type === "element");
  const isFor = elements.map(({ attributes }) => attributes["systemLanguage"] !== undefined);
  return name === "switch" && isFor.includes(true) && isFor.includes(false);
}

/** Reads words, with a space before each part that has its own place. */
function textIn(node: DrawingNode): string {
  if (isWords(node)) return node.value;
  if (node.type !== "element") return "";
  const { name, attributes } = node;
  const isPlaced =
    name === "flowPara" || "x" in attributes || "y" in attributes || "dy" in attributes;
  return `${isPlaced ? " " : ""}${node.children.map(textIn).join("")}`;
}

/** Says problems with the same fix once, at the first text that has them. */
export function describeOnce(problems: readonly TextProblem[]): Map<XastElement, string[]> {
  const described = new Map<XastElement, string[]>();
  for (const fix of new Set(problems.map((problem) => problem.fix))) {
    const same = problems.filter((problem) => problem.fix === fix);
    const [first] = same;
    if (!first) continue;
    const count = new Set(same.map(({ text }) => text)).size - 1;
    const others = count === 0 ? "" : `, like ${count} more ${count === 1 ? "text" : "texts"}`;
    const before = described.get(first.text) ?? [];
    described.set(first.text, [...before, `${first.found}${others}; ${fix}`]);
  }
  return described;
}
