// Keyboard only: everything can be reached, in reading order, and the focus is always visible.
import { expect, openPage, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

/** Which control has the focus, and whether the focus is visible. */
function readFocus(controls: Element[]) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
  const atItsPlace = document.elementFromPoint(
    Math.max(x, 0) + Math.min(width, innerWidth) / 2,
    y + Math.min(height, 20) / 2,
  );
  return {
    index: controls.indexOf(focused),
    isOnTop: focused.contains(atItsPlace),
    // Two tones, so that one of them is visible on every background.
    hasRing:
      outlineStyle === "solid" &&
      parseFloat(outlineWidth) >= 2 &&
      boxShadow !== "none" &&
      !boxShadow.startsWith(outlineColor),
  };
}

for (const route of ROUTES) {
  test(`Tab goes through ${route} from the skip link to the end, each stop in sight, and Shift+Tab goes back`, async ({
    page,
  }) => {
    await openPageAndSettle(page, route);
    const controls = await page.evaluateHandle(() =>
      [...document.querySelectorAll("a[href], button:not(:disabled), input")].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ),
    );
    const expected = await controls.evaluate((elements) => elements.map((_, index) => index));
    const walk = async (key: string, count: number) => {
      const stops: number[] = [];
      for (let stop = 0; stop < count; stop++) {
        await page.keyboard.press(key);
        // A tooltip opening above would cover the next stop.
        await page.keyboard.press("Escape");
        const focus = await controls.evaluate(readFocus);
        expect(focus, `${key} ${stop}`).toMatchObject({ isOnTop: true, hasRing: true });
        stops.push(focus?.index ?? -1);
      }
      return stops;
    };
    expect(await walk("Tab", expected.length)).toEqual(expected);
    expect(await walk("Shift+Tab", expected.length - 1)).toEqual(expected.toReversed().slice(1));
  });
}

test("an arrow key that is held goes to the last slide and stays, whatever size the window takes", async ({
  page,
}) => {
  await openPage(page, "/investors");
  const status = page.locator("[aria-roledescription=carousel]").getByRole("status");
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("ArrowRight");
  await page.setViewportSize({ width: 400, height: 700 });
  for (let repeat = 0; repeat < 9; repeat++) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(status).toHaveText("Slide 5 of 5");
  await expect(page.locator("[aria-roledescription=slide]").filter({ visible: true })).toHaveCount(
    1,
  );
  await page.keyboard.press("ArrowLeft");
  await expect(status).toHaveText("Slide 4 of 5");
});
