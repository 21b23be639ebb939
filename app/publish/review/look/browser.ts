// Opens a page of both sites side by side: what can be seen in each view, and what it looks like.
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

import { BROWSER_ARGUMENTS, canSandbox, findBrowser } from "../../browser";
import { findUnseenTexts } from "./find-unseen-texts";

export interface View {
  name: string;
  width: number;
  isPaper?: boolean;
  only?: "words" | "picture";
}

/** A4 has 794 CSS pixels. */
export const VIEWS: readonly View[] = [
  { name: "at 1280 px", width: 1280 },
  { name: "at 320 px", width: 320 },
  { name: "at 768 px", width: 768, only: "words" },
  { name: "at 1920 px", width: 1920, only: "picture" },
  { name: "in print", width: 794, isPaper: true },
];

const TIME_LIMIT = 60_000;
/** How long scripts run before their words are read, in milliseconds of the page's clock. */
const SCRIPT_TIME = 60_000;
const MOST_CAPTURES = 10;

/** The same before and after; undefined where there is none. */
export type Both<Value> = [old: Value | undefined, now: Value | undefined];

export interface PageLook {
  /** The views in which a text node cannot be seen, by its index. */
  unseen: Map<number, string[]>;
  /** How many text nodes the body has. */
  texts: number;
  pictures: Map<string, Buffer>;
  /** The HTML that the page has become. */
  html: { plain: string; scripted: string };
}

/** Starts a browser that reaches this machine only. @throws {Error} when there is none */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: canSandbox(),
    args: [
      ...BROWSER_ARGUMENTS,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // Don't say that the browser is automated, because a script could show reviewers other words.
      "--disable-blink-features=AutomationControlled",
    ],
  });
}

/**
 * Opens a page of both sites: without JavaScript in every view, and once with it.
 * @param views to photograph, by name
 * @throws {Error} when a step takes too long
 */
export async function visit(
  browser: Browser,
  addresses: Both<string>,
  views: ReadonlySet<string>,
): Promise<Both<PageLook>> {
  const tabs: Both<Tab> = [undefined, undefined];
  try {
    for (const [index, address] of addresses.entries())
      if (address !== undefined)
        tabs[index] = await inTime(openTab(browser, address), "opening it");
    for (const view of VIEWS) {
      for (const tab of tabs) if (tab) await inTime(prepareView(tab, view), view.name);
      if (views.has(view.name) && view.only !== "words")
        await inTime(photograph(tabs, view.name), view.name);
    }
    return [tabs[0]?.look, tabs[1]?.look];
  } finally {
    // Don't wait, because a page that does not answer does not close either.
    for (const tab of tabs) void tab?.context.close().catch(() => undefined);
  }
}

interface Tab {
  page: Page;
  context: BrowserContext;
  look: PageLook;
}

async function openTab(browser: Browser, address: string): Promise<Tab> {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  const html = { plain: await page.content(), scripted: await runScripts(browser, address) };
  return { page, context, look: { unseen: new Map(), texts: 0, pictures: new Map(), html } };
}

/** Returns the HTML of a page whose scripts have run for a minute of its clock. */
async function runScripts(browser: Browser, address: string): Promise<string> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await browser.newContext({ reducedMotion: "reduce", userAgent });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.clock.runFor(SCRIPT_TIME);
    return await page.content();
  } finally {
    await context.close();
  }
}

/**
 * Brings a page into a view, finds what can be seen in it, and unfolds its strips for the picture.
 */
async function prepareView({ page, look }: Tab, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 800 });
  await page.emulateMedia({ media: view.isPaper ? "print" : "screen" });
  await page.evaluate(settle);
  if (view.only !== "picture") {
    const { indexes, total } = await page.evaluate(findUnseenTexts, view.isPaper === true);
    look.texts = total;
    for (const index of indexes)
      look.unseen.set(index, [...(look.unseen.get(index) ?? []), view.name]);
  }
  if (view.only !== "words") await page.evaluate(unfoldStrips);
}

/**
 * Loads all pictures of a page and stops its drawings. The sources of a `<picture>` are decided for
 * this view, because the window is one pixel wide for a moment while a whole page is captured
 * (puppeteer issue 7251).
 */
async function settle(): Promise<void> {
  for (const strip of document.querySelectorAll("[data-unfolded]")) {
    strip.removeAttribute("style");
    strip.removeAttribute("data-unfolded");
  }
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
}

/** Puts the slides of a strip below each other. */
function unfoldStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>("body *")) {
    if (!getComputedStyle(strip).scrollSnapType.startsWith("x")) continue;
    strip.dataset["unfolded"] = "";
    Object.assign(strip.style, { display: "block", overflow: "visible" });
  }
}

/** Captures both pages, again until both have come to rest where they differ. */
async function photograph(tabs: Both<Tab>, view: string): Promise<void> {
  const take = async () => {
    const taken: (Buffer | undefined)[] = [];
    for (const tab of tabs)
      taken.push(await tab?.page.screenshot({ fullPage: true, animations: "disabled" }));
    return taken;
  };
  let last = await take();
  for (let captures = 1; captures < MOST_CAPTURES; captures++) {
    const [old, now] = last;
    if (!old || !now || old.equals(now)) break;
    const next = await take();
    const isAtRest = next[0]?.equals(old) && next[1]?.equals(now);
    last = next;
    if (isAtRest) break;
  }
  for (const [index, png] of last.entries()) if (png) tabs[index]?.look.pictures.set(view, png);
}

async function inTime<Result>(step: Promise<Result>, where: string): Promise<Result> {
  const limit = setTimeout(TIME_LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`it did not answer within ${TIME_LIMIT / 1000} s (${where})`);
  });
  return Promise.race([step, limit]);
}
