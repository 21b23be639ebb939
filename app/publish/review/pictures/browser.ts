// A page of a running site in; out what it is like in each view: its visible words, a screenshot, where its notices are,
// what it requests from other hosts and which errors it logs.
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../../sandbox/browser";
import { HIDDEN_MARK } from "../words/document";
import { findViolations, type Violation } from "./axe";
import type { Box } from "./compare-pictures";

export interface View {
  /** For a reader: "at 1280 px". */
  name: string;
  /** CSS pixels. */
  width: number;
  isPaper?: boolean;
}

/** Without JavaScript all slides are below each other, so that one picture shows them all. A4 has 794 CSS pixels. */
export const STILL_VIEWS: readonly View[] = [
  ...[1280, 320, 1920].map((width) => ({ name: `at ${width} px`, width })),
  { name: "in print", width: 794, isPaper: true },
];
export const LIVE_VIEWS: readonly View[] = [{ name: "at 1280 px with JavaScript", width: 1280 }];

/** How long one step in the browser may take, in milliseconds: only a page that hangs reaches it on a busy machine. */
const TIME_LIMIT = 180_000;
/** More captures than a page needs to come to rest. */
const MOST_CAPTURES = 10;

export interface ViewState {
  /** Every element that cannot be seen is marked. */
  html: string;
  png: Buffer;
  /** Where each notice is, by its words; undefined when it is not found. */
  notices: ReadonlyMap<string, Box | undefined>;
}

/** A page in all views of one kind. */
export interface PageState {
  views: Map<string, ViewState>;
  /** Addresses of other hosts that it requested. */
  requests: Set<string>;
  /** The errors that it logged. */
  errors: Set<string>;
  violations: Violation[];
}

/** The same of the site before and after; undefined where there is none. */
export type Both<Value> = [old: Value | undefined, now: Value | undefined];

export class TimeoutError extends Error {}

/** The browser of one review. It can reach this machine only. @throws {Error} when there is no browser */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
}

/**
 * Opens a page of both sites.
 * @param notices the words to look for @param hasCode whether JavaScript runs
 * @throws {TimeoutError} when a step takes too long
 */
export async function visit(
  browser: Browser,
  addresses: Both<string>,
  views: readonly View[],
  { notices, hasCode }: { notices: string[]; hasCode: boolean },
): Promise<Both<PageState>> {
  const tabs: Both<Tab> = [undefined, undefined];
  try {
    for (const [index, address] of addresses.entries())
      if (address !== undefined) tabs[index] = await openTab(browser, address, hasCode);
    for (const view of views) {
      for (const tab of tabs) if (tab) await prepare(tab.page, view);
      const pictures = await inTime(captureBoth(tabs), view.name);
      for (const [index, tab] of tabs.entries()) {
        const png = pictures[index];
        if (tab && png)
          tab.views.set(view.name, await inTime(readState(tab.page, png, notices), view.name));
      }
    }
    const [old, now] = tabs;
    if (now && hasCode) now.violations = await inTime(findViolations(now.page), "axe");
    // If no rule is broken now, there is nothing to compare.
    if (old && now && now.violations.length > 0)
      old.violations = await inTime(findViolations(old.page), "axe");
    return tabs;
  } finally {
    // A page that does not answer does not close either: its process ends with the browser.
    for (const tab of tabs) void tab?.context.close().catch(() => undefined);
  }
}

interface Tab extends PageState {
  page: Page;
  context: BrowserContext;
}

