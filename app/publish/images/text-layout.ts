// Reads how the text of a drawing is set, and finds what could not be drawn as browsers do.
import type { XastElement } from "svgo";

import { escapeMarkup } from "../markup/escape";

/** Attributes and properties by their names, as an element has them or inherits them. */
export type Values = Readonly<Record<string, string>>;

const LENGTH = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px|pt|pc|mm|cm|in|em)?`;
const PLACES = new RegExp(String.raw`^\s*(?:${LENGTH}%?[\s,]*)+$`);
const SIZE = new RegExp(`^${LENGTH}%?$`);
const SPACE = new RegExp(`^(?:normal|${LENGTH})$`);
const BASELINE =
  /^(?:auto|baseline|alphabetic|middle|central|hanging|mathematical|text-(?:before|after)-edge)$/;

/** What usvg sets as browsers do: attributes of text, then properties. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...{ x: PLACES, y: PLACES, dx: PLACES, dy: PLACES, rotate: PLACES },
  ...{ textLength: SIZE, lengthAdjust: /^spacing/, startOffset: SIZE },
};
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  ...{ "font-size": SIZE, "letter-spacing": SPACE, "word-spacing": SPACE },
  "font-family": /./,
  "font-weight": /^(?:normal|bold|\d+)$/,
  "font-style": /^(?:normal|italic|oblique)$/,
  "text-anchor": /^(?:start|middle|end)$/,
  "text-decoration": /^(?:none|underline|overline|line-through)$/,
  "dominant-baseline": BASELINE,
  "alignment-baseline": BASELINE,
  "baseline-shift": new RegExp(`^(?:baseline|sub|super|${LENGTH})$`),
};

/** What concerns the layout of text, and not its paint. */
export const TEXT_PROPERTY =
  /^(?:x|y|dx|dy|rotate|textLength|lengthAdjust|startOffset|side|path|inline-size|shape-inside|direction|unicode-bidi|white-space|font|(?:-webkit-)?(?:font|text|letter|word|writing|glyph|dominant|alignment|baseline)-[\w-]+)$/;
const USUAL = /^(?:normal|none|auto|initial|inherit|0(?:px|em)?|100%|ltr|lr|lr-tb|horizontal-tb)$/;
const WITHOUT_EFFECT = /^text-(?:rendering|align.*|overflow)$|^font-synthesis|^white-space/;

/** Whether rules of a style sheet set the layout of text. */
export const SETS_TEXT =
  /[{;\s](?:font|letter-|word-|text-(?!rendering)|dominant-|alignment-|baseline-|white-space|writing-)[\w-]*\s*:/;

/** What is set on an element itself: its attributes, and its `style` above them. */
function ownValues({ attributes: { style = "", ...values } }: XastElement) {
  const wrong: string[] = [];
  for (const [, written = "", all = ""] of style.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g)) {
    const name = written.toLowerCase();
    const value = all.replace(/\s*!important$/, "");
    const [, before = "", size, family] =
      /^((?:(?:normal|italic|oblique|bold|\d+)\s+)*)(\d\S*?)(?:\s*\/\s*\S+)?\s+(\D.*)$/.exec(
        value,
      ) ?? [];
    if (name === "font" && size && family) {
      values["font-style"] = /italic|oblique/.exec(before)?.[0] ?? "normal";
      values["font-weight"] = /bold|\d+/.exec(before)?.[0] ?? "normal";
      Object.assign(values, { "font-size": size, "font-family": family });
    } else if (!(name in ATTRIBUTES)) values[name] = value;
    if (
      /^(?:font-size|letter-spacing|word-spacing)$/.test(name) &&
      /^-?[\d.]*[1-9]\.?0*$/.test(value)
    )
      wrong.push(`has ${name}:${value}, which browsers skip in a style; write ${value}px`);
  }
  return { values, wrong };
}

/**
 * Reads how an element sets its text.
 * @param outer the values around it
 * @param isText whether it is an element of text, or around one
 * @param isNested whether percentages are not those of the whole drawing
 * @returns the values inside of it; its own as markup for usvg; what is wrong, each the rest of a sentence
 */
export function readLayout(
  element: XastElement,
  outer: Values,
  isText: boolean,
  isNested: boolean,
) {
  const { values: own, wrong } = ownValues(element);
  let markup = "";
  for (const [name, value] of Object.entries(own)) {
    const known = PROPERTIES[name] ?? (isText ? ATTRIBUTES[name] : undefined);
    if (known ? value === "inherit" : USUAL.test(value)) continue;
    const isDrawn = known
      ? known.test(value) && !(isNested && /^[dxy]/.test(name) && value.includes("%"))
      : WITHOUT_EFFECT.test(name) ||
        !(TEXT_PROPERTY.test(name) && (isText || !(name in ATTRIBUTES)));
    if (!isDrawn)
      wrong.push(
        `has ${name}="${value}", which cannot be drawn; ${known ? "write a plain value" : "delete it"}`,
      );
    else if (known) markup += ` ${name}="${escapeMarkup(value)}"`;
  }
  if (element.name !== "text" && isText && own["transform"] !== undefined)
    wrong.push(`has transform on a <${element.name}>, which browsers skip; delete it`);
  // Browsers inherit the older attribute only inside of a text.
  if (!isText) delete own["xml:space"];
  const values: Values = { ...outer, ...own };
  const space = values["white-space"] ?? values["xml:space"];
  const isKept = /^(?:pre|pre-wrap|preserve|break-spaces)$/.test(space ?? "");
  if (isText) markup += ` xml:space="${isKept ? "preserve" : "default"}"`;
  return { values, markup, wrong, isHidden: own["display"] === "none" };
}
