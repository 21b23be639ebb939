// A Chromium that reaches this machine only, and what every step of a review asks of a page in it.
import { chromium, type Browser, type Page } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../../sandbox/browser";

/** CSS pixels. */
const WINDOW = { width: 1280, height: 800 };
/** How long a page's code may take to start, in milliseconds; a busy machine needs seconds. */
const PATIENCE = 60_000;

/** The browser of one review. */
export interface ReviewBrowser {
  version: string;
  /**
   * Runs a task in a tab, 1280 CSS pixels wide. Tabs are kept: a new one costs 0.3 s of processor time (measured over
   * 24 of them). What a page leaves there is its files in the cache and its origin's storage.
   * @param hasCode whether JavaScript is on
   */
  withTab: <Result>(hasCode: boolean, task: (tab: Page) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** @throws {Error} when there is no browser */
export async function startBrowser(): Promise<ReviewBrowser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  const idle = { on: new Array<Page>(), off: new Array<Page>() };
  return {
    version: browser.version(),
    async withTab(hasCode, task) {
      const mine = hasCode ? idle.on : idle.off;
      const tab = mine.pop() ?? (await openTab(browser, hasCode));
      await tab.setViewportSize(WINDOW);
      await tab.emulateMedia({ media: "screen" });
      const result = await task(tab);
      tab.removeAllListeners();
      // What a task left behind when it failed is not reused.
      mine.push(tab);
      return result;
    },
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, hasCode: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: hasCode,
    viewport: WINDOW,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // The files themselves: whether compressed ones hold the same is checked elsewhere.
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
  });
  return context.newPage();
}

/**
 * Whether the page's code starts: then it controls scrolling. A page without code of the site has nothing to wait for.
 */
export function startsCode(page: Page): Promise<boolean> {
  return comesTrue(
    page,
    () =>
      history.scrollRestoration === "manual" || !document.querySelector("script[src*='/assets/']"),
  );
}

async function comesTrue(page: Page, condition: () => boolean): Promise<boolean> {
  const come = page.waitForFunction(condition, undefined, { timeout: PATIENCE }).then(() => true);
  return come.catch((error: unknown) => {
    if (error instanceof Error && error.name === "TimeoutError") return false;
    throw error;
  });
}

/** Two frames: what was changed before is painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