async function openTab(browser: Browser, address: string, hasCode: boolean): Promise<Tab> {
  const context = await browser.newContext({
    javaScriptEnabled: hasCode,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(TIME_LIMIT);
  const page = await context.newPage();
  const { host } = new URL(address);
  const found = { views: new Map(), requests: new Set<string>(), errors: new Set<string>() };
  const tab: Tab = { page, context, ...found, violations: [] };
  const report = (text: string) => tab.errors.add(firstLine(text).replaceAll(`http://${host}`, ""));
  page.on("request", (request) => {
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && hostname !== "127.0.0.1")
      tab.requests.add(origin + pathname);
  });
  page.on("pageerror", ({ message }) => void report(message));
  page.on("console", (message) => void (message.type() === "error" && report(message.text())));
  await inTime(page.goto(address), "it was opened");
  if (hasCode && !(await inTime(startsCode(page), "it was opened")))
    report("JavaScript did not start");
  return tab;
}

/** Whether the page's code starts: then it controls scrolling. A page without code of the site has nothing to wait for. */
async function startsCode(page: Page): Promise<boolean> {
  const hasStarted = () =>
    history.scrollRestoration === "manual" || !document.querySelector("script[src*='/assets/']");
  return page.waitForFunction(hasStarted, undefined, { timeout: TIME_LIMIT / 3 }).then(
    () => true,
    () => false,
  );
}

/**
 * A picture whose sizes are set chooses its file at once; one that is decoded asynchronously is painted some frames
 * later. While a picture of a whole page is taken, the window is one pixel wide for a moment (puppeteer issue 7251), so
 * the sources of a `<picture>` are decided here, for this view.
 */
async function prepare(page: Page, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 800 });
  await page.emulateMedia({ media: view.isPaper ? "print" : "screen" });
  const loaded = page.evaluate(async () => {
    for (const source of document.querySelectorAll("source")) {
      const media = (source.dataset["media"] ??= source.media);
      source.media = matchMedia(media).matches ? "all" : "not all";
    }
    for (const image of document.images)
      Object.assign(image, { loading: "eager", decoding: "sync", sizes: image.sizes });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    for (const drawing of document.querySelectorAll("svg")) {
      drawing.pauseAnimations();
      drawing.setCurrentTime(0);
    }
  });
  await inTime(loaded, view.name);
}

/** Both pages as PNG. Where they differ, they are taken again until both have come to rest. */
async function captureBoth(tabs: Both<Tab>): Promise<Both<Buffer>> {
  const options = { fullPage: true, animations: "disabled", timeout: TIME_LIMIT } as const;
  const captureOnce = async (): Promise<Both<Buffer>> => [
    await tabs[0]?.page.screenshot(options),
    await tabs[1]?.page.screenshot(options),
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

async function readState(page: Page, png: Buffer, notices: string[]): Promise<ViewState> {
  const html = await page.evaluate(markHidden, HIDDEN_MARK);
  const boxes = await page.evaluate(findBoxes, notices);
  const places = notices.map((words, index) => [words, boxes[index] ?? undefined] as const);
  return { html, png, notices: new Map(places) };
}

/** Runs in the page: its HTML, every element that cannot be seen marked by an attribute. */
function markHidden(mark: string): string {
  const root = document.documentElement;
  const copy = document.importNode(root, true);
  const copies = copy.querySelectorAll("*");
  for (const [index, element] of root.querySelectorAll("*").entries()) {
    const isSeen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // It has no box of its own, and its children may.
      getComputedStyle(element).display === "contents";
    if (!isSeen) copies[index]?.setAttribute(mark, "");
  }
  return copy.outerHTML;
}

/** Runs in the page: the box of the smallest element with each text, from the top of the page. */
function findBoxes(texts: string[]): (Box | null)[] {
  // Lines have marks of their own: "2. ", "[1]", "^". No function has a name here: the compiler would add a helper.
  const marks = /^\d+\. |[^\p{L}\p{N}]+/gu;
  const all = [...document.body.querySelectorAll("*")].map((element) => ({
    element,
    text: (element.textContent ?? "").replace(marks, ""),
  }));
  return texts.map((text) => {
    // The last in document order that contains all of it is the smallest.
    const found = all.findLast((each) => each.text.includes(text.replace(marks, "")));
    if (!found) return null;
    const { x, y, width, height } = found.element.getBoundingClientRect();
    return { left: x + scrollX, top: y + scrollY, width, height };
  });
}

/** @throws {TimeoutError} past the limit: what could not be judged is an error */
async function inTime<Result>(step: Promise<Result>, where: string): Promise<Result> {
  const late = new TimeoutError(`it did not answer within ${TIME_LIMIT / 1000} s (${where})`);
  const limit = setTimeout(TIME_LIMIT, undefined, { ref: false }).then(() => Promise.reject(late));
  try {
    return await Promise.race([step, limit]);
  } catch (error) {
    throw error instanceof Error && error.name === "TimeoutError" ? late : error;
  }
}

/** Without the name of its kind and without a stack, which differs between builds. */
function firstLine(text: string): string {
  const [line = ""] = text.split("\n");
  return line.replace(/^(?:Uncaught )?(?:\w*Error: )?/, "");
}
