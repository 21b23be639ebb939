// Where layouts change. Widths in em, so that a reader's larger text gets the narrower layout.
export const medium = "screen and (min-width: 48em)";
export const wide = "screen and (min-width: 64em)";
export const narrow = "screen and (max-width: 47.99em)";
