// Snapshots of two sites in; out the pages that changed, the frame first, and the figures that changed on them.
import type { PageSnapshot, Snapshot } from "../page-model";
import type { FigureChange, PageChange } from "../report";
import { diffFigures } from "./figures-diff";
import { diffPage } from "./page-diff";
import { pairUp, textLikeness } from "./similarity";

/** Below it a removed page and an added page are two pages. */
const SAME_PAGE = 0.8;

export interface SiteChanges {
  pages: PageChange[];
  figures: FigureChange[];
}

export function diffSites(base: Snapshot, head: Snapshot): SiteChanges {
  const frame = diffPage(base.frame, head.frame, base.files, head.files);
  const pages = pairPages(base.pages, head.pages).map(([old, now]) =>
    diffPage(old, now, base.files, head.files, { isFrameChanged: frame !== undefined }),
  );
  const changed = [frame, ...pages].filter((page) => page !== undefined);
  return { pages: changed, figures: diffFigures(changed, base, head) };
}

type PagePair = [old: PageSnapshot | undefined, now: PageSnapshot | undefined];

/** By path; what is left over by text: a page with nearly the same text was renamed. */
function pairPages(before: PageSnapshot[], after: PageSnapshot[]): PagePair[] {
  const gone = before.filter(({ path }) => !after.some((page) => page.path === path));
  const come = after.filter(({ path }) => !before.some((page) => page.path === path));
  const words = (page: PageSnapshot) => page.blocks.map(({ text }) => text).join(" ");
  const renamed = new Map(
    pairUp(gone, come, (a, b) => textLikeness(words(a), words(b)), SAME_PAGE).map(([i, j]) => [
      come[j],
      gone[i],
    ]),
  );
  const origins = new Set(renamed.values());
  return [
    ...after.map((page): PagePair => [
      before.find(({ path }) => path === page.path) ?? renamed.get(page),
      page,
    ]),
    ...gone.filter((page) => !origins.has(page)).map((page): PagePair => [page, undefined]),
  ];
}
