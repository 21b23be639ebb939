// Where layouts change. In em, so that larger text gets the narrower layout.
export const medium = "screen and (min-width: 48em)";
export const mediumOnly = "screen and (min-width: 48em) and (max-width: 63.99em)";
/** For the `sizes` of an image: a condition without a media type. */
export const wideCondition = "(min-width: 64em)";
export const wide = `screen and ${wideCondition}`;
/** Where a slide stays readable beside its text; for `sizes` too. */
export const widestCondition = "(min-width: 80em)";
export const widest = `screen and ${widestCondition}`;
export const belowWide = "screen and (max-width: 63.99em)";
export const belowMedium = "screen and (max-width: 47.99em)";
/** Windows in which the drawing for phones is readable: of phones, and, with its text beside it, of small tablets. */
const phone = "screen and (max-width: 33.99em)";
export const upright =
  "screen and (min-width: 34em) and (max-width: 47.99em) and (orientation: portrait)";
export const narrowDrawing = `${phone}, ${upright}`;
/** Narrower than any phone: a reader has enlarged the text. */
export const zoomedViewport = "screen and (max-width: 19.99em)";
/** Where the top bar is sticky: it takes less than a quarter of the height there. */
export const tallViewport = "screen and (min-width: 20em) and (min-height: 20em)";
/** Where a pointer can hover: on touch screens, the style of `:hover` would stay after a tap. */
export const hover = "(hover: hover)";

/** The style of a stack whose children are side by side in such a window. */
export function sideBySide(gridTemplateColumns: string, from = wide) {
  return { "@media": { [from]: { gridTemplateColumns } } };
}
