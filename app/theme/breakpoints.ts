// Media queries at which layouts change, in em, so that larger text gets the narrower layout.
export const medium = "screen and (min-width: 48em)";
/** Without a media type, for the `sizes` of an image. */
export const wideCondition = "(min-width: 64em)";
export const wide = `screen and ${wideCondition}`;
export const widest = "screen and (min-width: 80em)";
export const belowMedium = "screen and (max-width: 47.99em)";
export const phone = "screen and (max-width: 33.99em)";
export const upright =
  "screen and (min-width: 34em) and (max-width: 47.99em) and (orientation: portrait)";
/** On phones, and on small tablets with the text of a drawing beside it. */
export const narrowDrawing = `${phone}, ${upright}`;
/** A reader has enlarged the text. */
export const zoomedViewport = "screen and (max-width: 19.99em)";
/** A sticky bar takes less than a quarter of the height. */
export const tallViewport = "screen and (min-width: 20em) and (min-height: 20em)";
/** On touch screens, a `:hover` style would stay after a tap. */
export const hover = "(hover: hover)";

/** Puts the children of a stack side by side in windows of a width. */
export function sideBySide(gridTemplateColumns: string, from = wide) {
  return { "@media": { [from]: { gridTemplateColumns } } };
}
