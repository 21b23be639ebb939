// A drawing with text in; the same drawing with outlines instead out, and its words. Both come from one tree: what is
// shown and what is checked cannot differ.
import { optimize, type CustomPlugin, type XastElement, type XastParent } from "svgo";

import { openFaces, type Face } from "./fonts";
import { ImageError } from "./formats";
import { drawRuns, missingCharacter, type Run } from "./outlines";

/** Words that a drawing shows, or that it or a part of it is called. */
export interface DrawingText {
  text: string;
  /** Whether the drawing calls them an axis: they claim nothing. */
  isAxis?: boolean;
}

/** Attributes, and properties of CSS. */
type Values = Readonly<Record<string, string>>;

/** What is set on an element and those around it. Lengths are in units of the drawing, NaN if they cannot be read. */
interface Style {
  em: number;
  lowered: number;
  isAxis: boolean;
  values: Values;
}

/** Attributes that hold words for readers: WAI-ARIA 1.3, 6.6; SVG 2, 5.7 (deprecated `xlink:title`). */
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|xlink:title)$/;

/** What outlines would lose, unless it changes nothing. */
const NOT_DRAWN =
  /^(?:font|font-(?:variant|stretch)|(?:dominant|alignment)-baseline|text-(?:decoration|transform)|writing-mode|word-spacing|textLength|rotate)$/;
const NO_CHANGE = /^(?:normal|none|auto|alphabetic|100%|0[a-z%]*|lr(?:-tb)?|horizontal-tb)$/;

/** What sets text, which outlines do not need, and programs' own properties. */
const OF_TEXT =
  /^(?:[xy]|d[xy]|rotate|textLength|lengthAdjust|xml:space|style|-.*|(?:text|font|letter|word|writing|baseline|dominant|alignment)-.*)$/;

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const NOWHERE: Pick<Run, "x" | "y" | "dx" | "dy"> = { x: undefined, y: undefined, dx: 0, dy: 0 };
const WEIGHTS: Values = { normal: "400", bold: "600" };

/** How far letters are lowered, as Inkscape does it. */
const SHIFTS: Values = { super: "-0.4em", sub: "0.2em", baseline: "0" };

/** What nobody sees: pages describe each drawing in their own words, and WebKit reads titles of hidden slides aloud. */
const UNSEEN = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS", "removeTitle"] as const),
  { name: "removeDesc", params: { removeAny: true } } as const,
];

/**
 * Outlines the text of a drawing, and removes what nobody sees.
 * @returns the drawing, and its words in the order of the file
 * @throws {ImageError} for text that cannot be drawn as it is set
 * @throws svgo's own error when the drawing cannot be read
 */
export async function outlineText(source: string): Promise<{ svg: string; texts: DrawingText[] }> {
  const text = new TextPlugin(await openFaces(), hasStyles(source));
  const remember: CustomPlugin = {
    name: "remember",
    fn: () => ({ element: { enter: (node) => text.remember(node) } }),
  };
  const params = { onlyMatchedOnce: false, removeMatchedSelectors: false };
  const root: Style = { em: 16, lowered: 0, isAxis: false, values: {} };
  const outline: CustomPlugin = { name: "outline", fn: (tree) => text.outline(tree, root) };
  const plugins = [remember, { name: "inlineStyles" as const, params }, outline, ...UNSEEN];
  return { svg: optimize(source, { plugins }).data, texts: text.texts };
}

/** Whether a drawing has style sheets, whose rules may reach the outlines. */
export function hasStyles(source: string): boolean {
  return /<(?:[\w-]+:)?style\b/.test(source);
}

class TextPlugin {
  readonly texts: DrawingText[] = [];
  private readonly written = new Map<XastElement, Values>();
  /** The `<text>` at hand, its runs, and where the next one is placed. */
  private element: XastElement | undefined;
  private runs: Run[] = [];
  private place = NOWHERE;

  constructor(
    private readonly faces: ReadonlyMap<string, Face>,
    private readonly isStyled: boolean,
  ) {}

