// A page of a running site in; out what it is like in each view: its visible words, a screenshot, where its notices are,
// what it requests from other hosts and which errors it logs.
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../../sandbox/browser";
import { findViolations, type Violation } from "./axe";
import type { Unhash } from "../bytes/files";
import type { Box } from "./compare-pictures";
import { ReviewError } from "../sites/review-error";

/** How a page is looked at. */
export interface View {
  name: string;
  /** CSS pixels. */
  width: number;
  hasCode: boolean;
  isPaper?: boolean;
}

/** Without JavaScript all slides are below each other, so that one picture shows them all. A4 has 794 CSS pixels. */
export const VIEWS: readonly View[] = [
  ...[1280, 320, 768, 1920].map((width) => ({ name: `${width} px`, width, hasCode: false })),
  { name: "print", width: 794, hasCode: false, isPaper: true },
  ...[1280, 320].map((width) => ({ name: `${width} px, with JavaScript`, width, hasCode: true })),
];

/** How long one step in the browser may take, in milliseconds; a busy machine needs seconds. */
const TIME_LIMIT = 60_000;
/** More captures than a page needs to come to rest. */
const MOST_CAPTURES = 10;

/** A page in one view. */
export interface Sight {
  /** Every element that cannot be seen is marked. */
  html: string;
  png: Buffer;
  /** Where each notice is, by its words; undefined when it has no place on the page. */
  notices: ReadonlyMap<string, Box | undefined>;
}

/** A page in all views of one kind. */
export interface Visit {
  sights: ReadonlyMap<string, Sight>;
  /** Addresses of other hosts that it requested. */
  requests: string[];
  /** The errors that it logged. */
  errors: string[];
  violations: Violation[];
}

/** The same of the site before and after; undefined where there is none. */
export type Both<Value> = [old: Value | undefined, now: Value | undefined];

/** The browser of one review. It can reach this machine only. */
export interface ReviewBrowser {
  /**
   * Opens a page of both sites in views that are all with JavaScript, or all without.
   * @param notices the words to look for
   * @throws {ReviewError} 3, when a step takes too long
   */
  visit: (addresses: Both<string>, views: View[], notices: string[]) => Promise<Both<Visit>>;
  close: () => Promise<void>;
}

/**
 * @param unhash takes content hashes out of the HTML of both sites
 * @throws {Error} when there is no browser
 */
export async function startBrowser(unhash: Unhash): Promise<ReviewBrowser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  const idle = { on: new Array<Page>(), off: new Array<Page>() };
  return {
    async visit(addresses, views, notices) {
      const hasCode = views.some((view) => view.hasCode);
      const mine = hasCode ? idle.on : idle.off;
      const open = async (address: string | undefined) =>
        address === undefined
          ? undefined
          : openPage(mine.pop() ?? (await openTab(browser, hasCode)), address, views);
      const tabs: Both<Tab> = [await open(addresses[0]), await open(addresses[1])];
      const visits = await visitBoth(tabs, views, notices, unhash);
      for (const tab of tabs) {
        tab?.page.removeAllListeners();
        if (tab) mine.push(tab.page);
      }
      return visits;
    },
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, hasCode: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: hasCode,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // The files themselves: compressed ones are compared with them.
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
  });
  // Each step has a limit that says where it was: see `within`.
  context.setDefaultTimeout(0);
  return context.newPage();
}

/** A page that is open. */
interface Tab {
  page: Page;
  session: CDPSession;
  address: string;
  requests: Set<string>;
  errors: Set<string>;
}

async function openPage(page: Page, address: string, views: View[]): Promise<Tab> {
  const { host } = new URL(address);
  const [requests, errors] = [new Set<string>(), new Set<string>()];
  const report = (text: string) => errors.add(firstLine(text).replaceAll(`http://${host}`, ""));
  page.on("request", (request) => {
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && hostname !== "127.0.0.1") requests.add(origin + pathname);
  });
  page.on("pageerror", ({ message }) => void report(message));
  page.on("console", (message) => void (message.type() === "error" && report(message.text())));
  if (views[0]) await within(prepare(page, views[0]), address);
  await within(page.goto(address), address);
  if (views[0]?.hasCode && !(await startsCode(page))) report("its code does not start");
  return { page, address, requests, errors, session: await page.context().newCDPSession(page) };
}

async function visitBoth(
  tabs: Both<Tab>,
  views: View[],
  notices: string[],
  unhash: Unhash,
): Promise<Both<Visit>> {
  const sights = [new Map<string, Sight>(), new Map<string, Sight>()] as const;
  for (const view of views) {
    const where = `${(tabs[1] ?? tabs[0])?.address ?? ""}, ${view.name}`;
    for (const tab of tabs) if (tab) await within(prepare(tab.page, view), where);
    for (const tab of tabs) if (tab) await within(loadPictures(tab), where);
    const pictures = await within(captureBoth(tabs), where);
    for (const [index, tab] of tabs.entries()) {
      const png = pictures[index];
      if (tab && png)
        sights[index]?.set(view.name, await within(readSight(tab, png, notices, unhash), where));
    }
  }
  const describe = async (
    tab: Tab | undefined,
    own: ReadonlyMap<string, Sight>,
    hasAxe: boolean,
  ) => {
    if (!tab) return undefined;
    const { page, address, requests, errors, session } = tab;
    const violations = hasAxe ? await within(findViolations(page, [1280, 320]), address) : [];
    await session.detach();
    return { sights: own, violations, requests: [...requests], errors: [...errors] };
  };
  const hasCode = views.some((view) => view.hasCode);
  const now = await describe(tabs[1], sights[1], hasCode);
  // If no rule is broken now, there is nothing to compare.
  return [await describe(tabs[0], sights[0], (now?.violations.length ?? 0) > 0), now];
}

