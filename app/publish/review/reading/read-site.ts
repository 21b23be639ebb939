// A built site in; out its snapshot, with the pages that matter read in a browser.
import { readFile } from "node:fs/promises";

import { cached } from "../../cache";
import { inTurns } from "../../in-turns";
import type { HeadEntry, PageSnapshot } from "../page-model";
import type { ReviewBrowser } from "./browser";
import { describeLink } from "../snapshot/links";
import { readPage, type PageContext, type PageReading } from "./read-page";
import type { SiteSnapshot } from "../snapshot/snapshot";

/**
 * A snapshot with these pages read in a browser.
 * @param address of the running site, without a slash at the end
 * @param widths in CSS pixels, the widest first; those of the other site too when two are compared
 */
export async function readPages(
  browser: ReviewBrowser,
  address: string,
  snapshot: SiteSnapshot,
  paths: ReadonlySet<string>,
  widths = snapshot.context.widths,
): Promise<SiteSnapshot> {
  const context = { ...snapshot.context, allWidths: widths };
  const pages = await inTurns(snapshot.pages, async (page) =>
    paths.has(page.path) ? complete(page, await readOnce(browser, address, page, context)) : page,
  );
  return { ...snapshot, pages };

  function complete(
    page: PageSnapshot,
    { texts, links, head, foreign, errors }: PageReading,
  ): PageSnapshot {
    const known = new Set(page.links.map(({ href, words }) => `${href}\n${words}`));
    const found = links.map((link) => describeLink(link, page.path, snapshot.context));
    return {
      ...page,
      texts,
      foreign,
      errors,
      links: [...page.links, ...found.filter(({ href, words }) => !known.has(`${href}\n${words}`))],
      head: [...page.head, ...changedByCode(page.head, head)],
      isRead: true,
    };
  }
}

/** What code makes of the head, where that differs from the published HTML. */
function changedByCode(published: HeadEntry[], live: HeadEntry[]): HeadEntry[] {
  const known = new Set(published.map(({ name, value }) => `${name}\n${value}`));
  return live
    .filter(({ name, value }) => !known.has(`${name}\n${value}`))
    .map(({ name, value }) => ({ name: `${name}, with JavaScript`, value }));
}

/** What a browser of this version said of a page that is made of the same is kept. */
async function readOnce(
  browser: ReviewBrowser,
  origin: string,
  { path, inputs }: PageSnapshot,
  context: PageContext,
): Promise<PageReading> {
  const file = await cached(
    [path, inputs, browser.version, context.allWidths],
    "reading.json",
    async () => JSON.stringify(await readPage(browser, origin + path, context)),
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the line above
  return JSON.parse(await readFile(file, "utf8")) as PageReading;
}
