// Two built sites and their changed pages in; out how each page looks in both, slide by slide, and what axe says of it.
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { chromium } from "playwright";

import { BROWSER_ARGUMENTS, findBrowser } from "../../sandbox/browser";
import { listenOnLoopback } from "../../hosting/loopback";
import { createStaticServer } from "../../hosting/static-server";
import { FRAME_PATH, type Look, type OldAndNew, type View, type Violation } from "../page-model";
import type { PageChange } from "../report";
import { findViolations } from "./axe";
import { comparePictures } from "./pixel-diff";

/** A phone and a small desktop, in CSS pixels. */
const WIDTHS = [375, 1280];
/** The parts of the home page that show the frame, as CSS selectors. */
const FRAME_PARTS = ["header", "footer"];

type Shots = Map<string, Buffer>;

/**
 * Opens each page in a browser, before and after.
 * @param folders the built sites
 * @param progress is called after each page with how many are done
 * @returns by path
 * @throws {Error} when there is no browser
 */
export async function lookAt(
  folders: { old: string; new: string },
  pages: PageChange[],
  progress: (done: number) => void,
): Promise<Map<string, Look>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const [oldHost, newHost] = await Promise.all([
    listenOnLoopback(createStaticServer(folders.old)),
    listenOnLoopback(createStaticServer(folders.new)),
  ]);
  const looks = new Map<string, Look>();
  try {
    for (const page of pages) {
      const parts = page.path === FRAME_PATH ? FRAME_PARTS : undefined;
      const paths = pathsOf(page);
      const [before, after] = await Promise.all([
        paths.old === null ? null : capture(browser, oldHost.address + paths.old, parts),
        paths.new === null ? null : capture(browser, newHost.address + paths.new, parts),
      ]);
      looks.set(page.path, {
        views: await compareShots(before?.shots, after?.shots),
        violations: { old: before?.violations ?? null, new: after?.violations ?? null },
      });
      progress(looks.size);
    }
    return looks;
  } finally {
    await Promise.all([browser.close(), oldHost.close(), newHost.close()]);
  }
}

/** Where a page is in both sites; the frame is looked at on the home page. */
function pathsOf({ path, kind, from }: PageChange): OldAndNew<string> {
  if (path === FRAME_PATH) return { old: "/", new: "/" };
  return { old: kind === "added" ? null : (from ?? path), new: kind === "removed" ? null : path };
}

async function compareShots(before: Shots = new Map(), after: Shots = new Map()): Promise<View[]> {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(await comparePictures(before.get(name) ?? null, after.get(name) ?? null)),
    })),
  );
}

/** @param parts only these elements of the page, as CSS selectors */
async function capture(
  browser: Browser,
  address: string,
  parts?: string[],
): Promise<{ shots: Shots; violations: Violation[] }> {
  const shots: Shots = new Map();
  let violations: Violation[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    try {
      const page = await open(context, address);
      for (const part of parts ?? [])
        shots.set(`${part}, ${width} px wide`, await shoot(page.locator(part).first()));
      if (!parts) await shootAll(page, width, shots);
      if (width !== WIDTHS.at(-1)) continue;
      violations = await findViolations(page);
      const shared = parts ? undefined : await findSharePicture(page);
      if (shared) shots.set("Picture when shared", shared);
    } finally {
      await context.close();
    }
  }
  return { shots, violations };
}

/** The picture of a shared link, which the page names by its public address. */
async function findSharePicture(page: Page): Promise<Buffer | undefined> {
  const address = await page
    .locator('meta[property="og:image"]')
    .getAttribute("content", { timeout: 1 })
    .catch(() => null);
  if (address === null) return undefined;
  const answer = await page.request.get(new URL(new URL(address).pathname, page.url()).href);
  return answer.ok() ? answer.body() : undefined;
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  // Fonts that load late are not used ("font-display: optional"); now they are in the browser's cache.
  await page.reload();
  // The page's code has started when it controls scrolling; the not-found page has no code.
  await page
    .waitForFunction(
      () => history.scrollRestoration === "manual" || !document.querySelector("script[async]"),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page;
}

/** The whole page, then each of its slides. */
async function shootAll(page: Page, width: number, shots: Shots): Promise<void> {
  shots.set(`${width} px wide`, await shoot(page));
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    const slides = await carousel.locator('[aria-roledescription="slide"]').all();
    // The previous and the next button, in this order (APG carousel).
    const forward = carousel.getByRole("button").nth(1);
    for (const [index, slide] of slides.entries()) {
      if (index > 0) await forward.click();
      const name = `Slide ${index + 1}, ${width} px wide`;
      shots.set(shots.has(name) ? `${name}, another deck` : name, await shoot(slide));
    }
  }
}

/** Waits until two shots are equal: animations inside an SVG image ignore reduced motion. */
async function shoot(what: Page | Locator): Promise<Buffer> {
  const take = () => what.screenshot({ fullPage: true, animations: "disabled" });
  let last = await take();
  for (let tries = 0; tries < 20; tries++) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
