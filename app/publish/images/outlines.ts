import postcss from "postcss";
import { optimize, type PluginConfig, type XastElement, type XastRoot } from "svgo";

import { openDrawing } from "./fonts";
import { selectElements, isWords, listWords, type DrawingNode, type TextProblem } from "./svg-text";
import { readReference, LAYOUT, misdrawn, writeWords } from "./text-layout";

/** Keeps the author's rules for shapes off letters. */
const LETTER_STYLES =
  "a path{color:inherit;fill:inherit;fill-opacity:inherit;fill-rule:nonzero;paint-order:inherit;stroke:inherit;stroke-width:inherit;stroke-opacity:inherit;stroke-dasharray:inherit;stroke-dashoffset:inherit;stroke-linejoin:inherit;stroke-miterlimit:inherit;stroke-linecap:butt;visibility:inherit;display:inline;opacity:1;shape-rendering:auto;vector-effect:none;mix-blend-mode:normal;transform:none;filter:none;clip-path:none;mask:none;marker:none;animation:none}";

/** Corners that give outlines the box of their text, for gradients and filters. */
export const CORNERS = /M\S+ \S+zM\S+ \S+z(?=M0 0)/g;

const RENAMED: Readonly<Record<string, string>> = {
  text: "a",
  tspan: "g:where(a :not([data-text]))",
  textPath: "g:where(a [data-text])",
  ...{ g: "g:where(:not(a *))", a: "g:where(:not(a *))" },
};
const TEXT_NAMES = /\[[^\]]*\]|(?<![\w.#:-])(?:text|tspan|textPath|g|a)(?![\w-])/g;

/**
 * Replaces words of `root` by outlines: texts become `<a>` with their number in `data-text`, their parts `<g>`.
 * @param styled a copy with its rules in the `style` of elements
 */
export function outlineTexts(root: XastRoot, styled: XastRoot): TextProblem[] {
  const texts = selectElements(root, "text");
  const [first] = selectElements(styled, "text");
  if (!first) return [];
  const { markup, problems } = writeWords(styled);
  const outlines = readOutlines(openDrawing(markup).toString());
  const words = new Map<DrawingNode, number>(listWords(root).map((each, number) => [each, number]));
  const used = selectElements(root, "clipPath>use").map(readReference);
  const cutting = [
    ...selectElements(root, "clipPath>text"),
    ...texts.filter(({ attributes: { id } }) => used.includes(`#${id}`)),
  ];
  const replaceIn = (element: XastElement): void => {
    const paths = element.children.map((node) => outlines.get(words.get(node) ?? -1) ?? "");
    const elements = element.children.filter((node) => node.type === "element");
    elements.forEach(replaceIn);
    // Don't put outlines among elements, because rules may count these.
    element.children = [...elements, ...paths.flatMap(makePath)];
    if (element.name === "textPath") element.attributes["data-text"] = "path";
    if (/^t(?:span|extPath)$/.test(element.name)) {
      element.name = "g";
      delete element.attributes["transform"];
    }
  };
  for (const link of selectElements(root, "a")) link.name = "g";
  for (const [number, text] of texts.entries()) {
    replaceIn(text);
    text.name = "a";
    text.attributes["data-text"] = String(number);
    if (cutting.includes(text)) flatten(text);
  }
  if (rewriteRules(root)) problems.push(misdrawn(first, "has a font by a rule inside of another"));
  return problems;
}

function makePath(d: string): XastElement[] {
  return d ? [{ type: "element", name: "path", attributes: { d }, children: [] }] : [];
}

/** Makes a text one shape, because a clip path may contain no groups. */
function flatten(text: XastElement): void {
  const d = selectElements(text, "path").map(({ attributes }) => `M0 0${attributes["d"]}`);
  Object.assign(text.attributes, { d: d.join(""), "clip-rule": "nonzero" });
  Object.assign(text, { name: "path", children: [] });
}

/** Rewrites rules for outlines. @returns whether a nested one lays out text */
function rewriteRules(root: XastRoot): boolean {
  let isUnclear = false;
  for (const style of selectElements(root, "style")) {
    const { media = "all" } = style.attributes;
    for (const node of style.children.filter(isWords)) {
      const css = postcss.parse(node.value);
      css.walkRules((rule) => {
        rule.selector = rule.selector.replace(TEXT_NAMES, (part) => RENAMED[part] ?? part);
      });
      css.walkDecls(LAYOUT, ({ parent }) => {
        isUnclear ||= media !== "all" || parent?.parent !== css;
      });
      node.value = css.toString();
    }
  }
  selectElements(root, "svg")[0]?.children.push({
    type: "element",
    name: "style",
    attributes: {},
    children: [{ type: "text", value: LETTER_STYLES.replace(/[;}]/g, "!important$&") }],
  });
  return isUnclear;
}

/** Reads usvg's outlines, by the numbers of their words. */
function readOutlines(drawn: string): Map<number, string> {
  const outlines = new Map<number, string>();
  const boxes = new Map(
    [...drawn.matchAll(/<linearGradient id="(.*?)".*?gradientTransform="matrix\((.*?)\)"/g)].map(
      ([, id = "", matrix = ""]) => [id, matrix.split(" ").map(Number)] as const,
    ),
  );
  if (boxes.size === 0) return outlines;
  const smallest = Math.min(...[...boxes.values()].map(([, , , height = 1]) => height));
  const floatPrecision = Math.max(0, Math.ceil(Math.log10(250 / smallest)));
  const plugins: PluginConfig[] = [{ name: "convertPathData", params: { floatPrecision } }];
  const svg = optimize(drawn, { plugins }).data;
  for (const [, color = "", stroke = "", path = ""] of svg.matchAll(
    /<path fill="#(.*?)" stroke="(?:url\(#(.*?)\)|none)".*? d="(.*?)"/g,
  )) {
    const number = Number.parseInt(color, 16) - 1;
    const [width = 0, , , height = 0, x = 0, y = 0] = boxes.get(stroke) ?? [];
    const corners = boxes.has(stroke) ? `M${x} ${y}zM${x + width} ${y + height}z` : "";
    const before = outlines.get(number) ?? corners;
    // Don't join paths alone, because one may begin with a relative command.
    outlines.set(number, `${before}${before && "M0 0"}${path}`);
  }
  return outlines;
}