  /** The published drawing keeps its own rules, for animations and dark screens; only its text takes their values. */
  remember(node: XastElement): void {
    this.written.set(node, { ...node.attributes });
  }

  outline(parent: XastParent, outer: Style): void {
    parent.children = parent.children.map((node) => {
      if (node.type !== "element") return node;
      const { own, style } = this.enter(node, outer);
      // A draft of SVG 1.2 that Inkscape wrote and no browser shows.
      if (localName(node) === "flowRoot") refuse(node, "in <flowRoot>; write plain <text>");
      if (localName(node) !== "text") {
        this.outline(node, style);
        return node;
      }
      // Outlines are a group, which a clip path may not hold.
      if (parent.type === "element" && localName(parent) === "clipPath")
        refuse(node, "in a <clipPath>; draw a shape there");
      [this.element, this.runs, this.place] = [node, [], NOWHERE];
      const group = this.collect(node, own, style);
      this.note(drawRuns(this.runs), style);
      return group;
    });
  }

  /** Reads what is set on an element, by itself or by a rule. */
  private enter(node: XastElement, outer: Style): { own: Values; style: Style } {
    const { style: css = "", ...attributes } = node.attributes;
    const declared = [...css.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g)];
    const properties = Object.fromEntries(
      declared.map(([, name = "", value = ""]) => [name, value]),
    );
    const own: Values = { ...attributes, ...properties };
    node.attributes = { ...this.written.get(node) };
    const style = innerStyle(own, outer);
    for (const [name, value] of Object.entries(own)) if (SPOKEN.test(name)) this.note(value, style);
    if (isLabel(node)) this.note(wordsIn(node), style);
    return { own, style };
  }

  private note(words: string, { isAxis }: Style): void {
    const text = words.replace(/\s+/g, " ").trim();
    if (text) this.texts.push({ text, ...(isAxis && { isAxis }) });
  }

  /** A group in the place of a text or a part of it, with a path for each run. */
  private collect(node: XastElement, own: Values, style: Style): XastElement {
    const [x, y, dx = 0, dy = 0] = ["x", "y", "dx", "dy"].map((name) =>
      lengthOf(own[name], style.em),
    );
    const before = this.place;
    this.place = { x: x ?? before.x, y: y ?? before.y, dx: before.dx + dx, dy: before.dy + dy };
    const children = node.children.flatMap((child): XastElement[] => {
      if (child.type !== "element") return this.addRun(wordsIn(child), style);
      const inner = this.enter(child, style);
      if (isLabel(child)) return [];
      if (!/^(?:tspan|a)$/.test(localName(child)))
        refuse(this.element, `with <${child.name}>, which cannot be drawn; write plain <text>`);
      return [this.collect(child, inner.own, inner.style)];
    });
    const kept = Object.entries(own).filter(([name]) => !OF_TEXT.test(name));
    const { style: css } = node.attributes;
    const attributes = { ...Object.fromEntries(kept), ...(css && { style: css }) };
    return { ...node, name: "g", attributes, children };
  }

  private addRun(words: string, style: Style): XastElement[] {
    const last = this.runs.at(-1);
    if (!words.trim()) {
      // The lines of the file between two elements.
      if (last && words) last.text = `${last.text.trimEnd()} `;
      if (last) last.words += words;
      return [];
    }
    const keepsSpaces = /^pre/.test(style.values["white-space"] ?? style.values["xml:space"] ?? "");
    let text = words.replace(/[ \t\r\n]/g, " ");
    // CSS Text 3, 4.1.1.
    if (!keepsSpaces) text = text.replace(/ +/g, " ");
    if (!keepsSpaces && (last?.text ?? " ").endsWith(" ")) text = text.trimStart();
    // Rules for all paths, as charts have them, stay off the outlines.
    const attributes: Record<string, string> = this.isStyled
      ? { style: "fill:inherit;stroke:inherit" }
      : {};
    const path: XastElement = { type: "element", name: "path", attributes, children: [] };
    const { em, lowered, values } = style;
    const spacing = lengthOf(values["letter-spacing"]?.replace("normal", "0"), em) ?? 0;
    const anchor = ANCHORS[values["text-anchor"] ?? "start"] ?? 0;
    const set = { face: this.findFace(values), em, lowered, spacing, anchor };
    const run: Run = { text, words, path, ...this.place, ...set };
    this.refuseOdd(run, values);
    this.runs.push(run);
    this.place = NOWHERE;
    return [path];
  }

  /** The first font of a list that the site has: programs put names of their own before it. */
  private findFace(values: Values): Face {
    const family = values["font-family"];
    const weight = values["font-weight"] ?? "normal";
    const slant = /^(?:italic|oblique)/.test(values["font-style"] ?? "") ? " italic" : "";
    const names = (family ?? "")
      .split(",")
      .map((name) => `${name.replace(/["']/g, "").trim()} ${WEIGHTS[weight] ?? weight}${slant}`);
    const face = names.map((name) => this.faces.get(name)).find(Boolean);
    const known = [...this.faces.keys()].filter((name) => !name.endsWith("italic")).join(", ");
    const found = family ? `in the font "${names[0]?.slice(0, 60)}"` : "without a font";
    return face ?? refuse(this.element, `${found}, expected one of: ${known}`);
  }

  /** Refuses what outlines would show otherwise than a browser. */
  private refuseOdd(run: Run, values: Values): void {
    for (const [name, value] of Object.entries(values))
      if (NOT_DRAWN.test(name) && !NO_CHANGE.test(value))
        refuse(this.element, `with ${name}="${value}", which cannot be drawn; delete it`);
    const { em, spacing, lowered, x, y, dx, dy } = run;
    const lengths = { "font-size": em, "letter-spacing": spacing, "baseline-shift": lowered };
    for (const [name, value] of Object.entries({ ...lengths, x, y, dx, dy }))
      if (Number.isNaN(value))
        refuse(
          this.element,
          `with ${name}="${values[name]?.slice(0, 40)}", expected one number, such as ${name}="12"`,
        );
    const missing = missingCharacter(run.text.trim(), run.face);
    const code = missing?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    if (missing)
      refuse(
        this.element,
        `with the character "${missing}" (U+${code}), which the fonts of the site lack; write it in words, or draw it as a shape`,
      );
  }
}