/** Whether the page's code starts: then it controls scrolling. A page without code of the site has nothing to wait for. */
async function startsCode(page: Page): Promise<boolean> {
  const hasStarted = () =>
    history.scrollRestoration === "manual" || !document.querySelector("script[src*='/assets/']");
  return page.waitForFunction(hasStarted, undefined, { timeout: TIME_LIMIT / 2 }).then(
    () => true,
    () => false,
  );
}

async function prepare(page: Page, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 800 });
  await page.emulateMedia({ media: view.isPaper ? "print" : "screen" });
}

async function readSight(
  { page }: Tab,
  png: Buffer,
  notices: string[],
  unhash: Unhash,
): Promise<Sight> {
  const html = unhash(await page.evaluate(markHidden));
  const boxes = await page.evaluate(findBoxes, notices);
  return {
    html,
    png,
    notices: new Map(notices.map((words, index) => [words, boxes[index] ?? undefined])),
  };
}

/**
 * Clears the memory cache of the page's process first: in it Chromium may still have a larger file of a picture, from another
 * view or page, and takes that one instead of the one for this width (Blink, html_srcset_parser.cc). A picture whose
 * sizes are set chooses its file at once; one that is decoded asynchronously is painted some frames later. While a
 * picture of a whole page is taken, the window is one pixel wide for a moment (puppeteer issue 7251), so the sources of a
 * `<picture>` are decided here, for this view.
 */
async function loadPictures({ page, session }: Tab): Promise<void> {
  for (const cacheDisabled of [true, false])
    await session.send("Network.setCacheDisabled", { cacheDisabled });
  await page.evaluate(async () => {
    for (const source of document.querySelectorAll("source")) {
      const media = (source.dataset["media"] ??= source.media);
      source.media = matchMedia(media).matches ? "all" : "not all";
    }
    for (const image of document.images)
      Object.assign(image, { loading: "eager", decoding: "sync", sizes: image.sizes });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.cancel();
    for (const drawing of document.querySelectorAll("svg")) {
      drawing.pauseAnimations();
      drawing.setCurrentTime(0);
    }
  });
}

/** Both pages as PNG. Where they differ, they are taken again until both have come to rest. */
async function captureBoth(tabs: Both<Tab>): Promise<Both<Buffer>> {
  const captureOnce = async (): Promise<Both<Buffer>> => [
    tabs[0] && (await capture(tabs[0].session)),
    tabs[1] && (await capture(tabs[1].session)),
  ];
  let last = await captureOnce();
  for (let captures = 1; captures < MOST_CAPTURES; captures++) {
    const [old, now] = last;
    if (!old || !now || old.equals(now)) return last;
    const next = await captureOnce();
    if (next[0]?.equals(old) && next[1]?.equals(now)) return next;
    last = next;
  }
  return last;
}

/** As `page.screenshot` with `fullPage`, in two thirds of the time: Chromium need not search for the smallest PNG. */
async function capture(session: CDPSession): Promise<Buffer> {
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
  });
  return Buffer.from(data, "base64");
}

/** Runs in the page: its HTML, every element that cannot be seen marked by an attribute. */
function markHidden(): string {
  const root = document.documentElement;
  const copy = document.importNode(root, true);
  const copies = copy.querySelectorAll("*");
  for (const [index, element] of root.querySelectorAll("*").entries()) {
    const isSeen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // It has no box of its own, and its children may.
      getComputedStyle(element).display === "contents";
    if (!isSeen) copies[index]?.setAttribute("data-review-hidden", "");
  }
  return copy.outerHTML;
}

/** Runs in the page: the box of the smallest element with each text, from the top of the page. */
function findBoxes(texts: string[]): (Box | null)[] {
  const all = [...document.body.querySelectorAll("*")].map((element) => ({
    element,
    text: element.textContent?.replace(/\s+/g, "") ?? "",
  }));
  return texts.map((text) => {
    // The last in document order that contains all of it is the smallest.
    const found = all.findLast((each) => each.text.includes(text.replace(/\s+/g, "")));
    if (!found) return null;
    const { x, y, width, height } = found.element.getBoundingClientRect();
    return { left: x + scrollX, top: y + scrollY, width, height };
  });
}

/** Past the limit the review ends: what could not be judged is an error. */
async function within<Result>(step: Promise<Result>, where: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const place = where.replace(/^http:\/\/[^/]+/, "");
    const message = `${place} did not answer within ${TIME_LIMIT / 1000} s, and could not be reviewed.`;
    timer = setTimeout(() => fail(new ReviewError(message, 3)), TIME_LIMIT);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without the name of its kind and without a stack, which differs between builds. */
function firstLine(text: string): string {
  const [line = ""] = text.split("\n");
  return line.replace(/^(?:Uncaught )?(?:\w*Error: )?/, "");
}
