// Every value that a component may use, named by purpose. Contrast ratios are against `page`.
import { createGlobalTheme } from "@vanilla-extract/css";
import { measure } from "./measures";

/** As plain values too: drawings, share images, icons and the manifest use them. */
export const colors = {
  page: "#fbf7ee",
  surface: "#fffdf8",
  ink: "#16211b", // 15.5:1
  inkQuiet: "#45524a", // 7.6:1
  line: "#d9d0bc",
  lineStrong: "#8a8371", // 3.5:1, borders of controls (WCAG 1.4.11)
  accent: "#1e5a40", // 7.3:1
  accentQuiet: "#dce8dd",
  night: "#10261c",
  onNight: "#fbf7ee",
  onNightQuiet: "#c9d6cb",
  nightLine: "#3b5548",
  light: "#f0a93b",
  lightQuiet: "#fae6bc",
  alarm: "#8c2f14",
};

/** What browsers paint around the page. */
export const themeColor = colors.page;

// Words stay whole when a reader enlarges the text in a small window. At 320 px, text of the default size has exactly the
// sizes below; `vw` ends where text would have twice that size, headings and spaces at the size itself.
export const vars = createGlobalTheme(":root", {
  color: colors,
  font: {
    display: '"Newsreader", "Newsreader fallback", Georgia, serif',
    text: '"Source Sans 3", "Source Sans 3 fallback", Arial, sans-serif',
  },
  size: {
    brand: "min(1.25rem, 10vw)",
    note: "min(0.9375rem, 9.375vw)",
    body: "min(1.125rem, 11.25vw)",
    lead: "min(clamp(1.1875rem, 1.05rem + 0.6vw, 1.4375rem), 11.875vw)",
    title: "min(clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem), 12.5vw)",
    heading: "min(clamp(2rem, 1.5rem + 2.2vw, 3.25rem), 12.5vw)",
    headline: "min(clamp(2.5rem, 1.4rem + 4.9vw, 5.25rem), 12.5vw)",
    figure: "min(clamp(2.75rem, 2rem + 3vw, 4.75rem), 13.75vw)",
    figureLarge: "min(clamp(4.5rem, 1.5rem + 13.5vw, 15rem), 22.5vw)",
  },
  leading: { tight: "1.06", heading: "1.16", lead: "1.45", text: "1.6" },
  weight: { regular: "400", strong: "600" },
  space: {
    hair: "0.25rem",
    tiny: "0.5rem",
    small: "min(0.75rem, 3.75vw)",
    medium: "min(1.25rem, 6.25vw)",
    large: "min(2rem, 10vw)",
    huge: "min(clamp(2.5rem, 1.75rem + 3vw, 4.5rem), 12.5vw)",
    section: "min(clamp(4rem, 2.5rem + 6vw, 8.5rem), 20vw)",
    edge: "min(clamp(1.25rem, 0.25rem + 4.5vw, 4.5rem), 6.25vw)",
  },
  measure,
  control: { height: "3.25rem", compact: "2.75rem" },
  line: { hair: "1px", mark: "2px", strong: "3px" },
  radius: { control: "0.25rem", image: "0.25rem" },
  shadow: { raised: "0 0.75rem 2.5rem -1rem rgb(16 38 28 / 0.28)" },
  motion: { quick: "140ms", slow: "320ms", ease: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  layer: { header: "10", skip: "20", tooltip: "30" },
  frame: { header: "4.5rem", columns: "minmax(0, 7fr) minmax(0, 5fr)" },
});
