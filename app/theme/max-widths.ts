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
