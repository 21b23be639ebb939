// A page of a running site in; out all that people read, hear and follow on it, at each width, on paper, with and
// without JavaScript, with everything opened that can be opened.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

import { collapse, elementsIn, type Element } from "../../markup/html-tree";
import type { HeadEntry, SeenText } from "../page-model";
import { startsCode, waitForFrames, type ReviewBrowser } from "./browser";
import { readHead } from "../snapshot/head";
import { readLink } from "../snapshot/links";
import { mergeViews, type ViewReading } from "./merge-views";
import { toTree, type ReadElement, type SeenTree } from "../snapshot/sight";
import type { SiteFiles } from "../snapshot/site-files";
import { readTexts, type ViewedText } from "../snapshot/texts";

/** The width of A4, and of the reading of links and tooltips, in CSS pixels. */
const PAPER = 794;
const WIDE = 1280;
/** More steps than any carousel has. */
const MOST_SLIDES = 50;
const IN_PAGE = ["page-colors.js", "in-page.js"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");

declare global {
  /** What the script puts into the page. */
  var pageReader: {
    start(): void;
    look(): void;
    open(): void;
    tree(): string;
    tips(): Promise<{ text: string; trigger: string; top: number; bottom: number }[]>;
  };
}

/** What a browser found on a page. */
export interface PageReading {
  texts: SeenText[];
  /** What only code adds or changes. */
  links: { href: string; words: string }[];
  head: HeadEntry[];
  /** Addresses of other hosts that the page asked for. */
  foreign: string[];
  /** What it reported, its policy's violations too, with the host taken out. */
  errors: string[];
}

/** What the reader must know of the site. */
export interface PageContext {
  files: SiteFiles;
  /** The words of the drawing that an image shows. */
  wordsOf: (image: Element) => string[];
  /** Of its own site, in CSS pixels. */
  widths: number[];
  /** At which it is read, the widest first, because it shows the most. */
  allWidths: number[];
}

/** @throws {Error} when the page cannot be opened */
export async function readPage(
  browser: ReviewBrowser,
  address: string,
  { files, wordsOf, widths, allWidths }: PageContext,
): Promise<PageReading> {
  const readings: ViewReading[] = [];
  const foreign = new Set<string>();
  const errors = new Set<string>();
  let live: Element | undefined;
  let tooltips: SeenText[] = [];
  for (const hasCode of [false, true])
    await browser.withTab(hasCode, async (tab) => {
      await openPage(tab, address, hasCode, { foreign, errors });
      for (const view of [...allWidths, "print"] as const) {
        const seen = await readView(tab, view, hasCode);
        readings.push({ view, hasCode, texts: textsOf(seen, wordsOf) });
        if (view === WIDE && hasCode) live = seen.root;
      }
      if (hasCode) tooltips = await readTooltips(tab);
    });
  return {
    texts: [...mergeViews(readings, widths), ...tooltips],
    links: live ? elementsNamed(live, "a").flatMap(readLink) : [],
    head: live ? readHead(live, files) : [],
    foreign: [...foreign].toSorted(),
    errors: [...errors].toSorted(),
  };
}

/** Everything that one view shows, with all that can be opened open once. */
async function readView(
  page: Page,
  view: ViewReading["view"],
  hasCode: boolean,
): Promise<SeenTree> {
  const isPaper = view === "print";
  const width = isPaper ? PAPER : view;
  await page.emulateMedia({ media: isPaper ? "print" : "screen" });
  await page.setViewportSize({ width, height: 800 });
  if (hasCode) await waitForFrames(page);
  await page.evaluate((paper) => {
    pageReader.start();
    pageReader.look();
    if (!paper) pageReader.open();
  }, isPaper);
  if (hasCode && !isPaper) await stepThroughCarousels(page);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- in-page.js wrote it
  return toTree(JSON.parse(await page.evaluate(() => pageReader.tree())) as ReadElement);
}

async function stepThroughCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    // The previous and the next button, in this order (APG carousel); at the end the next one is disabled.
    const buttons = await carousel.locator("button:not([hidden])").elementHandles();
    for (const button of [buttons[1], buttons[0]])
      for (let step = 0; step < MOST_SLIDES && (await button?.isEnabled()); step++) {
        await button?.evaluate((element) => element instanceof HTMLElement && element.click());
        await waitForFrames(page);
        await page.evaluate(() => pageReader.look());
      }
  }
}

/** Tooltips open on focus too (WCAG 1.4.13). */
async function readTooltips(page: Page): Promise<SeenText[]> {
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: WIDE, height: 800 });
  const found = await page.evaluate(() => pageReader.tips());
  return found.map(({ text, trigger, ...extent }) => ({
    kind: "tooltip",
    heading: [collapse(trigger)],
    text: collapse(text),
    unseen: [],
    look: [],
    ...extent,
  }));
}

async function openPage(
  page: Page,
  address: string,
  hasCode: boolean,
  { foreign, errors }: { foreign: Set<string>; errors: Set<string> },
): Promise<void> {
  const { origin } = new URL(address);
  page.on("request", (request) => {
    if (
      URL.canParse(request.url()) &&
      new URL(request.url()).origin !== origin &&
      !request.url().startsWith("data:")
    )
      foreign.add(request.url());
  });
  const report = (text: string) => errors.add(firstLine(text).replaceAll(origin, ""));
  page.on("pageerror", (error) => report(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") report(message.text());
  });
  await page.goto(address);
  await page.evaluate(IN_PAGE);
  if (!hasCode) return;
  if (!(await startsCode(page))) errors.add("its code does not start");
}

function elementsNamed(root: Element, tag: string): Element[] {
  return [...elementsIn(root)].filter(({ tagName }) => tagName === tag);
}

function textsOf({ root, ...seen }: SeenTree, wordsOf: PageContext["wordsOf"]): ViewedText[] {
  const [body] = elementsNamed(root, "body");
  return body ? readTexts(body, seen, wordsOf) : [];
}

/** Without the name of its kind and without a stack, which differs between builds. */
function firstLine(text: string): string {
  const [line = ""] = text.split("\n");
  return line.replace(/^(?:Uncaught )?(?:\w*Error: )?/, "");
}
