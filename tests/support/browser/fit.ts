// Layout faults: pages wider than the window, overlapping text, layout shifts.
import type { Page } from "@playwright/test";

import { expect, waitForFrames } from "./site";

/** By how many CSS pixels a page is wider than the window. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Pairs of texts that overlap on the page. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

/** Scrolls to the end and back to the top, until every picture that a reader passes is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  // Those of the slides after the first wait until their slide is next.
  const later = "[aria-roledescription=slide] ~ [aria-roledescription=slide]";
  const findMissing = (hidden: string) =>
    [...document.images]
      .filter((image) => !image.complete && !image.closest(hidden))
      .map(({ currentSrc, src }) => currentSrc || src);
  await expect.poll(() => page.evaluate(findMissing, later), { timeout: 20_000 }).toEqual([]);
  await waitForFrames(page);
}

/** The start of every element that hides part of its own text. */
export function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflow, clipPath } = getComputedStyle(element);
        return overflow === "hidden" && clipPath === "none";
      })
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/**
 * The sum of all layout shifts since navigation; CLS, which takes the worst five seconds, is at most this.
 * 0 in a browser that does not report them.
 */
export function sumShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return 0;
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

/** Gives the browser another default size of text, in pixels, as a reader does in its settings. Chromium only. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
}

/**
 * Words that are broken in the middle, in the elements that match. An address may be, and a word of more letters than
 * a small window has room for.
 */
export function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selected) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(selected)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const range = document.createRange();
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
          if (/@|[a-z]\.[a-z]/.test(word) || word.length > 20) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          // Between ")" and "(" a line may end (UAX 14, LB30).
          const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
          if (lines > word.split(")(").length) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
}
