// Checks that the title on a share image fits its area and is never cut.
import { expect, test } from "vitest";

import { openDrawing } from "../../../app/publish/files/fonts";
import { drawShareImage } from "../../../app/publish/files/share-image";
import { colors } from "../../../app/theme/colors";

/** The points of all outlines in a color. */
function pointsOf(title: string, color = colors.ink, name = "Name") {
  const svg = openDrawing(drawShareImage(name, title)).toString();
  const paths = svg.matchAll(new RegExp(`fill="${color}"[^>]* d="([^"]*)"`, "gi"));
  const data = [...paths].map(([, path]) => path).join();
  const numbers = [...data.matchAll(/-?[\d.]+/g)].map(Number);
  const [x, y] = [0, 1].map((which) => numbers.filter((_, index) => index % 2 === which));
  return { x: x ?? [], y: y ?? [] };
}

test.each([
  "Short",
  "A title of an ordinary length for a page",
  "A very long title that explains in one breath what the page says of every pathway",
  "Bundesgesundheitsministerium",
  "Das Arzneimittelneuordnungsgesetz",
  "Rindfleischetikettierungsüberwachungsgesetz",
])("a share image shows “%s” whole, away from its edges and the logo", (title) => {
  const { x, y } = pointsOf(title);
  expect(Math.max(...x) - Math.min(...x)).toBeGreaterThan(100);
  expect(Math.min(...x)).toBeGreaterThanOrEqual(79);
  expect(Math.max(...x)).toBeLessThanOrEqual(725);
  expect(Math.min(...y)).toBeGreaterThanOrEqual(140);
  expect(Math.max(...y)).toBeLessThanOrEqual(590);
  expect(drawShareImage("Name", title)).toContain(title.split(" ").at(-1));
});

test.each(["2026年6月", "IC₅₀ of β-cells 日本", "עברית", "W".repeat(99)])(
  "a share image shows only the company in place of “%s”, which cannot be drawn whole",
  (title) => {
    expect(pointsOf(title)).toEqual(pointsOf("Name"));
    expect(pointsOf(title, colors.inkQuiet).x).toEqual([]);
  },
);

test("a share image shows only the logo of a company whose name cannot be drawn, and fits a long name", () => {
  expect(pointsOf("会社", colors.ink, "会社").x).toEqual([]);
  const { x } = pointsOf("Title", colors.inkQuiet, "Institut für Pflanzenheilkunde ".repeat(4));
  expect(Math.max(...x)).toBeLessThanOrEqual(1125);
});

test("a share image leaves out characters without a shape, as in “Arznei\u00admittel”", () => {
  expect(pointsOf("Arznei\u00admittel")).toEqual(pointsOf("Arzneimittel"));
});
