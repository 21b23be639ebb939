import { hash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

import { mapPooled } from "../pool";
import { visit } from "../read/browser";
import type { PagePair } from "../read/site";
import type { Screenshot } from "../report-data";
import { compareScreenshots } from "./compare-screenshots";

const WIDTHS = [1280, 320];

/** Takes screenshots of pages before and after; returns those that differ, by path. */
export async function takeScreenshots(
  pairs: PagePair[],
  { before, after }: Record<"before" | "after", BrowserContext>,
  folder: string,
) {
  const failures: string[] = [];
  await mkdir(join(folder, "screenshots"), { recursive: true });
  const taken = await mapPooled(pairs, async (pair) => {
    const screenshots: Screenshot[] = [];
    try {
      for (const width of WIDTHS) {
        const old = pair.old && (await visit(before, pair.from, width, takeScreenshot));
        const now = pair.now && (await visit(after, pair.path, width, takeScreenshot));
        const parts = await compareScreenshots(old, now);
        if (!parts) continue;
        const files = { old: await write(parts.old, folder), new: await write(parts.now, folder) };
        screenshots.push({ view: `at ${width} px`, width, ...files });
      }
    } catch (error) {
      const reason = String(error).split("\n")[0];
      failures.push(`The look of the page ${pair.path} could not be judged: ${reason}.`);
    }
    return [pair.path, screenshots] as const;
  });
  const byPath = new Map(taken.filter(([, screenshots]) => screenshots.length > 0));
  return { byPath, failures };
}

async function write(webp: Buffer | undefined, folder: string): Promise<string | null> {
  if (!webp) return null;
  const name = `screenshots/${hash("sha256", webp)}.webp`;
  await writeFile(join(folder, name), webp);
  return name;
}

async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/**
 * Decides the sources of each `<picture>`, because the window is a pixel wide while a page
 * is captured (puppeteer issue 7251).
 */
async function settle(): Promise<void> {
  for (const source of document.querySelectorAll("source"))
    source.media = matchMedia(source.media).matches ? "all" : "not all";
  for (const image of document.images)
    Object.assign(image, { loading: "eager", decoding: "sync", sizes: image.sizes });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const drawing of document.querySelectorAll("svg")) {
    drawing.pauseAnimations();
    drawing.setCurrentTime(0);
  }
  for (const strip of document.querySelectorAll<HTMLElement>("body *"))
    if (getComputedStyle(strip).scrollSnapType.startsWith("x"))
      Object.assign(strip.style, { display: "block", overflow: "visible" });
}
