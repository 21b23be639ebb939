// A site of a few lines in; out what a review makes of it, without a build.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "parse5";

import { elementsIn, type Element } from "../../app/publish/markup/html-tree";
import { diffSites, pairPages } from "../../app/publish/review/diff/site-diff";
import { judgeChanges } from "../../app/publish/review/judge/judge";
import type { BuiltSite, Look } from "../../app/publish/review/page-model";
import type { Change, Report } from "../../app/publish/review/report";
import { takeSnapshot, type SiteSnapshot } from "../../app/publish/review/snapshot/snapshot";

/** Files of a build, or of the content folder, by their names. */
export type Files = Record<string, string | Buffer>;

/** A built page; `head` follows its title. */
export function html(
  main: string,
  { head = "", frame = '<header><a href="/">Home</a></header>', scripts = "" } = {},
): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="stylesheet" href="/assets/styles-AAAAAAA1.css"/>${head}</head><body>${frame}<main>${main}</main>${scripts}</body></html>`;
}

/** The root element of a page with this body, and an element of it. */
export function parseBody(body: string): Element {
  return findElement(parse(`<html><body>${body}</body></html>`, { scriptingEnabled: false }));
}

export function findElement(node: Parameters<typeof elementsIn>[0], tag = "html"): Element {
  for (const element of elementsIn(node)) if (element.tagName === tag) return element;
  throw new Error(`there is no <${tag}>`);
}

/**
 * Writes a site, hands it to a task, and removes it.
 * @param client files of the build, by their names; "../nginx.conf" is the server block beside it
 * @param content files of the content folder
 */
export async function withSmallSite<Result>(
  client: Files,
  content: Files,
  task: (site: BuiltSite) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "small-site-"));
  try {
    for (const name of ["client", "content"]) mkdirSync(join(folder, name));
    const files = [
      ...Object.entries(client).map(([name, bytes]) => [join("client", name), bytes] as const),
      ...Object.entries(content).map(([name, bytes]) => [join("content", name), bytes] as const),
    ];
    for (const [name, bytes] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const nginx = join(folder, "nginx.conf");
    return await task({
      client: join(folder, "client"),
      content: join(folder, "content"),
      ...(existsSync(nginx) && { nginx }),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a site as a review does, as if a browser had seen all of its texts. */
export async function readSmallSite(client: Files, content: Files = {}): Promise<SiteSnapshot> {
  const snapshot = await withSmallSite(client, content, takeSnapshot);
  return { ...snapshot, pages: snapshot.pages.map((page) => ({ ...page, isRead: true })) };
}

/** A made-up comparison. */
export const COMMITS: Pick<Report, "base" | "head"> = {
  base: { ref: "main", commit: "1".repeat(40) },
  head: { commit: "2".repeat(40), isDirty: false, sources: "3".repeat(64) },
};

/** The report on two small sites and their content, without a browser; `looks` says what one would have seen. */
export async function compareSmallSites(
  before: Files,
  after: Files,
  contents: [Files, Files] = [{}, {}],
  looks: ReadonlyMap<string, Look> = new Map(),
): Promise<Report> {
  const base = await readSmallSite(before, contents[0]);
  const head = await readSmallSite(after, contents[1]);
  const pairs = pairPages(base, head);
  const found = diffSites(base, head, pairs);
  const rest = { warnings: [], waiting: [], signatures: [] };
  return judgeChanges(COMMITS, { base, head, pairs, looks }, found, rest);
}

/** Each change in one line: 'text changed "old" → "new" on /, /about-us'. */
export function describeChanges({ changes }: Report): string[] {
  const quote = (text: string | null) => (text === null ? "nothing" : `"${text}"`);
  return changes.map(({ subject, action, old, new: now, places }: Change) => {
    const paths = places.map(({ path }) => path).join(", ");
    return `${subject} ${action} ${quote(old)} → ${quote(now)} on ${paths}`;
  });
}
