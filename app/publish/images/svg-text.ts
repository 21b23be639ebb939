// A drawing with text in; the same drawing with outlines instead out, and its words. Both come from one tree: what is
// shown and what is checked cannot differ.
import { optimize, type CustomPlugin, type XastElement, type XastParent } from "svgo";

import { openFaces, type Face } from "./fonts";
import { ImageError } from "./formats";
import { missingCharacter, setText } from "./set-text";

/** Words that a drawing shows. */
export interface DrawingText {
  text: string;
  /** Whether the drawing calls them an axis: they claim nothing. */
  isAxis?: boolean;
}

/** Attributes, and properties of CSS, on an element or on it and those around it. */
type Values = Readonly<Record<string, string>>;

/** A part of a text in one style; lengths are in units of the drawing. */
interface Run {
  /** As drawn, and as written. */
  text: string;
  words: string;
  face: Face;
  /** The font size, and the letter spacing, added after each letter. */
  em: number;
  spacing: number;
  /** Which part of its line is at the given place: 0 the start, 0.5 the middle, 1 the end. */
  anchor: number;
  /** Where it is, if it does not follow another; how far it is moved. */
  x: number | undefined;
  y: number | undefined;
  dx: number;
  dy: number;
  /** Becomes its outlines. */
  path: XastElement;
}

/** What outlines would lose, unless it changes nothing. */
const NOT_DRAWN =
  /^(?:font|font-(?:variant|stretch)|(?:dominant|alignment)-baseline|baseline-shift|text-(?:decoration|transform)|writing-mode|word-spacing|textLength|rotate)$/;
const NO_CHANGE =
  /^(?:normal|none|auto|alphabetic|baseline|100%|0[a-z%]*|lr(?:-tb)?|horizontal-tb)$/;

/** What sets text, which outlines do not need, and programs' own properties. */
const OF_TEXT =
  /^(?:[xy]|d[xy]|rotate|textLength|lengthAdjust|xml:space|style|-.*|(?:text|font|letter|word|writing|baseline|dominant|alignment)-.*)$/;

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const NOWHERE: Pick<Run, "x" | "y" | "dx" | "dy"> = { x: undefined, y: undefined, dx: 0, dy: 0 };
const WEIGHTS: Values = { normal: "400", bold: "600" };

/** What is never visible: pages describe each drawing in their own words, and WebKit reads titles of hidden slides aloud. */
const UNSEEN = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  ...(["removeEditorsNSData", "removeUnusedNS", "removeTitle"] as const),
  { name: "removeDesc", params: { removeAny: true } } as const,
  { name: "removeAttrs", params: { attrs: "aria-.*" } } as const,
];

