// Pages of two built sites in; out what a browser sees differ between them: words that are hidden or only shown with
// JavaScript, pictures, legal notices, requests, errors and accessibility.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

import { inTurns } from "../../in-turns";
import { listenOnLoopback } from "../../hosting/loopback";
import { createStaticServer } from "../../hosting/static-server";
import { listFiles } from "../../sandbox/list-files";
import {
  startBrowser,
  VIEWS,
  type Both,
  type ReviewBrowser,
  type Sight,
  type View,
  type Visit,
} from "./browser";
import {
  keyOfText,
  lineOf,
  readDocument,
  readHeard,
  readVisible,
  type Line,
} from "../words/document";
import type { Unhash } from "../bytes/files";
import type { LegalCheck } from "../judge/legal-words";
import { changeOf, diffLines, mergeBy } from "../words/lines-diff";
import { pathOfPair, type PagePair } from "../bytes/page-pairs";
import { comparePictures, looksSame } from "./compare-pictures";
import type { BuiltSite, FoundChange, Picture } from "../report";

/** What a browser found on one page. */
export interface Look {
  path: string;
  /** The page was added or removed: there is nothing to compare its pictures with. */
  isWhole: boolean;
  changes: FoundChange[];
  pictures: Picture[];
}

const ANIMATION = /<(animate\w*|set)\b[^>]*?(?:\/>|>[^]*?<\/\1>)/g;
const STILL = "<style>*{animation:none!important;transition:none!important}</style>";
const HEARD = "screen readers";

/**
 * Opens each page in both sites.
 * @param progress is called after each page with how many are done
 * @throws {ReviewError} 3, when a step takes too long; {Error} when there is no browser
 */
