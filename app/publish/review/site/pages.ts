// Pairs the pages of two sites, and finds those that may look different.
import { createReferences } from "./addresses";
import type { SiteFile } from "./files";
import { findTarget } from "./redirects";
import type { ReviewedSite, SitePage } from "./site";

export interface PagePair {
  path: string;
  old?: SitePage;
  now?: SitePage;
}

/** Pairs pages by addresses and redirects. */
export function pairPages(base: ReviewedSite, head: ReviewedSite): PagePair[] {
  const kept = new Set<SitePage>();
  const moved = new Map<string, SitePage>();
  for (const old of base.pages.values()) {
    const to = head.pages.has(old.path) ? undefined : findTarget(old.path, head.redirects);
    if (to !== undefined && !base.pages.has(to)) moved.set(to, old);
  }
  const after = [...head.pages.values()].map((now): PagePair => {
    const old = base.pages.get(now.path) ?? moved.get(now.path);
    if (old) kept.add(old);
    return { path: now.path, now, ...(old && { old }) };
  });
  const gone = [...base.pages.values()].filter((old) => !kept.has(old));
  return [...after, ...gone.map((old) => ({ path: old.path, old }))];
}

/** Finds the pages that differ in their HTML, or in a file that a browser loads with them. */
export function findTouched(
  pairs: PagePair[],
  base: ReviewedSite,
  head: ReviewedSite,
  withScripts: boolean,
): PagePair[] {
  const findNamed = createReferences(head.files);
  const isLoaded = ({ name }: SiteFile) => !(withScripts ? /\.pdf$/ : /\.(?:m?js|pdf)$/).test(name);
  const isOther = ({ name, hash }: SiteFile) => base.files.get(name)?.hash !== hash;
  return pairs.filter(
    ({ old, now }) =>
      old?.file.hash !== now?.file.hash ||
      (now && [...findNamed(now.file, isLoaded)].some(isOther)),
  );
}
