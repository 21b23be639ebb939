// Maximum widths, outside of tokens.css.ts because the `sizes` of an image cannot use a custom property.
export const maxWidth = {
  prose: "38rem",
  lead: "34rem",
  page: "78rem",
  table: "52rem",
  form: "42rem",
  drawing: "24rem",
  tooltip: "20rem",
  column: "9rem",
};

/** Returns the `sizes` of an image, where a rem does not grow from 1600 px on, as on the page. */
export function sizesOf(name: keyof typeof maxWidth): string {
  const rem = parseInt(maxWidth[name]);
  return `min(max(${rem}rem, ${rem / 2}rem + ${rem / 2}vw), 100vw)`;
}
