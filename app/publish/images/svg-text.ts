// The tree of a drawing with text in; the same tree with outlines instead out, and the words with their places in the
// writer's file. Both come from the tree that is published: what is shown and what is checked cannot differ.
import type { CustomPlugin, XastElement, XastParent } from "svgo";

import type { Face } from "./fonts";
import { createLocator, type Located } from "./svg-places";
import { errorAt } from "./svg-rules";
import { createLine, missingCharacter } from "./text-line";
import {
  innerStyle,
  positionOf,
  readSettings,
  runStyleOf,
  type Refuse,
  type Settings,
  type TextStyle,
} from "./text-style";

/** Words that a drawing shows, or that a tooltip or a screen reader gives for it. */
export interface DrawingText extends Located {
  text: string;
  /** Whether the drawing calls them an axis. */
  isAxis?: boolean;
}

/** A drawing, and what its text is drawn with. */
export interface TextSource {
  /** The text of the file, with its tokens filled and as written. */
  source: string;
  written: string;
  faces: ReadonlyMap<string, Face>;
}

/** Attributes that hold words for readers: WAI-ARIA 1.3, 6.6; SVG 2, 5.7 (deprecated `xlink:title`). */
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|xlink:title)$/;

/** Attributes that set text; outlines need none of them. */
const OF_TEXT =
  /^(?:[xy]|d[xy]|rotate|textLength|lengthAdjust|xml:space|baseline-shift|(?:text|font|letter|word|writing|dominant|alignment)-.*)$/;

const NOT_DRAWN = "which cannot be drawn; write plain <text>";
const NO_SUCH_CHARACTER =
  "which the fonts of the site lack; write it in words, or draw it as a shape";

/** Keeps rules for all paths, as charts have them, from the outlines of text. */
const AS_TEXT = { style: "fill:inherit;stroke:inherit" };

/** What holds for text that no element has set. */
const ROOT: TextStyle = { em: 16, lowered: 0, isAxis: false, values: {} };

/** An element, when it has been reached. */
interface Entered {
  attributes: Settings["attributes"];
  style: TextStyle;
  /** Of its words in the file. */
  content: Located;
  refuse: Refuse;
}

/**
 * A plugin for svgo that outlines text, to run before svgo's own.
 * @param texts is filled with the words, in the order of the file
 * @throws {ImageError} from svgo's `optimize`, for text that cannot be drawn as it is set
 */
export function outlineText(drawing: TextSource, texts: DrawingText[]): CustomPlugin {
  const outline = (parent: XastParent, outer: TextStyle, reader: Reader) => {
    parent.children = parent.children.map((node) => {
      if (node.type !== "element") return node;
      const entered = reader.enter(node, outer);
      // Outlines are a group, which a clip path may not hold.
      const isClip = parent.type === "element" && localName(parent) === "clipPath";
      if (isClip && localName(node) === "text")
        entered.refuse("has text in a <clipPath>", "which cannot be drawn; draw a shape there");
      // A draft of SVG 1.2 that Inkscape wrote and no browser shows.
      if (localName(node) === "flowRoot") entered.refuse("has <flowRoot>", NOT_DRAWN);
      if (localName(node) === "text") return drawText(node, entered, reader, drawing.faces);
      outline(node, entered.style, reader);
      return node;
    });
  };
  return {
    name: "outline-text",
    // After svgo's first pass no text is left.
    fn: (root, _params, { multipassCount }) => {
      if (multipassCount === 0) outline(root, ROOT, createReader(drawing, texts));
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function createReader({ source, written }: TextSource, texts: DrawingText[]) {
  const settings = readSettings(source);
  const [locate, locateWritten] = [createLocator(source), createLocator(written)];
  let count = 0;
  const note = (text: string, place: Located, { isAxis }: TextStyle) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words) texts.push({ text: words, ...place, ...(isAxis && { isAxis }) });
  };
  /** To be called once for each element, in the order of the file. */
  const enter = (node: XastElement, outer: TextStyle): Entered => {
    const { attributes = {}, style: css } = settings[count++] ?? {};
    const style = innerStyle({ ...css, ...attributes }, outer);
    const { tag, content } = locate(node.name);
    const { start } = locateWritten(node.name).tag;
    for (const [name, value] of Object.entries(attributes))
      if (SPOKEN.test(name)) note(value, tag, style);
    if (isLabel(node)) note(node.children.map(textOf).join(""), content, style);
    const refuse: Refuse = (has, advice) => {
      throw errorAt(written, start, has, advice);
    };
    return { attributes, style, content, refuse };
  };
  return { note, enter, isStyled: hasStyledText(source) };
}

/** A group of outlines in the place of a text. */
function drawText(text: XastElement, entered: Entered, reader: Reader, faces: TextSource["faces"]) {
  const line = createLine(reader.isStyled ? AS_TEXT : {});
  const draw = (node: XastElement, { attributes, style, refuse }: Entered): XastElement => {
    line.move(positionOf(attributes, style, refuse));
    const children = node.children.flatMap((child): XastElement[] => {
      if (child.type === "element") {
        const inner = reader.enter(child, style);
        if (isLabel(child)) return [];
        if (!/^(?:tspan|a)$/.test(localName(child)))
          inner.refuse(`has <${child.name}> in a text`, NOT_DRAWN);
        return [draw(child, inner)];
      }
      const words = textOf(child);
      // No font need be set for the lines of the file between two elements.
      if (!words.trim()) return line.add(words);
      const run = runStyleOf(style, faces, refuse);
      const missing = missingCharacter(words.replace(/[ \t\r\n]/g, ""), run.face);
      if (missing) {
        const code = missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
        refuse(`has the character "${missing}" (U+${code}) in a text`, NO_SUCH_CHARACTER);
      }
      return line.add(words, run);
    });
    const drawn = Object.entries(attributes).filter(([name]) => !OF_TEXT.test(name));
    const own = node.attributes["style"];
    const kept = { ...Object.fromEntries(drawn), ...(own && { style: own }) };
    return { ...node, name: "g", attributes: kept, children };
  };
  const group = draw(text, entered);
  reader.note(line.finish(), entered.content, entered.style);
  return group;
}

/** Whether a drawing has text and style sheets, whose rules may reach the outlines. */
export function hasStyledText(source: string): boolean {
  return ["style", "text"].every((name) => new RegExp(`<(?:[\\w-]+:)?${name}\\b`).test(source));
}

function localName({ name }: XastElement): string {
  return name.replace(/^.*:/, "");
}

/** What names or describes its parent, and is not drawn. */
function isLabel(node: XastElement): boolean {
  return /^(title|desc)$/.test(localName(node));
}

function textOf(node: XastElement["children"][number]): string {
  return node.type === "text" || node.type === "cdata" ? node.value : "";
}
