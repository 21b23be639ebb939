// Drawings as programs write them have the letters of a browser with the fonts of the site.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";

import { prepareDrawing } from "../../../app/publish/files/drawing";
import { fonts } from "../../../app/theme/fonts";

const { resolve } = createRequire(import.meta.url);
const { text, display } = fonts;

const DRAWINGS = {
  "a name without quotes": `<text x="5" y="40" font-family="${text.family}">Scaffold</text>`,
  "a bold word, and its shorthand": `<g style="font:bold 40px '${text.family}'"><text x="5" y="40">Scaffold</text></g>`,
  "an italic word": `<text x="5" y="40" font-family="${display.family}" font-style="italic">Helianthus</text>`,
  "signs that the display font lacks": `<text x="5" y="40" font-family="${display.family}, '${text.family}'">≥ 5 β → ½</text>`,
  "letters in code points": `<text x="5" y="40" font-family="'${text.family}'">&#8805; 98&#37;</text>`,
  "letters that a style makes": `<style>text{font-family:"${text.family}";text-transform:uppercase}</style><text x="5" y="40">abc</text>`,
  "a style in CDATA": `<style><![CDATA[text{font-family:'${text.family}';font-weight:600}]]></style><text x="5" y="40">Words</text>`,
  "parts in several places": `<text y="30" font-family="'${text.family}'">One<tspan x="5" dy="30">another</tspan></text>`,
};

test("the letters of drawings are as wide as in the fonts of the site", async ({ page }) => {
  const faces = [text, display].flatMap(({ family, drawn }) =>
    Object.entries(drawn).map(([face, file]) => {
      const [weight, style = "normal"] = face.split(" ");
      const bytes = readFileSync(resolve(file)).toString("base64");
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${bytes})}`;
    }),
  );
  const measure = async (svg: string) => {
    await page.setContent(svg);
    await page.evaluate(() => document.fonts.ready);
    return page.locator("text").evaluate((element: SVGTextElement) => {
      const { width, height } = element.getBBox();
      return Math.round(width + height);
    });
  };
  for (const [name, inside] of Object.entries(DRAWINGS)) {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" font-size="40">${inside}</svg>`;
    const svg = await prepareDrawing(source);
    // Browsers read a name with a figure in quotes only.
    const quoted = source.replace(/(?<==")(?=Source)([^"]*)/g, "'$1'");
    const wanted = await measure(`<style>${faces.join("")}</style>${quoted}`);
    // Hints move letters by parts of a pixel.
    expect.soft(Math.abs((await measure(svg)) - wanted), name).toBeLessThan(3);
  }
});
