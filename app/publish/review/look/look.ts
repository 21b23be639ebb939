// Opens the pages of two sites that may look different.
import { hash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";

import { inTurns } from "../../in-turns";
import { joinWords, type ReportPicture } from "../report";
import type { Unseen } from "../site/record";
import type { PagePair } from "../site/pages";
import type { ReviewedSite } from "../site/site";
import { startBrowser, VIEWS, visit, type PageLook } from "./browser";
import { comparePictures } from "./rows";

export interface Look {
  path: string;
  old?: PageLook | undefined;
  now?: PageLook | undefined;
  pictures: ReportPicture[];
  isPictured: boolean;
  failure?: string;
}

export interface Looking {
  base: ReviewedSite;
  head: ReviewedSite;
  /** The folder for `pictures/`. */
  folder: string;
  progress: (sentence: string) => void;
}

const MOST_PICTURED = 40;
/** In milliseconds, for one page of both sites. */
const TIME_LIMIT = 240_000;

/**
 * Opens each page in both sites, the first ones with pictures.
 * @throws {Error} when there is no browser
 */
export async function lookAt(pairs: PagePair[], looking: Looking): Promise<Look[]> {
  if (pairs.length === 0) return [];
  const browser = await startBrowser();
  let done = 0;
  try {
    return await inTurns([...pairs.entries()], async ([index, pair]) => {
      const look = await lookAtPair(browser, pair, index < MOST_PICTURED, looking);
      looking.progress(`looked at ${++done} of ${pairs.length} pages`);
      return look;
    });
  } finally {
    await browser.close();
  }
}

async function lookAtPair(
  browser: Browser,
  { path, old, now }: PagePair,
  isPictured: boolean,
  { base, head, folder }: Looking,
): Promise<Look> {
  const empty: Look = { path, pictures: [], isPictured: false };
  // Don't open a page that would lead the browser away from itself.
  if (old?.page.refresh || now?.page.refresh) return empty;
  const views = VIEWS.slice(0, !isPictured ? 0 : old && now ? undefined : 2);
  const open = async (): Promise<Look> => {
    const before = old && (await visit(browser, base.files, old.path, views));
    const after = now && (await visit(browser, head.files, now.path, views));
    const pictures = await writePictures(before, after, folder);
    return { path, old: before, now: after, pictures, isPictured };
  };
  const limit = setTimeout(TIME_LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`it did not answer within ${TIME_LIMIT / 1000} s`);
  });
  try {
    return await Promise.race([open(), limit]);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ...empty, failure: `The page ${path} could not be judged: ${reason}.` };
  }
}

/** Says where words cannot be seen, by text node: "not at 320 px and in print". */
export function describeUnseen({ unseen }: PageLook): Unseen {
  const asked = VIEWS.filter(({ only }) => only !== "picture").length;
  const describeViews = (views: string[]) =>
    views.length === asked ? "not visible" : `not ${joinWords(views)}`;
  return new Map([...unseen].map(([index, views]) => [index, describeViews(views)]));
}

async function writePictures(
  old: PageLook | undefined,
  now: PageLook | undefined,
  folder: string,
): Promise<ReportPicture[]> {
  await mkdir(join(folder, "pictures"), { recursive: true });
  const write = async (bytes: Buffer | undefined) => {
    if (!bytes) return null;
    const name = `pictures/${hash("sha256", bytes)}.webp`;
    await writeFile(join(folder, name), bytes);
    return name;
  };
  const pictures: ReportPicture[] = [];
  for (const { name: view } of VIEWS)
    for (const part of await comparePictures(old?.pictures.get(view), now?.pictures.get(view)))
      pictures.push({
        ...{ view, width: part.width },
        ...{ old: await write(part.old), new: await write(part.now) },
      });
  return pictures;
}
