// Layout that no accessibility rule asks for.
import { expect, test } from "../../support/browser/site";

test("portraits have one size, and those of a row are aligned", async ({ page }) => {
  await page.goto("/everything");
  const people = page.getByRole("listitem").filter({ hasText: /Bright|Xyzzlebeck/ });
  // Initials stand in for a photo, in the same size.
  const portraits = people.locator("img, [aria-hidden]");
  await expect(portraits).toHaveCount(3);
  for (const [width, rows] of [
    [320, 3],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await portraits.evaluateAll((all) =>
      all.map((portrait) => {
        const { top, width: wide, height } = portrait.getBoundingClientRect();
        return { row: Math.round(top), size: `${Math.round(wide)}x${Math.round(height)}` };
      }),
    );
    expect(new Set(boxes.map(({ size }) => size)).size, `${width} px`).toBe(1);
    expect(new Set(boxes.map(({ row }) => row)).size, `${width} px`).toBe(rows);
  }
});