function innerStyle(own: Values, outer: Style): Style {
  const shift = own["baseline-shift"] ?? "baseline";
  const names = [...(own["class"] ?? "").split(/\s+/), own["id"]];
  return {
    em: lengthOf(own["font-size"], outer.em, outer.em) ?? outer.em,
    lowered: outer.lowered + (lengthOf(SHIFTS[shift] ?? shift, outer.em) ?? 0),
    isAxis: outer.isAxis || names.includes("axis"),
    values: { ...outer.values, ...own },
  };
}

/** @throws {ImageError} that says which text cannot be drawn, and the cure */
function refuse(text: XastElement | undefined, why: string): never {
  const words = (text ? wordsIn(text) : "").replace(/\s+/g, " ").trim();
  throw new ImageError(
    `has the text "${words.length > 60 ? `${words.slice(0, 60)}…` : words}" ${why}`,
  );
}

/** A length in units of the drawing; NaN for lists and other units. @param whole what 100% is, where it is allowed */
function lengthOf(written: string | undefined, em: number, whole = NaN): number | undefined {
  if (written === undefined) return undefined;
  const form = /^\s*([-+\d.]+(?:e[-+]?\d+)?)\s*(em|px|pt|%|)\s*$/i;
  const [, number, unit = ""] = form.exec(written) ?? [];
  const units: Readonly<Record<string, number>> = { em, pt: 4 / 3, "%": whole / 100 };
  return Number(number) * (units[unit] ?? 1);
}

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

function isLabel(node: XastElement): boolean {
  return /^(title|desc)$/.test(localName(node));
}

function wordsIn(node: XastElement["children"][number]): string {
  if (node.type === "element") return node.children.map(wordsIn).join("");
  return node.type === "text" || node.type === "cdata" ? node.value : "";
}
