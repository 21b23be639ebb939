// Tooltips: when they open and close, what assistive technology gets, and that nothing is said only there.
import type { Page } from "@playwright/test";

import { expect, openPage, test, visibleText, waitForFrames } from "../../support/browser/site";

/** Radix marks every link with a tooltip. */
const TRIGGER = "main a[data-state]";

const tooltip = (page: Page) => page.getByRole("tooltip");
const figure = (page: Page, text: string) => page.locator(TRIGGER).filter({ hasText: text });

/** Moves the pointer to where nothing is. Two moves: the first leaves the link, the second leaves the way to the tooltip. */
async function leave(page: Page) {
  await page.mouse.move(4, 400);
  await page.mouse.move(2, 420);
  await expect(tooltip(page)).toHaveCount(0);
}

async function openSlowly(page: Page, text: string) {
  await figure(page, text).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(tooltip(page)).toHaveCount(1);
}

test("the pointer opens a tooltip after 700 ms, and closes it by leaving @engines", async ({
  page,
}) => {
  await openPage(page, "/investors");
  await figure(page, "$50M").scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("the pointer that moves on before opens nothing", async () => {
    await figure(page, "$50M").hover();
    await page.clock.runFor(500);
    await leave(page);
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });
  await test.step("it opens after 700 ms, in sight", async () => {
    await openSlowly(page, "$50M");
    await expect(page.locator("[data-radix-popper-content-wrapper]")).toBeInViewport({ ratio: 1 });
  });
  await test.step("the next tooltip opens at once within 300 ms, and waits again after that", async () => {
    await leave(page);
    await page.clock.runFor(299);
    await figure(page, "70%").hover();
    await expect(tooltip(page)).toContainText("The fourth metric means this.");
    await leave(page);
    await page.clock.runFor(301);
    await openSlowly(page, "$50M");
  });
  await test.step("it stays while the pointer is on it", async () => {
    await page.locator("[data-radix-popper-content-wrapper]").hover();
    await page.clock.runFor(10_000);
    await expect(tooltip(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });
  await test.step("a page that is left before the tooltip opens takes it along", async () => {
    await leave(page);
    await page.clock.runFor(301);
    await figure(page, "$50M").hover();
    await page.clock.runFor(300);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter");
    await expect(page.locator("h1")).toBeFocused();
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test("the keyboard opens a tooltip at once, also where the page must scroll to its link", async ({
  page,
}) => {
  await openPage(page, "/investors");
  const link = figure(page, "$50M");
  await expect(link).not.toBeInViewport();
  await link.focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // Where Radix would close it: in the frame that tells of the scroll.
  await waitForFrames(page);
  await expect(tooltip(page)).toHaveCount(1);
  await expect(page.locator("[data-radix-popper-content-wrapper]")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expectDescribed(page, 8);
});

test("the keyboard moves from tooltip to tooltip, and Escape closes it and leaves the focus where it was", async ({
  page,
}) => {
  await openPage(page, "/drug-pipeline");
  const links = page.locator(TRIGGER);
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tooltip(page)).toHaveCount(1);
  await expect(links.nth(1)).toBeFocused();
  await test.step("a key that comes before the tooltip keeps it away", async () => {
    await links.last().evaluate((link) => {
      link.focus();
      link.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    await waitForFrames(page);
    await expect(tooltip(page)).toHaveCount(0);
  });
  await expectDescribed(page, 3);
});

/** Asserts that each tooltip of the page describes its link and says what stands where the link leads. */
async function expectDescribed(page: Page, count: number): Promise<void> {
  const links = page.locator(TRIGGER);
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    await link.focus();
    await expect(tooltip(page)).toHaveCount(1);
    const words = await tooltip(page).innerText();
    await expect(link).toHaveAccessibleDescription(words);
    await expect(tooltip(page)).toHaveId((await link.getAttribute("aria-describedby")) ?? "");
    const target = page.locator((await link.getAttribute("href")) ?? "");
    expect(await visibleText(target)).toContain(words.replace(" Source:", ""));
  }
}

test("no tooltip covers a figure or term beside its own, and each is in sight", async ({
  page,
}) => {
  for (const [path, width] of [
    ["/", 1280],
    ["/investors", 1280],
    ["/investors", 900],
    ["/drug-pipeline", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    for (const link of await page.locator(TRIGGER).all()) {
      await link.focus();
      await expect(tooltip(page)).toHaveCount(1);
      await waitForFrames(page);
      const box = page.locator("[data-radix-popper-content-wrapper]");
      await expect(box).toBeInViewport({ ratio: 1 });
      const covered = await box.evaluate((own, selector) => {
        const { left, right, top, bottom } = own.getBoundingClientRect();
        return [...document.querySelectorAll(selector)]
          .filter((other) => other !== document.activeElement)
          .filter((other) =>
            [...other.getClientRects()].some(
              (part) =>
                part.left < right && part.right > left && part.top < bottom && part.bottom > top,
            ),
          )
          .map((other) => other.textContent);
      }, TRIGGER);
      expect(covered, `${await link.innerText()} at ${width} px`).toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("each link leads to the same words on the page, and does so again", async ({ page }) => {
    await openPage(page, "/");
    await test.step("a tooltip opens for a keyboard all the same", () => expectDescribed(page, 4));
    await page.keyboard.press("Escape");
    // The third tap follows a link whose address the page already has.
    for (const text of ["98%", "50K+", "50K+"]) {
      const link = figure(page, text);
      await link.tap();
      const hash = (await link.getAttribute("href")) ?? "";
      await expect(page).toHaveURL(hash);
      await expect(page.locator(hash)).toBeInViewport({ ratio: 1 });
      await expect(tooltip(page)).toHaveCount(0);
    }
  });
});
