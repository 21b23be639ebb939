// Where layouts change. In em, so that larger text gets the narrower layout.
export const medium = "screen and (min-width: 48em)";
export const mediumOnly = "screen and (min-width: 48em) and (max-width: 63.99em)";
/** For the `sizes` of an image: a condition without a media type. */
export const wideWindow = "(min-width: 64em)";
export const wide = `screen and ${wideWindow}`;
export const narrow = "screen and (max-width: 47.99em)";
