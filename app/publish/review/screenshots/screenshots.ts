// Pages of two running sites in; out how each looks in both, cut to what differs, and what axe says of it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";

import type { PagePair } from "../diff/page-diff";
import { inTurns } from "../../in-turns";
import type { Look, PageSnapshot, Picture } from "../page-model";
import { startsCode, type ReviewBrowser } from "../reading/browser";
import { findViolations } from "./axe";
import { comparePictures } from "./compare-pictures";

/** A running site and its folder. */
export interface Host {
  address: string;
  client: string;
}

interface View {
  name: string;
  width: number;
  hasCode: boolean;
  isPaper?: boolean;
}

/** Without JavaScript all slides stand below each other, so that one picture shows them all. A4 has 794 CSS pixels. */
function viewsOf(widths: number[]): View[] {
  return [
    ...widths.map((width) => ({ name: `${width} px`, width, hasCode: false })),
    { name: "print", width: 794, hasCode: false, isPaper: true },
    ...[WIDE, NARROW].map((width) => ({
      ...{ name: `${width} px, with JavaScript`, width, hasCode: true },
    })),
  ];
}

/** Where accessibility is checked, and pictures with JavaScript are taken, in CSS pixels. */
const WIDE = 1280;
const NARROW = 320;
/** Animations inside an image ignore reduced motion: this many pictures are taken until two are equal. */
const MOST_TRIES = 20;

/**
 * Opens each page in a browser, before and after.
 * @param widths in CSS pixels, at which pictures are taken
 * @param progress is called after each page with how many are done
 * @returns by path
 */
export async function lookAt(
  browser: ReviewBrowser,
  hosts: { old: Host; new: Host },
  pairs: PagePair[],
  widths: number[],
  progress: (done: number) => void,
): Promise<Map<string, Look>> {
  const looks = new Map<string, Look>();
  await inTurns(pairs, async ({ old, now }) => {
    const before = old && hosts.old.address + old.path;
    const after = now && hosts.new.address + now.path;
    // Of a page that came or went, one wide and one narrow picture say all.
    const views = before && after ? viewsOf(widths) : viewsOf([WIDE, NARROW]).slice(0, 2);
    const still = views.filter(({ hasCode }) => !hasCode);
    const live = views.filter(({ hasCode }) => hasCode);
    const compare = createComparison();
    const pictures = await openBoth(browser, false, [before, after], (tabs) =>
      compareViews(tabs, still, compare),
    );
    const [more, violations] = await openBoth(browser, true, [before, after], async (tabs) => [
      await compareViews(tabs, live, compare),
      await compareViolations(tabs),
    ]);
    const shared = await compareShared(hosts, old, now);
    looks.set(now?.path ?? old?.path ?? "", {
      pictures: [...pictures, ...more, ...shared],
      violations,
    });
    progress(looks.size);
  });
  return looks;
}

/** A page in both sites, where it exists. */
type BothTabs = [before: Page | undefined, after: Page | undefined];

function openBoth<Result>(
  browser: ReviewBrowser,
  hasCode: boolean,
  [before, after]: [string | undefined, string | undefined],
  task: (tabs: BothTabs) => Promise<Result>,
): Promise<Result> {
  return openIn(browser, hasCode, before, (old) =>
    openIn(browser, hasCode, after, (now) => task([old, now])),
  );
}

function openIn<Result>(
  browser: ReviewBrowser,
  hasCode: boolean,
  address: string | undefined,
  task: (tab: Page | undefined) => Promise<Result>,
): Promise<Result> {
  if (address === undefined) return task(undefined);
  return browser.withTab(hasCode, async (tab) => {
    await tab.goto(address);
    // Fonts that load late are not used ("font-display: optional"); now they are in the browser's cache.
    await tab.reload();
    if (hasCode) await startsCode(tab);
    return task(tab);
  });
}

