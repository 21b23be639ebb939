// The tree of a drawing with text in; the same tree with outlines instead out, and the words with their places in the
// writer's file. Both come from the tree that is published: what is shown and what is checked cannot differ.
import type { Font } from "fontkit";
import type { CustomPlugin, XastElement, XastParent } from "svgo";

import { ImageError } from "./image-error";
import { createLocator, type Located } from "./svg-places";

/** Words that a drawing shows, or that a tooltip or a screen reader gives for it. */
export interface DrawingText extends Located {
  text: string;
}

/** Inherited by `<text>` from the elements around it. */
const INHERITED = ["font-family", "font-size", "font-weight", "text-anchor"] as const;
type TextStyle = Partial<Record<(typeof INHERITED)[number], string>>;
type Fonts = ReadonlyMap<string, Font>;

/** Attributes that hold words for readers: WAI-ARIA 1.3, 6.6; SVG 2, 5.7 (deprecated `xlink:title`). */
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|xlink:title)$/;

/** A gap between two runs of text that readers take for a space, in em. */
const SPACE = 0.15;

/**
 * A plugin for svgo that outlines text, to run before svgo's own.
 * @param source the text of the writer's file
 * @param fonts by family and weight: "Newsreader 400"
 * @param texts is filled with the words, in the order of the file
 * @throws {ImageError} from svgo's `optimize`, for text in any other font
 */
export function outlineText(source: string, fonts: Fonts, texts: DrawingText[]): CustomPlugin {
  const locate = createLocator(source);
  const note = (text: string, place: Located) => {
    if (text.trim()) texts.push({ text: text.replace(/\s+/g, " ").trim(), ...place });
  };
  const outline = (parent: XastParent, inherited: TextStyle) => {
    parent.children = parent.children.map((node) => {
      if (node.type !== "element") return node;
      const style = { ...inherited, ...styleOf(node) };
      const place = locate(node.name);
      for (const [name, value] of Object.entries(node.attributes))
        if (SPOKEN.test(name)) note(value, place.tag);
      outline(node, style);
      if (isLabel(node)) note(node.children.map(textOf).join(""), place.content);
      if (localName(node) !== "text") return node;
      const { paths, words } = drawText(node, style, fonts);
      note(words, place.content);
      return { ...node, name: "g", attributes: withoutText(node.attributes), children: paths };
    });
  };
  return {
    name: "outline-text",
    // After svgo's first pass no text is left.
    fn: (root, _params, { multipassCount }) => {
      if (multipassCount === 0) outline(root, {});
    },
  };
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

function styleOf({ attributes }: XastElement): TextStyle {
  return Object.fromEntries(
    INHERITED.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])),
  );
}

function withoutText(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(
    ([name]) => !/^(x|y|text-anchor|font-.*)$/.test(name),
  );
  return Object.fromEntries(kept);
}

/** One path per run of text, and the words as they read: a run begins where `x` is given and goes on where it is not. */
function drawText(text: XastElement, style: TextStyle, fonts: Fonts) {
  const paths: XastElement[] = [];
  let words = "";
  let pen = { x: 0, y: 0 };
  let last = pen;
  const draw = (node: XastElement, inherited: TextStyle, fill?: string) => {
    const own = { ...inherited, ...styleOf(node) };
    const color = node === text ? undefined : (node.attributes["fill"] ?? fill);
    pen = {
      x: Number(node.attributes["x"] ?? pen.x) + Number(node.attributes["dx"] ?? 0),
      y: Number(node.attributes["y"] ?? pen.y) + Number(node.attributes["dy"] ?? 0),
    };
    for (const child of node.children) {
      if (child.type === "element" && !isLabel(child)) draw(child, own, color);
      const run = textOf(child).replace(/\s+/g, " ");
      if (!run.trim()) {
        words += run;
        continue;
      }
      const drawn = node.children.length === 1 ? run.trim() : run;
      const { path, start, end, em } = layOut(drawn, own, pen, fonts);
      const isApart = pen.y !== last.y || Math.abs(start - last.x) > SPACE * em;
      words += isApart ? ` ${run}` : run;
      pen.x = end;
      last = { ...pen };
      const attributes = { d: path, ...(color && { fill: color }) };
      paths.push({ type: "element", name: "path", attributes, children: [] });
    }
  };
  draw(text, style);
  return { paths, words };
}

/** The outlines of a run of text, and where it starts and ends on its line. */
function layOut(run: string, style: TextStyle, pen: { x: number; y: number }, fonts: Fonts) {
  const family = (style["font-family"] ?? "").split(",")[0]?.replace(/["']/g, "").trim() ?? "";
  const weight = style["font-weight"] === "bold" ? "600" : (style["font-weight"] ?? "400");
  const font = fonts.get(`${family} ${weight}`);
  if (!font) {
    throw new ImageError(
      `has the text "${run}" in the font "${family} ${weight}", expected one of: ${[...fonts.keys()].join(", ")}`,
    );
  }
  const em = Number.parseFloat(style["font-size"] ?? "16");
  const scale = em / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(run);
  const before = { start: 0, middle: 0.5, end: 1 }[style["text-anchor"] ?? "start"] ?? 0;
  const start = pen.x - before * advanceWidth * scale;
  let x = start;
  const path = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const drawn = glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, pen.y - yOffset * scale)
      .toSVG();
    x += xAdvance * scale;
    return drawn;
  });
  return { path: path.join(""), start, end: x, em };
}