export async function lookAt(
  sites: { old: BuiltSite; new: BuiltSite },
  pairs: PagePair[],
  { isLegal, unhash }: { isLegal: LegalCheck; unhash: Unhash },
  progress: (done: number) => void,
): Promise<Look[]> {
  if (pairs.length === 0) return [];
  const browser = await startBrowser(unhash);
  const [old, now] = await Promise.all(
    [sites.old, sites.new].map(async ({ client }) =>
      listenOnLoopback(await createStillServer(client)),
    ),
  );
  let done = 0;
  try {
    return await inTurns(pairs, async (pair) => {
      const addresses = { old: old?.address ?? "", now: now?.address ?? "" };
      const look = await lookAtPair(browser, addresses, pair, isLegal);
      progress(++done);
      return look;
    });
  } finally {
    await Promise.all([browser.close(), old?.close(), now?.close()]);
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
  browser: ReviewBrowser,
  addresses: { old: string; now: string },
  pair: PagePair,
  isLegal: LegalCheck,
): Promise<Look> {
  const { old, now } = pair;
  const isLegalLine = ({ kind, words }: Line) => kind === "text" && isLegal(words).length > 0;
  const notices = (now ?? old)?.document.lines.filter(isLegalLine).map(({ words }) => words) ?? [];
  const changes: FoundChange[] = [];
  const pictures: Picture[] = [];
  for (const hasCode of [false, true]) {
    // For a page that was added or removed, one wide and one narrow picture are enough.
    const views = VIEWS.filter(
      (view) => view.hasCode === hasCode && (old && now ? true : [1280, 320].includes(view.width)),
    );
    const urls: Both<string> = [old && addresses.old + old.path, now && addresses.now + now.path];
    const visits = await browser.visit(urls, views, notices);
    // With JavaScript a new page looks as without.
    if ((old && now) || !hasCode) pictures.push(...(await compareAll(views, visits)));
    changes.push(
      ...compareVisits(pair, views, visits),
      ...(await compareNotices(notices, views, visits)),
    );
  }
  const path = pathOfPair(pair);
  return {
    path,
    isWhole: !old || !now,
    changes: mergeViews(changes).map((change) => ({ ...change, places: [path] })),
    pictures,
  };
}

async function compareAll(views: View[], [old, now]: Both<Visit>): Promise<Picture[]> {
  const found = await Promise.all(
    views.map(({ name }) =>
      comparePictures(name, old?.sights.get(name)?.png ?? null, now?.sights.get(name)?.png ?? null),
    ),
  );
  return found.filter((picture) => picture !== undefined);
}

/** What a page requests, the errors it logs, the rules it breaks, and which of its words cannot be seen. */
function compareVisits(pair: PagePair, views: View[], [before, after]: Both<Visit>): FoundChange[] {
  const { now } = pair;
  if (!now || !after) return [];
  const own = (visit: Visit | undefined) => [
    ...(visit?.requests ?? []).map((url) => lineOf("request", "Request to another host", url)),
    ...(visit?.errors ?? []).map((text) => lineOf("error", "Error in the browser", text)),
  ];
  return [
    ...diffLines(own(before), own(after)).filter(({ action }) => action !== "removed"),
    ...newViolations(before, after),
    ...hiddenTexts(pair, views, [before, after]),
    ...(after.sights.size > 0 && views[0]?.hasCode
      ? liveTexts(pair, views[0], [before, after])
      : []),
  ];
}

function newViolations(before: Visit | undefined, after: Visit): FoundChange[] {
  const known = new Set(
    before?.violations.map(({ rule, elements }) => `${rule} ${elements.join()}`),
  );
  return after.violations
    .filter(({ rule, elements }) => !known.has(`${rule} ${elements.join()}`))
    .map(({ help, elements }) =>
      changeOf({
        subject: "accessibility",
        action: "added",
        name: `Accessibility: ${help}`,
        new: elements.join("; "),
      }),
    );
}

/** Words that are on the page before and after, could be seen or heard before, and cannot now. */
function hiddenTexts({ old, now }: PagePair, views: View[], visits: Both<Visit>): FoundChange[] {
  const known = new Set(old?.document.lines.map(keyOfText));
  const lines = (now?.document.lines ?? []).filter(
    (line) => line.kind === "text" && isBlock(line) && (known.has(keyOfText(line)) || !old),
  );
  const hidden = (view: string, read: (html: string) => Set<string>, htmls: Both<string>) => {
    const [before, after] = htmls;
    if (after === undefined || before === after) return [];
    const wasSeen = before === undefined ? undefined : read(before);
    const isSeen = read(after);
    return lines
      .filter(
        (line) => !isSeen.has(keyOfText(line)) && (wasSeen?.has(keyOfText(line)) ?? !line.isFrame),
      )
      .map(({ text, name, heading }) =>
        changeOf({
          subject: "text",
          action: "hidden",
          name,
          heading,
          old: text,
          new: text,
          views: [view],
        }),
      );
  };
  const htmlOf = (visit: Visit | undefined, view: View) => visit?.sights.get(view.name)?.html;
  return [
    ...views.flatMap((view) =>
      hidden(view.name, readVisible, [htmlOf(visits[0], view), htmlOf(visits[1], view)]),
    ),
    ...(views[0]?.hasCode ? [] : hidden(HEARD, readHeard, [old?.file.text, now?.file.text])),
  ];
}

/** Labels and descriptions are heard and not seen; text of a style sheet is in no element. */
function isBlock({ name }: Line): boolean {
  return /^(?:Text|Heading|Row)/.test(name) && name !== "Text of a style sheet";
}

/** Words that only JavaScript writes, or takes away. */
function liveTexts({ old, now }: PagePair, { name }: View, visits: Both<Visit>): FoundChange[] {
  const linesOf = (visit: Visit | undefined) => {
    const html = visit?.sights.get(name)?.html;
    return html === undefined ? [] : readDocument(html).lines.filter(isBlock);
  };
  const [before, after] = visits.map(linesOf);
  const known = new Set(
    [...(old?.document.lines ?? []), ...(now?.document.lines ?? [])].map(keyOfText),
  );
  const isLive = (line: Line) => !known.has(keyOfText(line));
  const lost = (now?.document.lines ?? []).filter(isBlock);
  const gone = (lines: Line[] = []) => {
    const live = new Set(lines.map(keyOfText));
    return lost.filter((line) => !live.has(keyOfText(line)));
  };
  const earlier = new Set(old ? gone(before).map(keyOfText) : []);
  const removed = gone(after).filter((line) => !earlier.has(keyOfText(line)));
  return [
    ...diffLines((before ?? []).filter(isLive), (after ?? []).filter(isLive)),
    ...diffLines(removed, []),
  ].map((change) => ({ ...change, name: `${change.name}, with JavaScript` }));
}

/** Photographs each notice by itself: what lies over it, and what makes it faint, is a difference too. */
async function compareNotices(
  notices: string[],
  views: View[],
  [before, after]: Both<Visit>,
): Promise<FoundChange[]> {
  if (!before || !after) return [];
  const changes = notices.map(async (words): Promise<FoundChange[]> => {
    const different: string[] = [];
    for (const { name } of views)
      if (!(await isSameNotice(words, before.sights.get(name), after.sights.get(name))))
        different.push(name);
    if (different.length === 0) return [];
    return [
      changeOf({
        subject: "notice",
        action: "changed",
        name: "Notice",
        old: words,
        new: words,
        views: different,
      }),
    ];
  });
  return (await Promise.all(changes)).flat();
}

async function isSameNotice(words: string, old?: Sight, now?: Sight): Promise<boolean> {
  const [from, to] = [old?.notices.get(words), now?.notices.get(words)];
  // One that is new, or that could not be seen before either.
  if (!old || !now || !from || from.width * from.height === 0) return true;
  return to !== undefined && looksSame(old.png, now.png, from, to);
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
