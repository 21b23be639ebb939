// Prepares drawings for librsvg, which draws icons and share pictures.
import { optimize } from "svgo";

import { colors } from "../../theme/colors";
import { openDrawing } from "./fonts";
import type { PreparedSvg } from "./svg";

const UNREAD = /\b(?:(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var)\([^;"'}]*/g;

/** Scales a drawing to a square, as an element of another one. */
export function partOf({ svg, width, height }: Omit<PreparedSvg, "texts">, side: number): string {
  const plugin = { name: "inlineStyles", params: { onlyMatchedOnce: false } } as const;
  const { data } = optimize(svg, { plugins: [plugin] });
  return (data.includes("<text") ? drawText(data) : data).replace(/^<svg[^>]*>/, (root) => {
    const viewBox = root.includes(" viewBox=") ? "" : ` viewBox="0 0 ${width} ${height}"`;
    const rest = root.slice("<svg".length).replace(/ (?:width|height)="[^"]*"/g, "");
    return `<svg width="${side}" height="${side}"${viewBox}${rest}`;
  });
}

/** Draws a logo with its text as paths, because librsvg reads no fonts of a drawing. */
function drawText(svg: string): string {
  const unread = new RegExp(String.raw`[\w-]+\s*:\s*${UNREAD.source};?`, "g");
  const colored = svg.replace(/^<svg/, `<svg color="${colors.accent}"`);
  return openDrawing(colored.replace(unread, "")).toString();
}

/** Finds what librsvg cannot show of a drawing. */
export function findUnreadable(svg: string): { found: string; message: string }[] {
  const plain = svg.replace(/\{[\w.]+\}/g, "#000");
  const colors = [...plain.matchAll(UNREAD)].filter(({ index }) => !hasFallback(plain, index));
  const found = colors.map(([color]) => {
    const [name = ""] = color.split("(");
    const message = `holds ${name}(), which icons and shared pictures cannot show; write a color such as #1e5a40`;
    return { found: `${name}(`, message };
  });
  const isNested = /\{[^{}@]*\{/.test(plain.replace(/@[\w-]+[^{;]*\{/g, ""));
  const message = "holds rules inside of rules, which icons cannot show; write each rule apart";
  return isNested ? [...found, { found: "<style", message }] : found;
}

/** Tells whether a property has an earlier value. */
function hasFallback(svg: string, index: number): boolean {
  const before = svg.slice(0, index);
  const own = before.slice(Math.max(before.lastIndexOf("<"), before.lastIndexOf("{")));
  const name = /([\w-]+)\s*[:=]\s*["']?[^;:"'=]*$/.exec(own)?.[1] ?? "";
  return own.split(new RegExp(`(?<![\\w-])${name}\\s*[:=]`)).length > 2;
}
