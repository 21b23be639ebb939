import { expect, test } from "vitest";

import { drawWords } from "../../../app/publish/images/share-image";
import { readColors } from "../../../app/publish/colors";
import { openFaces } from "../../../app/publish/images/fonts";
import { setText } from "../../../app/publish/images/text-line";
import { prepareSvg } from "../../../app/publish/images/svg";

test.each([
  "Short",
  "A title of an ordinary length for a page",
  "A very long title that explains in one breath what the page says of every pathway and programme",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
])("in a share image, “%s” keeps away from the edge, the logo and the drawing", async (title) => {
  const svg = await drawWords("Name", title, await readColors());
  const face = (await openFaces()).get("Newsreader 400") ?? [];
  const lines = [...svg.matchAll(/<text x="80" y="([\d.]+)" font-size="(\d+)">(.*?)<\/text>/g)];
  expect(lines.map(([, , , line]) => line).join(" ")).toBe(title);
  for (const [, y, size, line = ""] of lines) {
    const { width } = setText(line, { face, em: Number(size), spacing: 0 });
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(600);
    expect(Number(y) - 0.75 * Number(size)).toBeGreaterThanOrEqual(140);
    expect(Number(y) + 0.25 * Number(size)).toBeLessThanOrEqual(490);
  }
});

test("a title with signs that no font of the site has is drawn without them", async () => {
  const words = await drawWords("Name", "IC₅₀ of β-cells 日本", await readColors());
  expect((await prepareSvg(words)).texts.map(({ text }) => text)).toEqual([
    "Name",
    "IC₅₀ of β-cells",
  ]);
});
