// One URL in, what a phone on a slow connection measures out. Each visit starts with an empty cache.
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { z } from "zod";

/** Slow 4G as in Lighthouse, rounded: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A page has settled when for this many milliseconds nothing arrived and no long task ran. */
const QUIET = 1000;

/** Tasks of at least this many milliseconds are long (W3C Long Tasks) and delay input. */
const LONG_TASK = 50;

const PICTURE = /\.(avif|jpe?g|png|svg|webp)$/;

export interface Load {
  /** First contentful paint, in milliseconds from the start of the navigation. */
  firstPaint: number;
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  largestPaint: number;
  /** Sum of all layout shifts without recent input; never less than the Cumulative Layout Shift. */
  shift: number;
  /** Total blocking time from the first paint until the page has settled, in milliseconds. */
  blocking: number;
  /** HTML, style sheets and fonts, in compressed bytes. */
  bytesToPaint: number;
  /** All scripts fetched until the page has settled, in compressed bytes; without code that a visitor's action loads. */
  scriptBytes: number;
}

export interface Click {
  /** From the click to the frame that shows the next page's `h1`, in milliseconds; infinite after a document load. */
  duration: number;
  /** Requests caused by the click, without the next page's images. */
  requests: number;
  /** Images of the next page that the click requested. */
  pictures: number;
}

const ENTRIES = z.object({
  now: z.number(),
  entries: z.array(
    z.object({
      entryType: z.string(),
      name: z.string(),
      startTime: z.number(),
      duration: z.number(),
      encodedBodySize: z.number().default(0),
      value: z.number().default(0),
      hadRecentInput: z.boolean().default(false),
    }),
  ),
});
type Entries = z.infer<typeof ENTRIES>["entries"];

/** Loads a URL in a new context, passes the settled page to `then`, and closes it. */
export async function visit<Result>(
  browser: Browser,
  address: string,
  then: (page: Page, load: Load) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: "networkidle" });
    return await then(page, summarize(await settle(page)));
  } finally {
    await context.close();
  }
}

/**
 * Clicks a link on a settled page.
 * @param path the link's `href`
 * @param requests the paths requested from the host; it grows during the click
 */
export async function measureClick(page: Page, path: string, requests: string[]): Promise<Click> {
  const link = page.locator(`a[href="${path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await settle(page);
  const before = requests.length;
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const heading = document.querySelector("h1")?.textContent;
        let start = 0;
        addEventListener("click", ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          if (document.querySelector("h1")?.textContent === heading) return;
          observer.disconnect();
          // The second frame begins when the first one, which contains the heading, has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
        }).observe(document, { childList: true, characterData: true, subtree: true });
      }),
  );
  // A document load discards the script that waits.
  const [duration] = await Promise.all([painted.catch(() => Infinity), link.click()]);
  await settle(page);
  const pictures = requests.slice(before).filter((asked) => PICTURE.test(asked)).length;
  return { duration, requests: requests.length - before - pictures, pictures };
}

/** Waits until the page has settled and reads what the browser recorded. */
async function settle(page: Page): Promise<Entries> {
  for (;;) {
    const { now, entries } = ENTRIES.parse(
      await page.evaluate(() => ({
        now: performance.now(),
        entries: [
          "navigation",
          "resource",
          "paint",
          "largest-contentful-paint",
          "layout-shift",
          "longtask",
        ].flatMap((type) => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type, buffered: true });
          const records = observer.takeRecords().map((entry): unknown => entry.toJSON());
          observer.disconnect();
          return records;
        }),
      })),
    );
    if (now - Math.max(...entries.map(({ startTime, duration }) => startTime + duration)) > QUIET)
      return entries;
    await setTimeout(QUIET / 4);
  }
}

function summarize(entries: Entries): Load {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const firstPaint =
    of("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? Infinity;
  const files = (ending: RegExp) =>
    sum(
      of("resource")
        .filter(({ name }) => ending.test(name))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
  return {
    firstPaint,
    largestPaint: of("largest-contentful-paint").at(-1)?.startTime ?? Infinity,
    shift: sum(
      of("layout-shift")
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value }) => value),
    ),
    blocking: sum(
      of("longtask").map(({ startTime, duration }) =>
        Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - LONG_TASK),
      ),
    ),
    bytesToPaint:
      sum(of("navigation").map(({ encodedBodySize }) => encodedBodySize)) + files(/\.(css|woff2)$/),
    scriptBytes: files(/\.js$/),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
