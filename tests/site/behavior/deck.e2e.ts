// The carousel: a strip that buttons, keys, fingers and addresses move, in the same way with code and without.
import type { Page } from "@playwright/test";

import {
  expect,
  openPage,
  openPageAndSettle,
  test as base,
  waitForFrames,
} from "../../support/browser/site";

const TOTAL = 5;

type Carousel = ReturnType<typeof carouselOf>;

const test = base.extend<{ carousel: Carousel }>({
  carousel: ({ page }, provide) => provide(carouselOf(page)),
});

function carouselOf(page: Page) {
  const root = page.locator("[aria-roledescription=carousel]");
  const slides = root.locator("[aria-roledescription=slide]");
  const strip = slides.first().locator("..");
  /** The slide at the start of the strip, counted from 1. */
  const shown = () =>
    strip.evaluate((track) => {
      const start = track.getBoundingClientRect().left;
      const isAtStart = (slide: Element) =>
        Math.abs(slide.getBoundingClientRect().left - start) < 1;
      return [...track.children].findIndex(isAtStart) + 1;
    });
  return {
    root,
    slides,
    strip,
    previous: root.getByRole("button", { name: "Previous slide" }),
    next: root.getByRole("button", { name: "Next slide" }),
    /** Asserts that this slide, counted from 1, is shown, and is the one announced. */
    async expectSlide(number: number) {
      await expect(root.getByRole("button").first(), "keys and buttons work").toBeVisible();
      await expect.poll(shown, { intervals: [100] }).toBe(number);
      const title = slides.nth(number - 1).getByRole("heading");
      const said = `Slide ${number} of ${TOTAL}: ${await title.innerText()}`;
      await expect(root.getByRole("status"), "what is announced").toHaveText(said);
    },
  };
}

test("carousel buttons step through all slides, and keep the focus", async ({ page, carousel }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/investors");
  await carousel.expectSlide(1);
  await expect(carousel.previous).toBeDisabled();
  await expect(carousel.strip).toHaveCSS("scroll-behavior", "smooth");
  await carousel.next.focus();
  // Presses faster than the strip moves, and more often than there are slides.
  for (let press = 0; press < TOTAL + 2; press++) await page.keyboard.press("Enter");
  await carousel.expectSlide(5);
  await expect(carousel.next).toBeDisabled();
  await expect(carousel.next).toBeFocused();
  expect(await carousel.next.evaluate((button) => button.matches(":focus-visible"))).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(carousel.strip).toHaveCSS("scroll-behavior", "auto");
  await carousel.previous.click();
  await carousel.expectSlide(4);
  for (let press = 0; press < TOTAL; press++) await carousel.previous.press("Enter");
  await carousel.expectSlide(1);
  await test.step("a button with the focus is whole in the lowest window", async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await waitForFrames(page);
    await carousel.next.focus();
    await expect(carousel.next).toBeInViewport({ ratio: 1 });
  });
  await test.step("slides are printed in a column, without controls", async () => {
    await page.emulateMedia({ media: "print" });
    await expectNoControls(carousel);
    const tops = await carousel.slides.evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().top),
    );
    expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  });
});

test("arrow keys step the carousel from anywhere on the page", async ({ page, carousel }) => {
  await openPageAndSettle(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "For Investors" }).click();
  await carousel.expectSlide(1);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(carousel.root).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.goBack();
  await carousel.expectSlide(1);
  await page.keyboard.press("ArrowLeft");
  for (let press = 1; press < TOTAL; press++) await page.keyboard.press("ArrowRight");
  await carousel.expectSlide(5);
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await carousel.expectSlide(3);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("arrow keys are left to a field, and with a modifier to the browser", async ({
  page,
  carousel,
}) => {
  await openPage(page, "/investors");
  await carousel.expectSlide(1);
  for (const name of ["input", "textarea", "select", "p"]) {
    await page.locator("h1").evaluate((heading, tag) => {
      const field = document.createElement(tag);
      field.contentEditable = String(tag === "p");
      heading.after(field);
      field.focus();
    }, name);
    await page.keyboard.press("ArrowRight");
    await carousel.expectSlide(1);
  }
  await page.locator("h1").click();
  for (const modifier of ["Alt", "Shift", "Control", "Meta"]) {
    await page.keyboard.press(`${modifier}+ArrowRight`);
    await carousel.expectSlide(1);
  }
  await page.keyboard.press("ArrowRight");
  await carousel.expectSlide(2);
});

test("a hash shows its slide on arrival, by a link and by hand", async ({ page, carousel }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/investors#slide-3");
  await carousel.expectSlide(3);
  await expect(carousel.slides.nth(2)).toBeInViewport();
  // A link far below the strip.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#slide-4";
    link.textContent = "The fourth slide";
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "The fourth slide" }).click();
  await carousel.expectSlide(4);
  await expect(carousel.slides.nth(3)).toBeInViewport({ ratio: 0.5 });
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(carousel.root).toHaveCount(0);
  await page.goBack();
  await carousel.expectSlide(4);
  await page.reload();
  await carousel.expectSlide(4);
  await page.evaluate(() => {
    location.hash = "#slide-1";
  });
  await carousel.expectSlide(1);
  await page.keyboard.press("ArrowRight");
  await carousel.expectSlide(2);
  await test.step("a step continues from where the reader scrolled", async () => {
    const { width = 0 } = (await carousel.strip.boundingBox()) ?? {};
    await carousel.strip.hover();
    await page.mouse.wheel(width, 0);
    await carousel.expectSlide(3);
    await carousel.next.click();
    await carousel.expectSlide(4);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mouse wheel reaches every slide, and no control is dead", async ({ page, carousel }) => {
    await page.goto("/investors");
    await expectNoControls(carousel);
    const { width = 0 } = (await carousel.strip.boundingBox()) ?? {};
    await carousel.strip.hover();
    for (let slide = 2; slide <= TOTAL; slide++) {
      await page.mouse.wheel(width, 0);
      await expect(carousel.slides.nth(slide - 1)).toBeInViewport({ ratio: 0.5 });
    }
    // Headless browsers hide the scrollbar, so only its style can be checked.
    await expect(carousel.strip).not.toHaveCSS("scrollbar-width", "none");
    await carousel.slides.first().getByRole("link", { name: "Open full size" }).click();
    await expect(page).toHaveURL(/\.svg$/);
  });
});

async function expectNoControls({ root }: Carousel): Promise<void> {
  await expect(root.locator("button, [role=status]").filter({ visible: true })).toHaveCount(0);
}

test.describe("a finger on the carousel", () => {
  test.use({ hasTouch: true });

  // Playwright has no gestures; Chromium's protocol does.
  test(
    "swipes from slide to slide, except in a page that is zoomed into",
    { tag: "@chromium" },
    async ({ page, carousel }) => {
      await openPage(page, "/investors#slide-1");
      const session = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
          session.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: x === undefined ? [] : [{ x, y: 300 }],
          });
        await touch("touchStart", from);
        for (let step = 1; step <= 10; step++)
          await touch("touchMove", from + ((to - from) * step) / 10);
        await touch("touchEnd");
      };
      await swipe(1000, 200);
      await carousel.expectSlide(2);
      await swipe(200, 1000);
      await carousel.expectSlide(1);
      await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
      await swipe(500, 100);
      await waitForFrames(page);
      await carousel.expectSlide(1);
    },
  );
});
