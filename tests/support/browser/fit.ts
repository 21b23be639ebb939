// A page's layout in a window: what is wider than it, overlaps, is cut off, is broken, or moves.
import type { Page } from "@playwright/test";

import { expect, waitForFrames } from "./site";

/** The result of {@link findMisfits} for a page without faults. */
export const FITS = { overflow: 0, overlaps: [], clipped: [], broken: [] };

/** Finds what is wrong with the open page in a window of this size. @param whole selector of elements whose words stay whole */
export async function findMisfits(page: Page, width: number, height = 800, whole = "body") {
  await page.setViewportSize({ width, height });
  return {
    overflow: await findOverflow(page),
    overlaps: await page.evaluate(findOverlaps),
    clipped: await page.evaluate(findClippedTexts),
    broken: await page.evaluate(findBrokenWords, whole),
  };
}

/** Measures by how many CSS pixels a page is wider than the window. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Scrolls to the end and back to the top, until every picture on the way has loaded and can be shown. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  // Leaves out later slides, whose pictures load when their slide is next.
  const later = "[aria-roledescription=slide] ~ [aria-roledescription=slide]";
  const findMissing = (hidden: string) =>
    [...document.images]
      .filter((image) => !image.closest(hidden) && !(image.complete && image.naturalWidth > 0))
      .map(({ currentSrc, src }) => currentSrc || src);
  await expect.poll(() => page.evaluate(findMissing, later), { timeout: 30_000 }).toEqual([]);
  await waitForFrames(page);
}

/** Sums all layout shifts since navigation, in Chromium; CLS, of the worst five seconds, is at most this. */
export function sumShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

/** Gives the browser another default size of text, in pixels, as a reader does in its settings. In Chromium only. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
  const shown = "parseFloat(getComputedStyle(document.documentElement).fontSize)";
  await expect.poll(() => page.evaluate(shown), "size of text").toBeGreaterThanOrEqual(size);
}

/** Adds styles, or takes them away again; the site's policy blocks style elements, but not this. */
export async function setStyles(page: Page, css = ""): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

// The functions below run in the page, so they use nothing from outside their bodies.

/** Pairs of texts that overlap. */
function findOverlaps(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { node: Node; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isSeen =
      node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(node.parentElement).clipPath === "none";
    if (!isSeen || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNode(node);
    // A line box extends beyond its glyphs, by about a fifth of its height above and below.
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ node, box: new DOMRect(x, y + height / 5, width, (height * 3) / 5) });
  }
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        ({ node, box }) =>
          node !== one.node &&
          box.left < one.box.right - 1 &&
          box.right > one.box.left + 1 &&
          box.top < one.box.bottom &&
          box.bottom > one.box.top,
      )
      .map(({ node }) => `${one.node.textContent} / ${node.textContent}`),
  );
}

/** The start of every element that hides part of its own text. */
function findClippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      return overflow === "hidden" && clipPath === "none";
    })
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Finds words broken in the middle. An address may be, and a word of more letters than a small window has room for. */
export function findBrokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/(?:[^\s-]|\u00a0)+/g)) {
        if (/@|[a-z]\.[a-z]/.test(word) || word.length >= 20) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        if (lines > 1) broken.push(word);
      }
    }
  }
  return broken;
}
