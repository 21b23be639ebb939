// What a drawing may hold, what is said of the rest, and which fonts it brings.
import { expect, test } from "vitest";

import { prepareDrawing } from "../../../app/publish/files/drawing";
import { fonts } from "../../../app/theme/fonts";

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="240" height="120">${inside}</svg>`;
}

test.each([
  ["code", "<script>go()</script>", "<script>"],
  ["code under a prefix", "<s:script/>", "<s:script>"],
  ["a handler", '<g onclick="go()"/>', 'onclick="go()"'],
  ["a script address", "<a href='#a; JavaScript:go()'/>", "JavaScript:"],
  ["a part of a web page", "<foreignObject><p/></foreignObject>", "draw.io, turn off"],
  ["what Illustrator adds", '<foreignObject requiredExtensions="&ns_ai;"/>', "in Illustrator"],
  ["a blur of Figma", '<foreignObject><div style="backdrop-filter:blur(2px)"/>', "in Figma"],
  ["text of Inkscape", "<flowRoot><flowPara>Words</flowPara></flowRoot>", "in Inkscape"],
  ["a linked picture", '<image xlink:href="photo.jpg"/>', 'href="photo.jpg"'],
  ["a part of another file", "<use href='other.svg#a'/>", "href='other.svg#a'"],
  ["a link in code points", '<a href="&#104;ttps://a.example"/>', "remove its links"],
  ["a style from elsewhere", '<g fill="url(a.svg#b)"/>', "url(a.svg#b)"],
  ["a drawing in a drawing", '<image href="data:image/svg+xml,a"/>', "data:image/svg+xml"],
  ["a style sheet", '<style>@import "https://a.example"</style>', "@import"],
])("a drawing is refused with %s", async (_, inside, words) => {
  await expect(prepareDrawing(drawing(inside))).rejects.toThrow(words);
});

test("a photo whose name ends as that of a drawing is refused", async () => {
  await expect(prepareDrawing("\u0089PNG")).rejects.toThrow("is no drawing");
});

test("all that is wrong with a drawing is said at once, each fix once", async () => {
  const wrong = '<script/><g onload="go()"/><flowRoot/><image href="a.png"/>';
  await expect(prepareDrawing(drawing(wrong))).rejects.toThrow(
    'holds <script> and onload="go()" and <flowRoot> and href="a.png"; delete its code; in Inkscape, choose Text > Convert to Text; embed its pictures, and remove its links; then export it again',
  );
});

test.each([
  ["a picture of PowerPoint", '<image xlink:href="data:image/png;base64,AAAA"/>'],
  ["parts of its own", '<use href="#a"/><g fill="url(&quot;#b&quot;)" mask="url( #c )"/>'],
  ["notes of a program", '<metadata><a resource="https://a.example/"/></metadata>'],
  ["words that look like code", "<text>based on = 5, on x</text>"],
])("a drawing may hold %s", async (_, inside) => {
  expect(await prepareDrawing(drawing(inside))).toBe(drawing(inside));
});

const { family } = fonts.text;

test.each([
  ["no text", "<g/>", []],
  ["another font", '<text font-family="Arial">a</text>', []],
  ["a font without quotes", `<text font-family="${family}">a</text>`, ["400 normal"]],
  ["a bold word", `<g style="font:bold 9px '${family}'"><text>a</text></g>`, ["400", "600"]],
  ["an italic one", `<text font-style="italic" font-family="${family}">a</text>`, ["italic"]],
  ["its display font", `<text font-family="${fonts.display.family}">a</text>`, ["400 normal"]],
])("a drawing with %s brings the faces that it names", async (_, inside, faces) => {
  const svg = await prepareDrawing(drawing(inside));
  const brought = [...svg.matchAll(/@font-face\{[^}]*weight:(\w+);font-style:(\w+)/g)];
  const names = brought.map(([, weight, style]) => `${weight} ${style}`).join(", ");
  for (const face of faces) expect(names).toContain(face);
  expect(names === "").toBe(faces.length === 0);
});
