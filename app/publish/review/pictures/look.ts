// Pages of two built sites in; out what a browser sees differ between them: words that are hidden,
// pictures, legal notices, requests, errors and accessibility.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Browser } from "@playwright/test";

import { listenOnLoopback } from "../../hosting/loopback";
import { createStaticServer } from "../../hosting/static-server";
import { inTurns } from "../../in-turns";
import { collapse } from "../../markup/html-tree";
import { listFiles } from "../../sandbox/list-files";
import type { PagePair } from "../bytes/page-pairs";
import type { LegalCheck } from "../judge/legal-words";
import type { BuiltSite, FoundChange, Picture } from "../report";
import { keyOfText, lineOf, readVisible, type Line } from "../words/document";
import { changeOf, diffLines, mergeBy, pairLines } from "../words/lines-diff";
import type { Violation } from "./axe";
import {
  LIVE_VIEWS,
  startBrowser,
  STILL_VIEWS,
  TimeoutError,
  visit,
  type Both,
  type PageState,
  type View,
  type ViewState,
} from "./browser";
import { comparePictures, looksSame } from "./compare-pictures";

export interface Look {
  path: string;
  changes: FoundChange[];
  pictures: Picture[];
}

const ANIMATION = /<(animate\w*|set)\b[^>]*?(?:\/>|>[^]*?<\/\1>)/g;
const STILL = "<style>*{animation:none!important;transition:none!important}</style>";

/**
 * Opens each page in both sites.
 * @param progress is called after each page with how many are done
 * @throws {Error} when there is no browser
 */
export async function lookAt(
  sites: { old: BuiltSite; new: BuiltSite },
  pairs: PagePair[],
  isLegal: LegalCheck,
  progress: (done: number) => void,
): Promise<Look[]> {
  if (pairs.length === 0) return [];
  const browser = await startBrowser();
  const serve = async ({ client }: BuiltSite) => listenOnLoopback(await createStillServer(client));
  const [old, now] = [await serve(sites.old), await serve(sites.new)];
  let done = 0;
  try {
    return await inTurns(pairs, async (pair) => {
      const addresses: Both<string> = [
        pair.old && old.address + pair.old.path,
        pair.now && now.address + pair.now.path,
      ];
      const look = await lookAtPair(browser, addresses, pair, isLegal);
      progress(++done);
      return look;
    });
  } finally {
    await Promise.all([browser.close(), old.close(), now.close()]);
  }
}

/** Serves a site with its drawings' animations stopped: a drawing in `<img>` is not told of reduced motion. */
async function createStillServer(client: string): Promise<Server> {
  const site = createStaticServer(client);
  const names = new Set(await listFiles(client));
  return createServer((request, response) => {
    const name = request.url?.slice(1) ?? "";
    if (!name.endsWith(".svg") || !names.has(name))
      return void site.emit("request", request, response);
    const drawing = readFileSync(join(client, name), "utf8").replace(ANIMATION, "");
    response.setHeader("Content-Type", "image/svg+xml");
    response.end(drawing.replace("</svg>", `${STILL}</svg>`));
  });
}

async function lookAtPair(
  browser: Browser,
  addresses: Both<string>,
  pair: PagePair,
  isLegal: LegalCheck,
): Promise<Look> {
  const { path, old, now } = pair;
  const notices = keptNotices(pair, isLegal);
  const changes: FoundChange[] = [];
  const pictures: Picture[] = [];
  for (const kind of [STILL_VIEWS, LIVE_VIEWS]) {
    // For a page that was added or removed, one wide and one narrow picture are enough.
    const views = old && now ? kind : kind.filter(({ width }) => width === 1280 || width === 320);
    try {
      const hasCode = kind === LIVE_VIEWS;
      const states = await visit(browser, addresses, views, { notices, hasCode });
      // At once: a page that is being closed may still log errors.
      changes.push(...compareStates(pair, views, states));
      // With JavaScript a new page looks as without.
      if ((old && now) || kind === STILL_VIEWS) pictures.push(...(await compareAll(views, states)));
      changes.push(...(await compareNotices(notices, views, states)));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const message = `This page could not be judged: ${error.message}.`;
      const given = { name: "Page that does not answer", new: message };
      changes.push(changeOf({ subject: "error", action: "added", ...given }));
    }
  }
  if (pictures.length > 0 && old && now) changes.push(lookChange(pictures));
  return {
    path,
    changes: mergeViews(changes).map((change) => ({ ...change, places: [path] })),
    pictures,
  };
}

/** A picture that differs is a change of its page, whatever else changed on it. */
function lookChange(pictures: Picture[]): FoundChange {
  const views = [...new Set(pictures.map(({ view }) => view))];
  return changeOf({ subject: "look", action: "changed", name: "Appearance", views });
}

async function compareAll(views: readonly View[], [old, now]: Both<PageState>): Promise<Picture[]> {
  const found = await Promise.all(
    views.map(({ name }) =>
      comparePictures(name, old?.views.get(name)?.png ?? null, now?.views.get(name)?.png ?? null),
    ),
  );
  return found.flat();
}

