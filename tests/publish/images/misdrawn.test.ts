// What writers are told of texts that would look otherwise than in a browser, or that nobody sees: once in a drawing.
import { expect, test } from "vitest";

import { findUnreadable, partOf } from "../../../app/publish/images/mark";
import { prepareSvg, readDrawingWords } from "../../../app/publish/images/svg";
import { fonts } from "../../../app/theme/fonts";

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">${inside}</svg>`;
}

/** A text with these attributes, in a font of the site. */
function text(attributes: string, inside = "Dose"): string {
  return `<g font-family="${fonts.text.family}" font-size="20"><text x="9" y="50" ${attributes}>${inside}</text></g>`;
}

const CONDITION = "has a font by a rule inside of another";
const ELSEWHERE = "is outside of <text>, where browsers do not show it";
const HIDDEN = "is hidden, and nobody sees it; delete it, or show it";

test.each<[what: string, inside: string, told: string[]]>([
  [
    "three fonts that the site lacks",
    '<text y="20" font-family="Arial">a</text><text y="50" font-family="Times">b</text><text y="80">c</text>',
    [
      'is in the font "Arial", which the site lacks, like 2 more texts; write font-family="{font.text}"',
    ],
  ],
  [
    "a chart in Japanese",
    text("", "臨床試験") + text("", "有効"),
    [
      'has "臨床試験", which the fonts of the site lack, like 1 more text; write it in words, or draw it as a shape',
    ],
  ],
  [
    "a weight that a font lacks",
    `<text y="50" font-weight="700" font-family="${fonts.display.family}">a</text>`,
    [
      `is in the font "${fonts.display.family}" in bold, which the site lacks; write font-family="{font.text}"`,
    ],
  ],
  [
    "text that flows in Inkscape",
    "<flowRoot><flowRegion><path/></flowRegion><flowPara>one</flowPara><flowPara>two</flowPara></flowRoot>",
    ["is in <flowRoot>, which browsers do not show; in Inkscape, choose Text > Convert to Text"],
  ],
  [
    "words elsewhere",
    "one<g>two</g>",
    [`${ELSEWHERE}, like 1 more text; put it into a <text>, or delete it`],
  ],
  ["a hidden text", text('display="none"'), [HIDDEN]],
  [
    "a hidden layer",
    `<g style="display:none">${text("")}${text("")}</g>`,
    [HIDDEN.replace(";", ", like 1 more text;")],
  ],
  ["no alternative for browsers", `<switch>${text('requiredExtensions="a"')}</switch>`, [HIDDEN]],
  [
    "a text far away",
    text('transform="translate(900)"'),
    ["is outside of the drawing, and nobody sees it; delete it, or move it in"],
  ],
])("a writer is told once of %s", (_, inside, told) => {
  const { texts } = prepareSvg(drawing(inside));
  expect(texts.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual(told);
});

test.each([
  [text('writing-mode="tb"'), 'has writing-mode="tb"'],
  [text('dx="calc(1px + 2px)"'), 'has dx="calc(1px + 2px)"'],
  [text('textLength="99"', "a<tspan>b</tspan>"), "has textLength around <tspan>"],
  [`<svg>${text('x="50%"')}</svg>`, 'has x="50%"'],
  [text("", 'a<animate attributeName="font-size" to="9"/>'), "is laid out by an animation"],
  [`${text('id="a"')}<set href="#a" attributeName="x" to="9"/>`, "is laid out by an animation"],
  [`<style>@media (max-width:9em){text{font-size:9px}}</style>${text("")}`, CONDITION],
  [`<style media="print">text{font-size:9px}</style>${text("")}`, CONDITION],
  [`<style>g{text{font-size:9px}}</style>${text("")}`, CONDITION],
])("a drawing is refused whose text the build would lay out differently: %s", (inside, found) => {
  const fix = "leave it out, or convert the text to paths";
  expect(prepareSvg(drawing(inside)).texts).toMatchObject([
    { faults: [`${found}, which cannot be published as browsers show it; ${fix}`] },
  ]);
});

test("all words are read for a review, also those that browsers do not show", () => {
  const inside = `${text("")}<flowRoot><flowPara>two</flowPara></flowRoot><g>three</g>${text('display="none"', "four")}`;
  expect(readDrawingWords(drawing(inside))).toEqual(["Dose", "two", "three", "four"]);
});

test.each<[inside: string, shown: string, unread: string[]]>([
  ['<path style="fill:light-dark(#123456, #fff)"/>', "light-dark", ["light-dark("]],
  ['<path fill="#123456" style="fill:light-dark(#123456, #fff)"/>', "#123456", []],
  ['<path fill="var(--a, #123456)"/>', "var", ["var("]],
  ['<path style="fill:#123456;fill:color(display-p3 0 0 0)"/>', "#123456", []],
  ['<path fill="oklch(60% .1 160)"/>', "oklch", ["oklch("]],
  ['<path style="stroke:#fff;fill:color-mix(in srgb, red, blue)"/>', "color-mix", ["color-mix("]],
  ["<style>g{path{fill:red}}</style><path/>", "", ["<style"]],
])('icons and shared pictures draw %s as "%s", or report it', (inside, shown, unread) => {
  expect(findUnreadable(drawing(inside)).map(({ found }) => found)).toEqual(unread);
  expect(partOf(prepareSvg(drawing(inside)), 64)).toContain(shown);
});
