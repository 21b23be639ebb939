// Two built sites and pages of them in; out how each page looks in both, slide by slide, and where the looks differ.
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { chromium } from "playwright";

import { BROWSER_ARGUMENTS, findBrowser } from "../../sandbox/browser";
import { listenOnLoopback } from "../../hosting/loopback";
import { createStaticServer } from "../../hosting/static-server";
import { findFaults, type Fault } from "./axe";
import { differ } from "./pixel-diff";
import type { OldAndNew } from "../report";

/** Of a telephone and of a small desktop, in CSS pixels. */
const WIDTHS = [375, 1280];

/** One view of a page, before and after, as WebP. */
export interface Picture extends OldAndNew<Buffer> {
  /** "375 px wide", "Slide 2, 1280 px wide". */
  name: string;
  /** The later view with all that differs marked; null where there is only one. */
  difference: Buffer | null;
  /** The share of pixels that differ, from 0 to 1; 1 where there is only one view. */
  share: number;
}

/** How a page looks and works. */
export interface Look {
  pictures: Picture[];
  /** What axe finds on the page; null where the page is not. */
  faults: OldAndNew<Fault[]>;
}

/** A page of each site, or a part that all pages share. */
export interface Subject extends OldAndNew<string> {
  /** Only these elements of the page, as CSS selectors. */
  parts?: string[];
}

type Shots = Map<string, Buffer>;

/**
 * Looks at pages with a browser.
 * @param folders the built sites
 * @param tell is called after each page with how many are done
 * @returns a look for each subject, in their order
 * @throws {Error} when there is no browser
 */
export async function lookAt(
  folders: { old: string; new: string },
  subjects: Subject[],
  tell: (done: number) => void,
): Promise<Look[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const hosts = await Promise.all(
    [folders.old, folders.new].map((folder) => listenOnLoopback(createStaticServer(folder))),
  );
  try {
    const looks: Look[] = [];
    for (const { old, new: now, parts } of subjects) {
      const [before, after] = await Promise.all(
        [old, now].map(async (path, index) =>
          path === null ? null : view(browser, hosts[index]?.address + path, parts),
        ),
      );
      looks.push({
        pictures: await compare(before?.shots, after?.shots),
        faults: { old: before?.faults ?? null, new: after?.faults ?? null },
      });
      tell(looks.length);
    }
    return looks;
  } finally {
    await browser.close();
    await Promise.all(hosts.map(({ close }) => close()));
  }
}

async function compare(before: Shots = new Map(), after: Shots = new Map()): Promise<Picture[]> {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(await differ(before.get(name) ?? null, after.get(name) ?? null)),
    })),
  );
}

async function view(
  browser: Browser,
  address: string,
  parts?: string[],
): Promise<{ shots: Shots; faults: Fault[] }> {
  const shots: Shots = new Map();
  let faults: Fault[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    try {
      const page = await open(context, address);
      if (parts)
        for (const part of parts)
          shots.set(`${part}, ${width} px wide`, await shoot(page.locator(part).first()));
      else await shootAll(page, width, shots);
      if (width !== WIDTHS.at(-1)) continue;
      faults = await findFaults(page);
      const shared = parts ? undefined : await findSharePicture(page);
      if (shared) shots.set("Picture when shared", shared);
    } finally {
      await context.close();
    }
  }
  return { shots, faults };
}

/** The picture that a shared link shows, which the page names by its public address. */
async function findSharePicture(page: Page): Promise<Buffer | undefined> {
  const address = await page
    .locator('meta[property="og:image"]')
    .getAttribute("content", { timeout: 1 })
    .catch(() => null);
  const answer =
    address === null
      ? undefined
      : await page.request.get(new URL(new URL(address).pathname, page.url()).href);
  return answer?.ok() ? answer.body() : undefined;
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  // Letters that come late are not used at all ("font-display: optional"): now they are in the browser's cache.
  await page.reload();
  // The code of the page takes over scrolling; the not-found page has none, and needs none.
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
    // Backward and forward, in this order (APG carousel).
    const forward = carousel.getByRole("button").nth(1);
    for (const [index, slide] of slides.entries()) {
      if (index > 0) await forward.click();
      const name = `Slide ${index + 1}, ${width} px wide`;
      shots.set(shots.has(name) ? `${name}, another deck` : name, await shoot(slide));
    }
  }
}

/** A picture of what has come to rest: a drawing that moves knows nothing of the page's wish for less motion. */
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
