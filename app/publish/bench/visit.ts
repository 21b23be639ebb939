// An address in; out what one visit on a slow phone costs: times until paint and answer, requests, bytes, and a click.
import { throttling } from "lighthouse/core/config/constants.js";
import { chromium, type Browser, type Page } from "playwright";

import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";

/**
 * Lighthouse's slow line and its phone's processor, as it applies them in a browser: a request waits 3.75 times the
 * line's 150 ms, because a connection there costs nothing.
 */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const LINE = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1024) / 8,
  uploadThroughput: (uploadThroughputKbps * 1024) / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How long after the load event a page may still fetch something, in milliseconds. */
const QUIET = 5000;

/** Times are in milliseconds from the start of the navigation, or from the click. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** How much of tasks after the first paint was over 50 ms. */
  blocking: number;
  /** When the code answers; NaN for a page without code. */
  ready: number;
  /** Until 5 s after the load event. */
  requests: number;
  /** Compressed, with their headers, until then. */
  bytes: number;
  /** Until the next page's heading is painted. */
  click: number;
  /** Until then, without pictures. */
  clickRequests: number;
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
}

/** @param next the path of the page that the click leads to */
export async function visit(browser: Browser, address: string, next: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const network = await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(QUIET);
    const times = await page.evaluate(readTimes);
    const { requests, pictures, bytes } = network;
    const click = await clickOn(page, next);
    const clickRequests = network.requests - requests - (network.pictures - pictures);
    return { ...times, requests, bytes, click, clickRequests };
  } finally {
    await context.close();
  }
}

/** Slows a page down; the result counts what it requests from now on. */
async function slowDown(
  page: Page,
): Promise<{ requests: number; pictures: number; bytes: number }> {
  const counted = { requests: 0, pictures: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ type }) => {
    counted.requests++;
    if (type === "Image") counted.pictures++;
  });
  session.on(
    "Network.loadingFinished",
    ({ encodedDataLength }) => (counted.bytes += encodedDataLength),
  );
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdownMultiplier });
  return counted;
}

/** In the page, before everything else: notes when its code answers, which is when the router takes over scrolling. */
function observe() {
  const times = { largestPaint: NaN, ready: NaN, tasks: new Array<PerformanceEntry>() };
  Reflect.set(window, "visitTimes", times);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    times.tasks.push(...list.getEntries());
  }).observe({ type: "longtask", buffered: true });
  const own = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
  Object.defineProperty(History.prototype, "scrollRestoration", {
    ...own,
    set(value) {
      if (Number.isNaN(times.ready)) times.ready = performance.now();
      own?.set?.call(this, value);
    },
  });
  return times;
}

/** In the page. Of a task that the first paint interrupts, the rest counts, as in Lighthouse's total blocking time. */
function readTimes(): Pick<Visit, "firstPaint" | "largestPaint" | "blocking" | "ready"> {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const firstPaint = paint?.startTime ?? NaN;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the script above has put it there
  const { tasks, ...times } = Reflect.get(window, "visitTimes") as ReturnType<typeof observe>;
  let blocking = 0;
  for (const { startTime, duration } of tasks) {
    const end = startTime + duration;
    blocking += Math.max(0, end - Math.max(startTime, firstPaint) - 50);
  }
  return { firstPaint, blocking, ...times };
}

/** Clicks on a link; the time until the next page's heading is painted, in this document or in another. */
async function clickOn(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).last();
  await link.scrollIntoViewIfNeeded();
  const started = await link.evaluate((element: HTMLElement) => {
    const heading = document.querySelector("h1")?.textContent;
    const painted = new Promise<number>((done) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector("h1")?.textContent === heading) return;
        observer.disconnect();
        // A message is delivered after the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.timeOrigin + performance.now());
          port2.postMessage(undefined);
        });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    Reflect.set(window, "headingPainted", painted);
    const now = performance.timeOrigin + performance.now();
    setTimeout(() => element.click());
    return now;
  });
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const painted = await page.evaluate(() => {
    // The promise is gone with the document that made it.
    const here: unknown = Reflect.get(window, "headingPainted");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return here ?? performance.timeOrigin + (paint?.startTime ?? NaN);
  });
  return Number(painted) - started;
}
