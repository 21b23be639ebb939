// People: portraits of one size, whatever the shapes of their pictures.
import { expect, test } from "../../support/browser/site";

for (const width of [320, 768, 1440]) {
  test(`portraits have one size at ${width} px, and nothing of a row is out of line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/everything");
    const people = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: /Bright$/ }) });
    await expect(people).toHaveCount(3);
    const boxes = await people.evaluateAll((all) =>
      all.map((person) => {
        const portrait = person.querySelector("img");
        const { top, width: wide, height } = portrait?.getBoundingClientRect() ?? new DOMRect();
        const { fit } = { fit: portrait ? getComputedStyle(portrait).objectFit : "" };
        return { row: Math.round(top), size: `${Math.round(wide)}x${Math.round(height)}`, fit };
      }),
    );
    expect(new Set(boxes.map(({ size }) => size)).size).toBe(1);
    expect(boxes.map(({ fit }) => fit)).toEqual(["cover", "cover", "cover"]);
    const rows = new Set(boxes.map(({ row }) => row)).size;
    expect(rows).toBe({ 320: 3, 768: 2, 1440: 1 }[width]);
  });
}
