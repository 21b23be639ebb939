// Takes pictures of the pages that look different by more than their words, before and after.
import { hash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";

import { inTurns } from "../in-turns";
import { visit, type OpenSites } from "../read/browser";
import type { PagePair } from "../read/site";
import type { ReportPicture } from "../report/report";
import { comparePictures } from "./compare-pictures";

const WIDTHS = [1280, 320];

/** Takes the pictures of some pages. @returns those that differ, by path, and why others could not be taken */
export async function takePictures(pairs: PagePair[], sites: OpenSites, folder: string) {
  const byPath = new Map<string, ReportPicture[]>();
  const failures: string[] = [];
  await mkdir(join(folder, "pictures"), { recursive: true });
  await inTurns(pairs, async (pair) => {
    try {
      const pictures = await picturePair(pair, sites, folder);
      if (pictures.length > 0) byPath.set(pair.path, pictures);
    } catch (error) {
      const reason = String(error).split("\n")[0];
      failures.push(`The look of the page ${pair.path} could not be judged: ${reason}.`);
    }
  });
  return { byPath, failures };
}

async function picturePair(
  pair: PagePair,
  { before, after }: OpenSites,
  folder: string,
): Promise<ReportPicture[]> {
  const write = async (bytes: Buffer | undefined) => {
    if (!bytes) return null;
    const name = `pictures/${hash("sha256", bytes)}.webp`;
    await writeFile(join(folder, name), bytes);
    return name;
  };
  const pictures: ReportPicture[] = [];
  for (const width of WIDTHS) {
    const old = pair.old && (await visit(before, pair.from, width, photograph));
    const now = pair.now && (await visit(after, pair.path, width, photograph));
    const parts = await comparePictures(old, now);
    const files = parts && { old: await write(parts.old), new: await write(parts.now) };
    if (files) pictures.push({ view: `at ${width} px`, width, ...files });
  }
  return pictures;
}

/** Photographs a page at its full height. */
async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/**
 * Loads all pictures of a page, stops its drawings and unfolds its strips. Decides the sources of each `<picture>`,
 * because the window is one pixel wide while a whole page is captured (puppeteer issue 7251).
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
