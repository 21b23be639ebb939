// Replaces the text of a drawing by its outlines; all the rest stays as its author wrote it.
import { optimize, type PluginConfig, type XastElement, type XastParent } from "svgo";

import { openDrawing } from "./fonts";
import { rewriteRules } from "./style-rules";
import { cssIn, drawSkeleton, isWords, partsOf, type Fault, type Node } from "./text-skeleton";

/** What shapes inherit and letters do not. */
const AS_LETTERS =
  "fill-rule:nonzero;clip-rule:nonzero;stroke-linecap:butt;shape-rendering:auto;marker:none";

/** The corners of a text, with which its outlines begin. */
export const CORNERS = /M\S+ \S+zM\S+ \S+z(?=M0 0)/g;

/**
 * Replaces each text by a group of the same attributes with its outlines, in which `data-text` says what an element was.
 * @param root the drawing, which is changed
 * @param styled a copy of it in which each element has in its `style` what the rules of style sheets set
 * @returns what cannot be drawn; its texts are elements of `styled`
 */
export function outlineTexts(root: XastParent, styled: XastParent): Fault[] {
  const numbers = new Map(partsOf(root).map((part, number) => [part, number]));
  if (numbers.size === 0) return [];
  const { markup, faults } = drawSkeleton(styled, cssIn(root));
  const outlines = readOutlines(openDrawing(markup).toString());
  const clipping = new Set(clippingIn(root));
  const replaceIn = (parent: XastParent) => {
    parent.children = parent.children.flatMap((node): Node[] => {
      const number = numbers.get(node);
      const outline = number === undefined ? [] : outlineOf(outlines.get(number));
      if (node.type !== "element") return number === undefined ? [node] : outline;
      replaceIn(node);
      if (number === undefined) return [node];
      node.attributes["data-text"] = node.name === "text" ? `text-${number}` : node.name;
      node.name = "g";
      node.children.unshift(...outline);
      if (isClip(parent) || clipping.has(`#${node.attributes["id"]}`)) flatten(node);
      return [node];
    });
  };
  replaceIn(root);
  rewriteRulesIn(root);
  return faults;
}

function rewriteRulesIn(parent: XastParent): void {
  for (const node of parent.children)
    if (node.type === "element") rewriteRulesIn(node);
    else if (isWords(node) && parent.type === "element" && parent.name === "style")
      node.value = rewriteRules(node.value);
}

function outlineOf(path: string | undefined): XastElement[] {
  const attributes = { "data-text": "", style: AS_LETTERS, d: path ?? "" };
  return path ? [{ type: "element", name: "path", attributes, children: [] }] : [];
}

function isClip(parent: XastParent): boolean {
  return parent.type === "element" && parent.name === "clipPath";
}

/** What is used in clip paths. */
function clippingIn(parent: XastParent): string[] {
  return parent.children.flatMap((node) => {
    if (node.type !== "element") return [];
    const { href, "xlink:href": older = "" } = node.attributes;
    return isClip(parent) ? [href ?? older] : clippingIn(node);
  });
}

/** A clip path may contain shapes, but no groups. */
function flatten(group: XastElement): void {
  const pathsIn = ({ attributes: { d }, children }: XastElement): string =>
    (d ? `M0 0${d}` : "") +
    children.map((child) => (child.type === "element" ? pathsIn(child) : "")).join("");
  const { style = "" } = group.attributes;
  Object.assign(group.attributes, { d: pathsIn(group), style: `${style};${AS_LETTERS}` });
  Object.assign(group, { name: "path", children: [] });
}

/** The outlines that usvg has drawn of a skeleton, by their numbers, each from corner to corner of its text. */
function readOutlines(drawn: string): Map<number, string> {
  const outlines = new Map<number, string>();
  const boxes = new Map(
    [...drawn.matchAll(/<linearGradient id="(.*?)".*?gradientTransform="matrix\((.*?)\)"/g)].map(
      ([, id = "", matrix = ""]) => [id, matrix.split(" ").map(Number)] as const,
    ),
  );
  // To a thousandth of the smallest letters.
  const smallest = Math.min(...[...boxes.values()].map(([, , , height = 1]) => height));
  const floatPrecision = Math.max(0, Math.ceil(Math.log10(250 / smallest)));
  const plugins: PluginConfig[] = [{ name: "convertPathData", params: { floatPrecision } }];
  const svg = boxes.size === 0 ? "" : optimize(drawn, { plugins }).data;
  for (const [, color = "", stroke = "", path = ""] of svg.matchAll(
    /<path fill="#(.*?)" stroke="(?:url\(#(.*?)\)|none)".*? d="(.*?)"/g,
  )) {
    const number = Number.parseInt(color, 16) - 1;
    const [width = 0, , , height = 0, x = 0, y = 0] = boxes.get(stroke) ?? [];
    const corners = boxes.has(stroke) ? `M${x} ${y}zM${x + width} ${y + height}z` : "";
    const before = outlines.get(number) ?? corners;
    // A path may begin with a relative command.
    outlines.set(number, `${before}${before && "M0 0"}${path}`);
  }
  return outlines;
}
