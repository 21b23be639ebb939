// A drawing with text in, a small drawing without text out: it looks the same on every machine, because
// no font has to be there. The source in content/images stays readable and editable.
import type { Font } from "fontkit";
import { optimize, type Config, type CustomPlugin, type XastChild, type XastElement } from "svgo";

import { DrawingError, refuseDeclarations, refuseFaults } from "./svg-rules";
import { openFont } from "./fonts";
import { EMBEDDED_PICTURE } from "../markup/css-urls";
import { recode } from "./responsive";

/** Inherited by `<text>` from the elements around it. */
const INHERITED = ["font-family", "font-size", "font-weight", "text-anchor"] as const;
type TextStyle = Partial<Record<(typeof INHERITED)[number], string>>;

const FONTS = [
  ["Newsreader", 400],
  ["Source Sans 3", 400],
  ["Source Sans 3", 600],
] as const;

/**
 * Outlines the text of an SVG and optimises it.
 * @throws {DrawingError} when the text is in a font that the site does not have, when the drawing cannot be read,
 * and when it holds what has no place in a picture
 */
export async function prepareSvg(source: string): Promise<string> {
  const fonts = new Map<string, Font>();
  for (const [family, weight] of FONTS) {
    const font = await openFont(family, weight);
    if (font) fonts.set(`${family} ${weight}`, font);
  }
  refuseDeclarations(source);
  const { data } = optimizeReadable(await cleanPictures(source), {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      refuseFaults(source),
      outlineText(fonts),
      { name: "preset-default", params: { overrides: { removeDesc: false, inlineStyles: false } } },
    ],
  });
  return data;
}

function optimizeReadable(source: string, config: Config) {
  try {
    return optimize(source, config);
  } catch (error) {
    // svgo's own error has a place, but its class is not exported.
    if (!(error instanceof Error && "line" in error && "column" in error)) throw error;
    throw new DrawingError(
      `cannot be read from line ${String(error.line)} on, expected an SVG in UTF-8; save it again from the program it was made with`,
    );
  }
}

/** Pictures inside a drawing can say where and by whom they were taken: they are made anew without. */
async function cleanPictures(source: string): Promise<string> {
  let cleaned = source;
  for (const [found, , bytes = ""] of source.matchAll(EMBEDDED_PICTURE)) {
    try {
      const { mediaType, data } = await recode(
        Buffer.from(bytes.replace(/&#\w+;|\s/g, ""), "base64"),
      );
      cleaned = cleaned.replace(found, `data:${mediaType};base64,${data.toString("base64")}`);
    } catch {
      throw new DrawingError(
        "holds a picture that is damaged, expected one that opens in a browser; embed it again",
      );
    }
  }
  return cleaned;
}

function outlineText(fonts: Map<string, Font>): CustomPlugin {
  const styles: TextStyle[] = [{}];
  return {
    name: "outline-text",
    fn: () => ({
      element: {
        enter(node, parent) {
          const style = { ...styles.at(-1), ...styleOf(node) };
          styles.push(style);
          if (node.name !== "text") return;
          const at = parent.children.indexOf(node);
          parent.children.splice(at, 1, {
            ...node,
            name: "g",
            attributes: withoutText(node.attributes),
            children: outlines(node, style, fonts),
          });
        },
        exit() {
          styles.pop();
        },
      },
    }),
  };
}

function styleOf({ attributes }: XastElement): TextStyle {
  return Object.fromEntries(
    INHERITED.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])),
  );
}

function withoutText(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => !["x", "y", "text-anchor"].includes(name) && !name.startsWith("font-"),
    ),
  );
}

/** One path per run of text; a run begins where `x` is given and goes on where it is not. */
function outlines(text: XastElement, style: TextStyle, fonts: Map<string, Font>): XastChild[] {
  const paths: XastChild[] = [];
  let pen = { x: 0, y: 0 };
  const draw = (node: XastElement, inherited: TextStyle, fill?: string) => {
    const own = { ...inherited, ...styleOf(node) };
    const color = node === text ? undefined : (node.attributes["fill"] ?? fill);
    pen = {
      x: Number(node.attributes["x"] ?? pen.x) + Number(node.attributes["dx"] ?? 0),
      y: Number(node.attributes["y"] ?? pen.y) + Number(node.attributes["dy"] ?? 0),
    };
    for (const child of node.children) {
      if (child.type === "element") draw(child, own, color);
      if (child.type !== "text") continue;
      const words = child.value.replace(/\s+/g, " ");
      if (!words.trim()) continue;
      const run = outline(node.children.length === 1 ? words.trim() : words, own, pen, fonts);
      pen.x = run.end;
      paths.push({
        type: "element",
        name: "path",
        attributes: { d: run.path, ...(color && { fill: color }) },
        children: [],
      });
    }
  };
  draw(text, style);
  return paths;
}

function outline(
  words: string,
  style: TextStyle,
  pen: { x: number; y: number },
  fonts: Map<string, Font>,
) {
  const family = (style["font-family"] ?? "").split(",")[0]?.replace(/["']/g, "").trim() ?? "";
  const weight = style["font-weight"] === "bold" ? "600" : (style["font-weight"] ?? "400");
  const font = fonts.get(`${family} ${weight}`);
  if (!font) {
    throw new DrawingError(
      `has the text "${words}" in the font "${family} ${weight}", expected one of: ${[...fonts.keys()].join(", ")}`,
    );
  }
  const scale = Number.parseFloat(style["font-size"] ?? "16") / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(words);
  const before = { start: 0, middle: 0.5, end: 1 }[style["text-anchor"] ?? "start"] ?? 0;
  let x = pen.x - before * advanceWidth * scale;
  const path = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const drawn = glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, pen.y - yOffset * scale)
      .toSVG();
    x += xAdvance * scale;
    return drawn;
  });
  return { path: path.join(""), end: x };
}
