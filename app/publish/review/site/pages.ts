// Pairs the pages of two sites, and finds those that may look different.
import { basename } from "node:path/posix";

import type { SiteFile } from "./files";
import { findRedirect } from "./redirects";
import type { Site, SitePage } from "./site";

/** A page before and after; one is missing when the page was added or removed. */
export interface PagePair {
  /** Of the page now, or of one that was removed. */
  path: string;
  old?: SitePage;
  now?: SitePage;
}

/** A page that has moved leaves a redirect behind; without one, an address was lost and another one is new. */
export function pairPages(base: Site, head: Site): PagePair[] {
  const kept = new Set<SitePage>();
  const moved = new Map<string, SitePage>();
  for (const old of base.pages.values()) {
    const to = head.pages.has(old.path) ? undefined : findRedirect(old.path, head.redirects);
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

/** Whether a page differs in its HTML, or in a file that a browser without JavaScript loads with it. */
export function mayLookDifferent({ old, now }: PagePair, base: Site, head: Site): boolean {
  if (!old || !now || old.file.hash !== now.file.hash) return true;
  return loadedBy(now, head).some(({ name, hash }) => base.files.get(name)?.hash !== hash);
}

/** The pictures, drawings and fonts that the HTML of a page names. */
function loadedBy({ file }: SitePage, { files }: Site): SiteFile[] {
  const names = new Set(file.text?.match(/[\w.$~-]+\.\w+/g));
  return [...files.values()].filter(
    ({ name }) => !/\.(?:html|m?js|pdf)$/.test(name) && names.has(basename(name)),
  );
}
