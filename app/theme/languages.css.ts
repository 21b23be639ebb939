// How lines are set in other languages than English.
import { globalStyle } from "@vanilla-extract/css";
import { belowMedium } from "./breakpoints";
import { vars } from "./tokens.css";

if (import.meta.env.SITE_LANGUAGES.length > 0) divideWords();
if (import.meta.env.SITE_LANGUAGES.some((lang) => /^(?:ja|zh)/.test(lang))) setSquares();

/** Divides long words, such as those of German, where a column is narrow. */
function divideWords(): void {
  const words = "html:not(:lang(en))";
  globalStyle(`${words} :is(th, td)`, { hyphens: "auto" });
  globalStyle(`${words} body`, { "@media": { [belowMedium]: { hyphens: "auto" } } });
}

/** Sets Japanese and Chinese (W3C, "Requirements for Japanese Text Layout"). */
function setSquares(): void {
  const squares = "html:is(:lang(ja), :lang(zh))";
  globalStyle(squares, {
    vars: {
      [vars.leading.tight]: "1.3",
      [vars.leading.heading]: "1.4",
      [vars.leading.lead]: "1.75",
      [vars.leading.text]: "1.85",
    },
    lineBreak: "strict",
    wordBreak: "auto-phrase",
  });
  globalStyle(`${squares} *`, { letterSpacing: "0 !important" });
  const emphasis = { fontStyle: "normal", fontWeight: vars.weight.strong };
  globalStyle(`${squares} :is(em, i, cite)`, emphasis);
  // Don't let a cell shrink to the width of one sign.
  globalStyle(`${squares} :is(th, td)`, { minWidth: "6em" });
}
