import { globalStyle } from "@vanilla-extract/css";
import { tallViewport } from "./breakpoints";
import { black, white } from "./colors";
import { vars } from "./tokens.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, p, ol, ul, dl, dd, figure, blockquote", { margin: 0 });
globalStyle("ol, ul", { padding: 0, listStyle: "none" });

globalStyle("html", {
  // Everything grows from 1600 px on.
  fontSize: "clamp(100%, 50% + 0.5vw, 150%)",
  colorScheme: "light",
  WebkitTextSizeAdjust: "none",
  textSizeAdjust: "none",
  // Don't let the sticky bar cover the target of a link.
  scrollPaddingTop: vars.space.medium,
  "@media": {
    [tallViewport]: { scrollPaddingTop: `calc(${vars.layout.header} + ${vars.space.medium})` },
  },
});
globalStyle("body", {
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.text,
  // With "break-word", a long word would widen a grid.
  overflowWrap: "anywhere",
  "@media": { print: { lineHeight: "1.4", backgroundColor: "transparent" } },
});
globalStyle("h1, h2, h3", {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.regular,
  textWrap: "balance",
});
globalStyle("h1", {
  fontSize: vars.size.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: "-0.02em",
});
globalStyle("h2", {
  fontSize: vars.size.heading,
  lineHeight: vars.leading.heading,
  letterSpacing: "-0.012em",
});
globalStyle("small", { fontSize: vars.size.small, fontWeight: vars.weight.regular });
globalStyle("sup, sub", { fontSize: "0.75em", lineHeight: 0 });
globalStyle("p, li, dd", { textWrap: "pretty" });
globalStyle("img", { display: "block", maxWidth: "100%", height: "auto" });
globalStyle("a", {
  color: "inherit",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "from-font",
});
globalStyle("button, input", { font: "inherit", color: "inherit" });

// Two tones are visible on every background (WCAG 2.4.11, 2.4.13).
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${vars.color.highlight}`,
});
// The part that has the focus after a navigation shows no ring.
globalStyle('[tabindex="-1"]:focus', { outline: "none", boxShadow: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
    },
  },
});
globalStyle(":root", {
  "@media": {
    "(prefers-contrast: more)": {
      vars: {
        [vars.color.page]: white,
        [vars.color.surface]: white,
        [vars.color.ink]: black,
        [vars.color.inkQuiet]: black,
        [vars.color.line]: black,
        [vars.color.lineStrong]: black,
        [vars.color.inverseLine]: white,
        [vars.color.onInverseQuiet]: white,
      },
    },
  },
});
// Don't let the ink of drawings disappear on a dark system background.
globalStyle("img", {
  "@media": {
    "(forced-colors: active)": { forcedColorAdjust: "none", backgroundColor: vars.color.page },
  },
});

globalStyle("a[href]", { "@media": { print: { textDecorationLine: "none" } } });
globalStyle("h2, h3, h4, dt, main header", {
  "@media": { print: { breakInside: "avoid", breakAfter: "avoid" } },
});
globalStyle("footer", { "@media": { print: { breakBefore: "avoid" } } });
globalStyle("p, li, tr, img, figure, dl > div, [role=note], footer", {
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle(":root", {
  "@media": {
    print: {
      vars: {
        [vars.size.headline]: "28pt",
        [vars.size.heading]: "18pt",
        [vars.size.title]: "13pt",
        [vars.size.figure]: "22pt",
        [vars.size.figureLarge]: "40pt",
        [vars.size.lead]: "11pt",
        [vars.size.body]: "10pt",
        [vars.size.small]: "9pt",
        [vars.space.medium]: "10pt",
        [vars.space.large]: "12pt",
        [vars.space.huge]: "12pt",
        [vars.space.section]: "14pt",
        [vars.space.edge]: "0px",
        [vars.color.inverse]: "transparent",
        [vars.color.onInverse]: vars.color.ink,
        [vars.color.onInverseQuiet]: vars.color.inkQuiet,
        [vars.color.inverseLine]: vars.color.line,
      },
    },
  },
});
