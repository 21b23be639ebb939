// One visit to every page, which checks all that holds for any: before its code has loaded, after, and in the
// ways that readers change what they see.
import type { Locator, Page } from "@playwright/test";

import {
  findBrokenWords,
  findMisfits,
  FITS,
  setStyles,
  sumShifts,
} from "../../support/browser/fit";
import {
  expect,
  holdRequests,
  LOST_MESSAGES,
  openPage,
  ROUTES,
  settle,
  test,
  waitForCode,
  waitForFrames,
  waitForPaint,
} from "../../support/browser/site";
import { fonts } from "../../../app/theme/fonts";
import { expectContrast, expectUsable } from "../../support/browser/expect-page";
import { REQUESTS, SHIFT } from "../../support/limits";

const LOST = "/no-such-page";
/** The layouts with the most kinds of controls. */
const WALKED = ["/", "/investors", "/everything"];

for (const path of [...ROUTES, "/everything", "/bulletin", "/bulletin/first-pairing", LOST])
  test(`${path} is complete before hydration, and accessible after it`, async ({
    page,
    noise,
    site,
  }) => {
    if (path === LOST) noise.expected.push(...LOST_MESSAGES);
    const release = await holdRequests(page, /\.\w+$/);
    await page.goto(path, { waitUntil: "commit" });
    await waitForPaint(page);
    const sent = await test.step("is complete before its code has arrived", () =>
      readWhole(page, path));
    release();
    // The not-found page has no code except what logs the path.
    if (path === LOST) await page.waitForLoadState();
    else await waitForCode(page).then(() => settle(page));
    await test.step("is complete after hydration", () => expectStarted(page, sent));
    expect.soft(noise.requests.length).toBeLessThanOrEqual(REQUESTS);
    await test.step("is accessible and fits", () => expectUsable(page));
    await test.step("fits with other text sizes and spacing", () => expectAdaptable(page));
    if (WALKED.includes(path))
      await test.step("can be used by keyboard", () => expectKeyboard(page));
    const foreign = noise.requests.filter((address) => !address.startsWith(`${site}/`));
    expect(foreign, "requests to others").toEqual([]);
  });

test("a reference or a telephone number never breaks over two lines", async ({ page }) => {
  await page.goto("/everything");
  for (let width = 320; width <= 800; width += 32) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(findBrokenWords, "body"), `${width} px`).toEqual([]);
    for (const number of ["(919) 555-0177", "+44 20 7946 0000"])
      for (const text of await page.getByRole("main").getByText(number, { exact: true }).all())
        expect(await countLines(text), `${number} at ${width} px`).toBe(1);
  }
});

test("a table aligns its columns as its writer has said", async ({ page }) => {
  await page.goto("/everything");
  const cells = page.getByRole("row", { name: /^low/ }).getByRole("cell");
  await expect(cells.nth(1)).toHaveCSS("text-align", "end");
  await expect(cells.nth(2)).toHaveCSS("text-align", "center");
});

test("a figure that contains a word stays on one line", async ({ page }) => {
  await openPage(page, "/investors");
  const figure = page.getByRole("link", { name: /^7 seeds/ });
  await figure.evaluate((link) => {
    link.closest("ul")?.prepend(link.closest("li") ?? "");
    link.textContent = "29 million";
  });
  const figures = page.locator("main li a[href^='#stat-']");
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await countLines(figures.first()), `${width} px`).toBe(1);
    const [first = 0, second = 0] = await figures.evaluateAll((links) =>
      links.map((link) => parseFloat(getComputedStyle(link).fontSize)),
    );
    expect(first, `${width} px`).toBeGreaterThan(second);
  }
});

/** On how many lines the text of an element is. */
function countLines(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

/** Asserts that the page is styled and hides no text. @returns its words */
async function readWhole(page: Page, path: string): Promise<string> {
  if (path !== LOST) await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("body"), "less motion").toHaveCSS("transition-property", "none");
  const hidden = await page
    .locator(
      "xpath=(//main|//footer)//*[not(self::noscript or ancestor::details)][text()[normalize-space()]]",
    )
    .filter({ visible: false })
    .allTextContents();
  // What belongs to the buttons of slides appears once the code has loaded.
  const withCode = /^(?:Slide 1 of|: )/;
  expect.soft(hidden.filter((text) => !withCode.test(text))).toEqual([]);
  return page.evaluate(readWords);
}

/** Asserts that the code has changed no word, and nothing has moved. */
async function expectStarted(page: Page, sent: string): Promise<void> {
  expect.soft(await page.evaluate(readWords), "the same words").toBe(sent);
  const families = Object.values(fonts).map(({ family }) => family);
  const loaded = expect.poll(() => page.evaluate(findLoadedFonts));
  await loaded.toEqual(expect.arrayContaining(families));
  expect.soft(await sumShifts(page), "shifts by code and fonts").toBeLessThanOrEqual(SHIFT);
  expect.soft(await page.evaluate(findSilentLists), "lists silent in WebKit").toEqual([]);
}

