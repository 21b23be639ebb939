// The colors of the site. Contrast ratios are against `page`.
export const colors = {
  page: "#fbf7ee",
  surface: "#fffdf8",
  ink: "#16211b", // 15.5:1
  inkQuiet: "#45524a", // 7.7:1
  line: "#d9d0bc",
  lineStrong: "#8a8371", // 3.5:1, borders of controls (WCAG 1.4.11)
  accent: "#1e5a40", // 7.6:1
  accentQuiet: "#dce8dd",
  inverse: "#10261c",
  onInverse: "#fbf7ee",
  onInverseQuiet: "#c9d6cb",
  inverseLine: "#3b5548",
  highlight: "#f0a93b",
  highlightQuiet: "#fae6bc",
  alarm: "#8c2f14",
};

// For readers who ask for more contrast.
export const white = "#ffffff";
export const black = "#000000";