/**
 * Outlines the text of a drawing, and removes what is never visible.
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
  const outline: CustomPlugin = { name: "outline", fn: (tree) => text.outline(tree, {}) };
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

  outline(parent: XastParent, outer: Values): void {
    parent.children = parent.children.map((node) => {
      if (node.type !== "element") return node;
      const { own, all } = this.enter(node, outer);
      // A draft of SVG 1.2 that Inkscape wrote and no browser shows.
      if (localName(node) === "flowRoot") refuse(node, "in <flowRoot>; write plain <text>");
      if (localName(node) !== "text") {
        this.outline(node, all);
        return node;
      }
      // Outlines are a group, which a clip path may not contain.
      if (parent.type === "element" && localName(parent) === "clipPath")
        refuse(node, "in a <clipPath>; draw a shape there");
      [this.element, this.runs, this.place] = [node, [], NOWHERE];
      const group = this.collect(node, own, all);
      const text = collapse(drawRuns(this.runs));
      if (text) this.texts.push({ text, ...(all["axis"] && { isAxis: true }) });
      return group;
    });
  }

  /** Reads what is set on an element, by itself or by a rule. */
  private enter(node: XastElement, outer: Values): { own: Values; all: Values } {
    const { style: css = "", ...attributes } = node.attributes;
    const declared = [...css.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g)];
    const properties = Object.fromEntries(
      declared.map(([, name = "", value = ""]) => [name, value]),
    );
    const own: Values = { ...attributes, ...properties };
    node.attributes = { ...this.written.get(node) };
    const names = [...(own["class"] ?? "").split(/\s+/), own["id"]];
    return { own, all: { ...outer, ...own, ...(names.includes("axis") && { axis: "yes" }) } };
  }

  /** A group in the place of a text or a part of it, with a path for each run. */
  private collect(node: XastElement, own: Values, all: Values): XastElement {
    const [x, y, dx = 0, dy = 0] = ["x", "y", "dx", "dy"].map((name) =>
      lengthOf(own[name], sizeOf(all)),
    );
    const before = this.place;
    this.place = { x: x ?? before.x, y: y ?? before.y, dx: before.dx + dx, dy: before.dy + dy };
    const children = node.children.flatMap((child): XastElement[] => {
      if (child.type !== "element") return this.addRun(wordsIn(child), all);
      if (/^(?:title|desc)$/.test(localName(child))) return [];
      if (localName(child) !== "tspan")
        refuse(this.element, `with <${child.name}>, which cannot be drawn; write plain <text>`);
      const inner = this.enter(child, all);
      return [this.collect(child, inner.own, inner.all)];
    });
    const kept = Object.entries(own).filter(([name]) => !OF_TEXT.test(name));
    const { style: css } = node.attributes;
    const attributes = { ...Object.fromEntries(kept), ...(css && { style: css }) };
    return { ...node, name: "g", attributes, children };
  }

  private addRun(words: string, values: Values): XastElement[] {
    const last = this.runs.at(-1);
    if (!words.trim()) {
      // The lines of the file between two elements.
      if (last && words) last.text = `${last.text.trimEnd()} `;
      if (last) last.words += words;
      return [];
    }
    let text = words.replace(/[ \t\r\n]/g, " ");
    // CSS Text 3, 4.1.1.
    if (!/^pre/.test(values["white-space"] ?? values["xml:space"] ?? "")) {
      text = text.replace(/ +/g, " ");
      if ((last?.text ?? " ").endsWith(" ")) text = text.trimStart();
    }
    const path: XastElement = { type: "element", name: "path", attributes: {}, children: [] };
    // Rules for all paths, as charts have them, stay off the outlines.
    if (this.isStyled) path.attributes["style"] = "fill:inherit;stroke:inherit";
    const em = sizeOf(values);
    const spacing = lengthOf(values["letter-spacing"]?.replace("normal", "0"), em) ?? 0;
    const anchor = ANCHORS[values["text-anchor"] ?? "start"] ?? 0;
    const face = this.findFace(values);
    const run: Run = { text, words, face, em, spacing, anchor, ...this.place, path };
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

  /** Refuses what outlines would show differently from a browser. */
  private refuseOdd(run: Run, values: Values): void {
    for (const [name, value] of Object.entries(values))
      if (NOT_DRAWN.test(name) && !NO_CHANGE.test(value))
        refuse(this.element, `with ${name}="${value}", which cannot be drawn; delete it`);
    const { em, spacing, x, y, dx, dy } = run;
    const lengths = { "font-size": em, "letter-spacing": spacing, x, y, dx, dy };
    for (const [name, value] of Object.entries(lengths))
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

/**
 * Draws the runs of one `<text>` into their paths. Those that follow each other are placed as one: where the first one
 * starts depends on the width of all (SVG 2, 11.10.2.1).
 * @returns the words, with a space before each run that has a place of its own
 */
function drawRuns(runs: readonly Run[]): string {
  const lines: Run[][] = [];
  for (const run of runs) {
    if (run.x === undefined && run.y === undefined && lines.length > 0) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  let [words, x, y] = ["", 0, 0];
  for (const line of lines) {
    const last = line.at(-1);
    if (last) last.text = last.text.trimEnd();
    const set = line.map((run) => setText(run.text, run.face, run.em, run.spacing));
    const width = line.reduce((sum, { dx }, at) => sum + (at && dx) + (set[at]?.width ?? 0), 0);
    x = (line[0]?.x ?? x) - (line[0]?.anchor ?? 0) * width;
    y = line[0]?.y ?? y;
    for (const [at, run] of line.entries()) {
      x += run.dx;
      y += run.dy;
      words += at === 0 || run.dy !== 0 ? ` ${run.words}` : run.words;
      run.path.attributes["d"] = set[at]?.pathAt(x, y) ?? "";
      x += set[at]?.width ?? 0;
    }
  }
  return words;
}

/** @throws {ImageError} that says which text cannot be drawn, and the cure */
function refuse(text: XastElement | undefined, why: string): never {
  const words = collapse(text ? wordsIn(text) : "");
  throw new ImageError(
    `has the text "${words.length > 60 ? `${words.slice(0, 60)}…` : words}" ${why}`,
  );
}

/** The font size. */
function sizeOf(values: Values): number {
  return lengthOf(values["font-size"], NaN) ?? 16;
}

/** A length in units of the drawing; NaN for lists and other units. */
function lengthOf(written: string | undefined, em: number): number | undefined {
  if (written === undefined) return undefined;
  const form = /^\s*([-+\d.]+(?:e[-+]?\d+)?)\s*(em|px|)\s*$/i;
  const [, number, unit] = form.exec(written) ?? [];
  return Number(number) * (unit === "em" ? em : 1);
}

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

function wordsIn(node: XastElement["children"][number]): string {
  if (node.type === "element") return node.children.map(wordsIn).join("");
  return node.type === "text" || node.type === "cdata" ? node.value : "";
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