async function compareViolations([before, after]: BothTabs): Promise<Look["violations"]> {
  const fresh = after ? await findViolations(after, [WIDE, NARROW]) : null;
  if (!before) return { old: null, new: fresh };
  // Where no rule is broken now, what was broken before needs no comparison.
  return {
    old: fresh?.length === 0 ? [] : await findViolations(before, [WIDE, NARROW]),
    new: fresh,
  };
}

async function compareViews(
  [before, after]: BothTabs,
  views: View[],
  compare: typeof comparePictures,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const view of views) {
    const shootBoth = async () =>
      [before && (await shoot(before, view)), after && (await shoot(after, view))] as const;
    let [old, now] = await shootBoth();
    for (let tries = 0; old && now && !old.equals(now) && tries < MOST_TRIES; tries++) {
      const [last, latest] = [old, now];
      [old, now] = await shootBoth();
      if (old?.equals(last) && now?.equals(latest)) break;
    }
    pictures.push({ view: view.name, ...(await compare(old ?? null, now ?? null)) });
  }
  return pictures;
}

/** Compares pictures as {@link comparePictures}. Those that were compared before, in another view, are not shown again. */
function createComparison(): typeof comparePictures {
  const known: { old: Buffer; now: Buffer; result: Omit<Picture, "view"> }[] = [];
  return async (old, now) => {
    const same = known.find((each) => old?.equals(each.old) && now?.equals(each.now));
    if (same) return { ...same.result, bands: [] };
    const result = await comparePictures(old, now);
    if (old && now) known.push({ old, now, result });
    return result;
  };
}

/** PNG of the whole page. */
async function shoot(page: Page, { width, isPaper = false }: View): Promise<Buffer> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ media: isPaper ? "print" : "screen" });
  const session = await page.context().newCDPSession(page);
  await forgetFiles(session);
  await loadPictures(page);
  const png = await shootWhole(session, page.url());
  await session.detach();
  return png;
}

/**
 * Empties the memory of the page's process: in it Chromium may still have a larger file of a picture, from another view
 * or page, and takes that one instead of the one for this width (Blink, html_srcset_parser.cc).
 */
async function forgetFiles(session: CDPSession): Promise<void> {
  for (const cacheDisabled of [true, false])
    await session.send("Network.setCacheDisabled", { cacheDisabled });
}

/**
 * A picture whose sizes are set chooses its file at once, and not some frames after the width changed. One that is
 * decoded beside the page is painted some frames later.
 */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images)
      Object.assign(image, { loading: "eager", decoding: "sync", sizes: image.sizes });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * As `page.screenshot` with `fullPage`, in two thirds of the time: Chromium need not search for the smallest PNG. A page
 * that grows meanwhile, by a font that comes late, is taken again: its end would be missing.
 * @throws {Error} if the page does not stop growing
 */
async function shootWhole(session: CDPSession, address: string): Promise<Buffer> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const size = await sizeOf(session);
    const { data } = await session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    const { width, height } = await sizeOf(session);
    if (width === size.width && height === size.height) return Buffer.from(data, "base64");
  }
  throw new Error(`no picture of ${address} could be taken: its size changes all the time.`);
}

async function sizeOf(session: CDPSession): Promise<{ width: number; height: number }> {
  const { width, height } = (await session.send("Page.getLayoutMetrics")).cssContentSize;
  return { width, height };
}

/** The picture of a shared link, which a page names by its public address. */
async function compareShared(
  hosts: { old: Host; new: Host },
  old: PageSnapshot | undefined,
  now: PageSnapshot | undefined,
): Promise<Picture[]> {
  const [before, after] = [await readShared(hosts.old, old), await readShared(hosts.new, now)];
  if (!before && !after) return [];
  return [{ view: "Picture when shared", ...(await comparePictures(before, after)) }];
}

async function readShared(
  { client }: Host,
  page: PageSnapshot | undefined,
): Promise<Buffer | null> {
  const value = page?.head.find(({ name }) => name === "Picture when shared")?.value ?? "";
  const [address = ""] = value.split(" ");
  if (!URL.canParse(address)) return null;
  return readFile(join(client, new URL(address).pathname)).catch(() => null);
}
