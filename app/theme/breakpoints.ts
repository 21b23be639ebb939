// Where layouts change. Widths in em, so that a reader's larger text gets the narrower layout.
export const medium = "screen and (min-width: 48em)";
/** As the `sizes` of an image says it: without the name of a medium. */
export const wideWindow = "(min-width: 64em)";
export const wide = `screen and ${wideWindow}`;
export const narrow = "screen and (max-width: 47.99em)";
