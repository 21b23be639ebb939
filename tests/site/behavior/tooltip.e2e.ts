// Tooltips: when they open and close, what assistive technology gets, and that no text appears only there.
import type { Locator, Page } from "@playwright/test";

import {
  expect,
  holdRequests,
  openPage,
  openPageAndSettle,
  test,
} from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/expect-page";

/** Both in milliseconds, as the customer has fixed them. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Links that lead to the text which their tooltip repeats. */
const TRIGGER = "main a[class]:is([href^='#stat-'], [href^='#term-'])";

const tooltip = (page: Page) => page.getByRole("tooltip");
const figure = (page: Page, text: string) => page.locator(TRIGGER).filter({ hasText: text });

/** What is shown of a tooltip: around the element with the role, which is for assistive technology. */
const box = (page: Page) => page.locator("div", { has: tooltip(page) }).last();

/** Moves the pointer over an empty spot until the tooltip, which follows it on its way to the text, has closed. */
async function leave(page: Page) {
  let y = 400;
  const moveOn = async () => {
    await page.mouse.move(2, y++);
    return tooltip(page).count();
  };
  await expect.poll(moveOn).toBe(0);
}

/** Waits until an element comes or goes. Runs in the page. */
const waitForChange = () =>
  new Promise<void>((done) =>
    new MutationObserver(() => done()).observe(document, { childList: true, subtree: true }),
  );

async function openSlowly(page: Page, text: string) {
  await figure(page, text).hover();
  await page.clock.runFor(DELAY - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(tooltip(page)).toHaveCount(1);
}

test("a tooltip opens after its delay, and the next one sooner", async ({ page }) => {
  await openPage(page, "/investors");
  await figure(page, "$50M").scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step("a pointer that moves on earlier opens nothing", async () => {
    await figure(page, "$50M").hover();
    await page.clock.runFor(DELAY - 200);
    await leave(page);
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });
  await test.step("the tooltip opens after the whole delay, also when the pointer comes back, in view", async () => {
    await figure(page, "$50M").hover();
    await page.clock.runFor(DELAY - 200);
    await leave(page);
    await openSlowly(page, "$50M");
    await expect(box(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step("the next tooltip opens at once, except a while later", async () => {
    await leave(page);
    await page.clock.runFor(SKIP_DELAY - 1);
    await figure(page, "70%").click({ button: "right" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    const change = page.evaluate(waitForChange);
    const opening = page.clock.runFor(1);
    await change;
    // A slow browser has not noticed the new link yet.
    await leave(page);
    await session.detach();
    await opening;
    await figure(page, "70%").hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toContainText("The fourth metric means this.");
    await leave(page);
    await page.clock.runFor(SKIP_DELAY + 1);
    await openSlowly(page, "$50M");
  });
  await test.step("the tooltip stays while the pointer is on it", async () => {
    await box(page).hover();
    await page.clock.runFor(10_000);
    await expect(tooltip(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });
  await test.step("leaving the page cancels it, and the next delay is whole", async () => {
    await page.clock.runFor(SKIP_DELAY + 1);
    await figure(page, "$50M").hover();
    for (const name of ["About Us", "For Investors", "About Us", "For Investors"]) {
      await page.getByRole("banner").getByRole("link", { name }).press("Enter");
      await expect(page.locator("h1")).toBeFocused();
      await page.clock.runFor(2000);
      await expect(tooltip(page)).toHaveCount(0);
      if (name === "For Investors") await openSlowly(page, "$50M");
    }
  });
});

test("a click before the tooltip opens counts, and leaving closes it", async ({ page }) => {
  await openPage(page, "/investors");
  const first = figure(page, "$50M");
  const second = figure(page, "70%");
  const partOf = async (link: Locator) => page.locator((await link.getAttribute("href")) ?? "");
  await page.clock.install();
  await first.hover();
  await page.clock.runFor(DELAY - 100);
  await page.mouse.down();
  await page.clock.runFor(2000);
  await page.mouse.up();
  await expect(await partOf(first)).toBeInViewport();
  await second.click();
  const mark = async (link: Locator) =>
    (await partOf(link)).evaluate((part) => getComputedStyle(part).borderInlineStartWidth);
  expect([await mark(first), await mark(second)], "one part is marked").toEqual(["1px", "3px"]);
});

test("tooltips open at once on keyboard focus, and Escape closes them", async ({ page }) => {
  const release = await holdRequests(page, /tooltips/);
  await openPage(page, "/drug-pipeline");
  const links = page.locator(TRIGGER);
  await links.nth(1).focus();
  await expect(tooltip(page)).toHaveCount(0);
  release();
  await expect(tooltip(page)).toHaveCount(1);
  await expect(links.nth(1)).toBeFocused();
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await expect(tooltip(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await expect(tooltip(page)).toHaveCount(1);
  await links.first().hover();
  await expect(links.first()).toHaveAccessibleDescription(/\S/);
  await expect(tooltip(page), "one at a time").toHaveCount(1);
});

test("each tooltip is in view, covers no neighbor, and describes its link", async ({ page }) => {
  for (const [path, width, height] of [
    ["/investors", 900, 800],
    ["/investors", 390, 800],
    ["/", 768, 800],
    ["/drug-pipeline", 320, 800],
    ["/investors", 320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, path);
    const links = await page.locator(TRIGGER).all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      // Focus scrolls the page to the link; the scroll must not close the tooltip.
      await link.focus();
      await expect(link).toHaveAccessibleDescription(/\S/);
      const neighbors = height === 800 ? TRIGGER : ":not(*)";
      const faults = await tooltip(page).evaluate(findFaults, neighbors);
      expect(faults, `${await link.innerText()} at ${width} by ${height}`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(tooltip(page)).toHaveCount(0);
    }
  }
});

/** Finds what is wrong with an open tooltip, also when it is as long as the check allows. Runs in the page. */
async function findFaults(tooltip: Element, neighbors: string): Promise<string[]> {
  const link = document.activeElement;
  const box = tooltip.parentElement ?? tooltip;
  const wait = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isOut = () => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  };
  await wait();
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isCovered = (other: Element) =>
    [...other.getClientRects()].some(
      (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
    );
  const others = [...document.querySelectorAll(neighbors)].filter((other) => other !== link);
  const faults = others.filter(isCovered).map(({ textContent }) => `covers ${textContent}`);
  if (link?.getAttribute("aria-describedby") !== tooltip.id) faults.push("describes no link");
  if (isOut()) faults.push("is out of view");
  if (box.firstChild) box.firstChild.textContent = "A long explanation of a figure. ".repeat(14);
  await wait();
  if (isOut()) faults.push("is out of view when it is long");
  return faults;
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a tap on a figure leads to its explanation, and loads no code", async ({ page, noise }) => {
    await openPageAndSettle(page, "/");
    // The third tap follows a link whose address the page already has.
    for (const text of ["98%", "50K+", "50K+"]) {
      const link = figure(page, text);
      await link.tap();
      const hash = (await link.getAttribute("href")) ?? "";
      await expect(page).toHaveURL(hash);
      await expect(page.locator(hash)).toBeInViewport({ ratio: 1 });
      await expect(tooltip(page)).toHaveCount(0);
    }
    expect(noise.requests.filter((address) => address.includes("tooltip"))).toEqual([]);
  });
});