/** What a page requests, the errors it logs, the rules it breaks, and which of its words cannot be seen. */
function compareStates(
  pair: PagePair,
  views: readonly View[],
  [before, after]: Both<PageState>,
): FoundChange[] {
  if (!pair.now || !after) return [];
  const own = (state: PageState | undefined) => [
    ...Array.from(state?.requests ?? [], (url) =>
      lineOf("request", "Request to another host", url),
    ),
    ...Array.from(state?.errors ?? [], (text) => lineOf("error", "Error in the browser", text)),
  ];
  return [
    ...diffLines(own(before), own(after)).filter(({ action }) => action !== "removed"),
    ...newViolations(before, after),
    ...views.flatMap((view) =>
      hiddenTexts(pair, view, [before?.views.get(view.name), after.views.get(view.name)]),
    ),
  ];
}

/** An element that broke the rule before, whatever it says now, is no news. */
function newViolations(before: PageState | undefined, after: PageState): FoundChange[] {
  const keysOf = ({ help, element, html }: Violation) => [help + element, help + html];
  const known = new Set(before?.violations.flatMap(keysOf));
  return after.violations
    .filter((violation) => !keysOf(violation).some((key) => known.has(key)))
    .map(({ help, html }) => {
      const words = collapse(html.replace(/<[^>]*>/g, " "));
      const tag = /^<(\w+)/.exec(html)?.[1] ?? "element";
      const given = { name: `Accessibility: ${help}`, new: words ? `${tag} “${words}”` : tag };
      return changeOf({ subject: "accessibility", action: "added", ...given });
    });
}

/**
 * Words that cannot be seen now: those that could be seen before, whether or not they changed; and new ones that cannot
 * be seen on a screen.
 */
function hiddenTexts(
  { old, now }: PagePair,
  view: View,
  [before, after]: Both<ViewState>,
): FoundChange[] {
  if (!now || !after || before?.html === after.html) return [];
  const seenBefore = before && readVisible(before.html);
  const seenNow = readVisible(after.html);
  const lines = now.document.lines.filter(isBlock);
  const pairs = pairLines((old?.document.lines ?? []).filter(isBlock), lines);
  const replaced = new Map(pairs.map((pair) => [pair.now, pair.old]));
  const wasSeen = (line: Line) => {
    const earlier = replaced.has(line) ? replaced.get(line) : line;
    if (earlier && seenBefore) return seenBefore.has(keyOfText(earlier));
    // New words in the top bar may be in a menu that is closed.
    return !view.isPaper && !line.isFrame;
  };
  return lines
    .filter((line) => !seenNow.has(keyOfText(line)) && wasSeen(line))
    .map((line) =>
      changeOf({
        ...{ subject: "text", action: "hidden", name: line.name, heading: line.heading },
        ...{ old: line.words, new: line.words, isNotice: line.isNotice, views: [view.name] },
      }),
    );
}

/** Labels and descriptions are heard and not seen; text of a style sheet is in no element. */
function isBlock({ kind, name }: Line): boolean {
  return kind === "text" && /^(?:Text|Heading|Row)/.test(name) && name !== "Text of a style sheet";
}

/** The words of the notices that a page has, and had before. */
function keptNotices({ old, now }: PagePair, isLegal: LegalCheck): string[] {
  const known = new Set(old?.document.lines.map(({ words }) => words));
  const isKept = (line: Line) =>
    isBlock(line) && known.has(line.words) && (line.isNotice || isLegal(line.words));
  return [...new Set(now?.document.lines.filter(isKept).map(({ words }) => words))];
}

/** Looks at each notice by itself: what lies over it, and what makes it faint, is a difference too. */
async function compareNotices(
  notices: string[],
  views: readonly View[],
  [before, after]: Both<PageState>,
): Promise<FoundChange[]> {
  const found: FoundChange[] = [];
  for (const words of notices)
    for (const { name } of views) {
      const what = await compareNotice(words, before?.views.get(name), after?.views.get(name));
      const given = { name: "Notice", old: what ?? null, new: words, views: [name] };
      if (what) found.push(changeOf({ subject: "notice", action: "changed", ...given }));
    }
  return found;
}

/** @returns what differs, for a reader */
async function compareNotice(
  words: string,
  old?: ViewState,
  now?: ViewState,
): Promise<string | undefined> {
  if (!old || !now) return undefined;
  const [from, to] = [old.notices.get(words), now.notices.get(words)];
  if (!to) return "cannot be found on the page";
  if (!from || from.width * from.height === 0) return undefined;
  return (await looksSame(old.png, now.png, from, to)) ? undefined : "looks different";
}

/** One change in several views. */
function mergeViews(changes: FoundChange[]): FoundChange[] {
  const keyOf = ({ subject, action, name, old, new: now }: FoundChange) =>
    JSON.stringify([subject, action, name, old, now]);
  return mergeBy(changes, keyOf, (known, { views }) => ({
    ...known,
    views: [...known.views, ...views],
  }));
}
