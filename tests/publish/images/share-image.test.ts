// The words of share images fit their area, and the colors are those of the theme.
import { expect, test } from "vitest";

import { openDrawing } from "../../../app/publish/images/fonts";
import { drawShareImage } from "../../../app/publish/images/share-image";
import { colors } from "../../../app/theme/colors";

/** The points of the title's outlines. */
function pointsOf(title: string) {
  const svg = openDrawing(drawShareImage("", "Name", title)).toString();
  const paths = svg.matchAll(new RegExp(`fill="${colors.ink}"[^>]* d="([^"]*)"`, "gi"));
  const data = [...paths].map(([, path]) => path).join();
  const numbers = [...data.matchAll(/-?[\d.]+/g)].map(Number);
  const [x, y] = [0, 1].map((which) => numbers.filter((_, index) => index % 2 === which));
  return { x: x ?? [], y: y ?? [] };
}

test.each([
  "Short",
  "A title of an ordinary length for a page",
  "A very long title that explains in one breath what the page says of every pathway and programme",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
])("in a share image, “%s” keeps away from the edges, the name and the logo", (title) => {
  const { x, y } = pointsOf(title);
  expect(Math.max(...x) - Math.min(...x)).toBeGreaterThan(100);
  expect(Math.min(...x)).toBeGreaterThanOrEqual(79);
  expect(Math.max(...x)).toBeLessThanOrEqual(725);
  expect(Math.min(...y)).toBeGreaterThanOrEqual(140);
  expect(Math.max(...y)).toBeLessThanOrEqual(590);
});

test("a title with signs that no font of the site has is drawn without them", () => {
  const [known, all] = ["IC₅₀ of β-cells", "IC₅₀ of β-cells 日本"].map(pointsOf);
  expect(all).toEqual(known);
});
