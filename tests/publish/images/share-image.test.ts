import { expect, test } from "vitest";

import { drawWords } from "../../../app/publish/images/share-image";
import { readColors } from "../../../app/publish/colors";
import { openFont } from "../../../app/publish/images/fonts";

test.each([
  "Short",
  "A title of an ordinary length for a page",
  "A very long title that explains in one breath what the page says of every pathway and programme",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
])("in a share image, “%s” keeps away from the edge, the logo and the drawing", async (title) => {
  const svg = await drawWords("Name", title, await readColors());
  const font = await openFont("Newsreader", 400);
  const lines = [...svg.matchAll(/<text x="80" y="([\d.]+)" font-size="(\d+)">(.*?)<\/text>/g)];
  expect(lines.map(([, , , line]) => line).join(" ")).toBe(title);
  for (const [, y, size, line = ""] of lines) {
    const width = font ? (font.layout(line).advanceWidth / font.unitsPerEm) * Number(size) : NaN;
    expect(width).toBeLessThanOrEqual(600);
    expect(Number(y) - 0.75 * Number(size)).toBeGreaterThanOrEqual(140);
    expect(Number(y) + 0.25 * Number(size)).toBeLessThanOrEqual(490);
  }
});
