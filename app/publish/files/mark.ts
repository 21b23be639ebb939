// Prepares drawings for librsvg, which draws icons and share pictures.
import { optimize } from "svgo";

import { colors } from "../../theme/colors";
import { openDrawing } from "./fonts";
import type { PreparedSvg } from "./svg";
import { INLINE_STYLES } from "./svg-text";
import { UNREAD_VALUE } from "./unreadable";

/** Scales a drawing to a square, as an element of another one. */
export function partOf({ svg, width, height }: Omit<PreparedSvg, "texts">, side: number): string {
  const { data } = optimize(svg, { plugins: INLINE_STYLES });
  return (data.includes("<text") ? drawText(data) : data).replace(/^<svg[^>]*>/, (root) => {
    const viewBox = root.includes(" viewBox=") ? "" : ` viewBox="0 0 ${width} ${height}"`;
    const rest = root.slice("<svg".length).replace(/ (?:width|height)="[^"]*"/g, "");
    return `<svg width="${side}" height="${side}"${viewBox}${rest}`;
  });
}

/** Draws a logo's text as paths, because librsvg reads no fonts of a drawing. */
function drawText(svg: string): string {
  const unread = new RegExp(String.raw`[\w-]+\s*:\s*${UNREAD_VALUE.source};?`, "g");
  const colored = svg.replace(/^<svg(?![^>]* color=)/, `<svg color="${colors.accent}"`);
  return openDrawing(colored.replace(unread, "")).toString();
}