/** What readers may change without losing content. */
async function expectAdaptable(page: Page): Promise<void> {
  for (const [what, width, css] of [
    [
      "text spacing (WCAG 1.4.12)",
      320,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    ],
    ["text of twice the size (WCAG 1.4.4)", 1280, "html { font-size: 200% }"],
  ] as const) {
    await setStyles(page, css);
    expect.soft(await findMisfits(page, width, 640, ":not(*)"), what).toEqual(FITS);
  }
  await setStyles(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ contrast: "more" });
  await test.step("has enough contrast when the reader asks for more", async () => {
    await expect.soft(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expectContrast(page);
  });
  await page.emulateMedia({ contrast: null, forcedColors: "active" });
  expect
    .soft(await page.evaluate(findEdgeless), "no edge, or no paper, in forced colors")
    .toEqual([]);
  await page.emulateMedia({ forcedColors: null, media: "print" });
  const { overflow, overlaps } = await findMisfits(page, 718, 900);
  expect.soft({ overflow, overlaps }, "on paper").toEqual({ overflow: 0, overlaps: [] });
  await expect
    .soft(page.locator("nav, button").filter({ visible: true }), "on paper")
    .toHaveCount(0);
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect.soft(page.locator("main, footer").last(), "ink on paper").toHaveCSS("color", ink);
  await page.emulateMedia({ media: "screen" });
}

/** Asserts that Tab goes through all controls in their order, each in sight and with a ring, and Shift+Tab back. */
async function expectKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await waitForFrames(page);
  const forward = Array.from({ length: await page.evaluate(recordStops) }, (_, index) => index);
  const back = forward.toReversed().slice(1);
  for (const _ of forward) await page.keyboard.press("Tab");
  for (const _ of back) await page.keyboard.press("Shift+Tab");
  const stops = await page.evaluate<unknown>("stops");
  const wanted = [...forward, ...back].map((index) => ({ index, isOnTop: true, hasRing: true }));
  expect(stops).toEqual(wanted);
}

// The functions below run in the page, so they use nothing from outside their bodies.

/** All words of the page, in order, except those that depend on the code. */
function readWords(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = "";
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest("script, style, noscript, [role=status]")) words += textContent;
  }
  return words;
}

function findLoadedFonts(): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  return [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))].sort();
}

/** Lists whose markers are removed need a role. */
function findSilentLists(): string[] {
  return [...document.querySelectorAll("ul:not([role]), ol:not([role])")]
    .filter((list) => getComputedStyle(list).listStyleType === "none")
    .map((list) => list.outerHTML.slice(0, 80));
}

/** Forced colors remove backgrounds: controls need borders, drawings paper, and the link of the open page a line. */
function findEdgeless(): string[] {
  const controls = [...document.querySelectorAll("button, input")].filter((control) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
    return (
      control.checkVisibility() && (parseFloat(borderTopWidth) < 1 || borderTopStyle === "none")
    );
  });
  const canvas = getComputedStyle(document.body).backgroundColor;
  const links = [...document.querySelectorAll("header nav a")].filter(
    (link) =>
      (getComputedStyle(link).borderBottomColor !== canvas) !== link.hasAttribute("aria-current"),
  );
  const icons = [...document.querySelectorAll("button svg")].filter(
    (icon) => getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement ?? icon).color,
  );
  const images = [...document.images].filter((image) =>
    getComputedStyle(image).backgroundColor.endsWith(", 0)"),
  );
  return [...controls, ...links, ...icons, ...images].map((each) => each.outerHTML.slice(0, 80));
}

/** Records in the page where each press of Tab leads. @returns how many controls the page has */
function recordStops(): number {
  // Read again each time: a link with a tooltip is another element once it has had the focus.
  const controls = () =>
    [
      ...document.querySelectorAll(
        "a[href], button:not(:disabled), input, summary, [tabindex='0']",
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const stops: unknown[] = [];
  Reflect.set(window, "stops", stops);
  addEventListener("keyup", ({ key }) => {
    const focused = document.activeElement;
    if (key !== "Tab" || !focused) return;
    // An inline link may be broken over two lines.
    const [box = focused.getBoundingClientRect()] = focused.getClientRects();
    const atItsPlace = document.elementFromPoint(
      Math.max(box.x, 0) + Math.min(box.width, innerWidth) / 2,
      box.y + Math.min(box.height, 20) / 2,
    );
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
    stops.push({
      index: controls().indexOf(focused),
      isOnTop: focused.contains(atItsPlace),
      // Two tones, so that one of them is visible on every background.
      hasRing:
        outlineStyle === "solid" &&
        parseFloat(outlineWidth) >= 2 &&
        boxShadow !== "none" &&
        !boxShadow.startsWith(outlineColor),
    });
  });
  return controls().length;
}
