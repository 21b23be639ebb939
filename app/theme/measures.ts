// Maximum widths. Plain text, because the `sizes` of an image cannot use a custom property.
export const measure = {
  prose: "38rem",
  lead: "34rem",
  page: "78rem",
  table: "52rem",
  form: "42rem",
  art: "24rem",
  hint: "22rem",
  column: "9rem",
};
