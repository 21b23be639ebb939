// What writers are told of texts that the site cannot show, or that nobody sees: once in a drawing.
import { expect, test } from "vitest";

import { FACES, findLacking } from "../../../app/publish/images/fonts";
import { prepareSvg, readDrawingWords } from "../../../app/publish/images/svg";
import { fonts } from "../../../app/theme/fonts";

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">${inside}</svg>`;
}

/** A text with these attributes, in a font of the site. */
function text(attributes: string, inside = "Dose"): string {
  return `<g font-family="${fonts.text.family}" font-size="20"><text x="9" y="50" ${attributes}>${inside}</text></g>`;
}

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
  [
    "a long text, among others and one that cuts a picture",
    `${text("")}<clipPath id="c"><text y="50" font-family="${fonts.display.family}" font-size="20">Dose</text></clipPath><g clip-path="url(#c)">${text('fill="none"', "Dose ".repeat(9))}</g>`,
    ["ends outside of the drawing; use fewer words or a smaller font-size"],
  ],
])("a writer is told once of %s", async (_, inside, told) => {
  const { texts } = await prepareSvg(drawing(inside));
  expect(texts.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual(told);
});

test("all words are read for a review, also those that browsers do not show", () => {
  const inside = `${text("")}<flowRoot><flowPara>two</flowPara></flowRoot><g>three</g>${text('display="none"', "four")}`;
  expect(readDrawingWords(drawing(inside))).toEqual(["Dose", "two", "three", "four"]);
});

test.each(FACES)("$family $weight $style has a letter for every scientific sign", (face) => {
  const SIGNS = "αβγδΔκλµμπσω°€™®©₀₁₂₅⁰²⁵⁶⁻⁺½→←↑↓↔≥≤≈≠±×÷·−–—…•′†∞√∑‰Åçéøščłİ";
  expect(findLacking(face, `${SIGNS}日`)).toEqual(["日"]);
});
