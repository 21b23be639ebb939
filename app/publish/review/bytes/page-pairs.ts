// Two sites in; out the pages of both, each with its earlier version, and which of them may look different.
import { basename } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

import { takePolicyHashes } from "../words/document";
import { changedFiles, type SiteFile } from "./files";
import type { Site, SitePage } from "./site";

/** A page before and after; one is missing when the page was added or removed. */
export interface PagePair {
  /** Of the page now, or of one that was removed. */
  path: string;
  old?: SitePage;
  now?: SitePage;
}

/** Files that no page loads: whatever is in them, pages look the same. */
const NOT_LOADED =
  /^(?:share\/|\.well-known\/)|\.(?:html|xml|txt|webmanifest|pdf|ico|ics)$|(?:^|\/)_redirects$|^(?:icon|apple-touch)[\w-]*\.png$/;

/** Remix's list of the code of all routes: every page names it. */
const MANIFEST = /^assets\/manifest\b/;

/** A page that has moved leaves a redirect behind; without one, an address was lost and another one is new. */
export function pairPages(base: Site, head: Site): PagePair[] {
  const moved = new Map([...head.redirects].map(([from, to]) => [to, from]));
  const after = [...head.pages.values()].map((now): PagePair => {
    const from = base.pages.has(now.path) ? now.path : moved.get(now.path);
    const old = from === undefined ? undefined : base.pages.get(from);
    return { path: now.path, now, ...(old && { old }) };
  });
  const kept = new Set(after.map(({ old }) => old));
  const gone = [...base.pages.values()].filter((old) => !kept.has(old));
  return [...after, ...gone.map((old) => ({ path: old.path, old }))];
}

/** The pairs to open: their HTML differs, or a file that they can load; all pairs when a file differs that no page names. */
export function findTouched(base: Site, head: Site, pairs: PagePair[]): PagePair[] {
  const changed = changedFiles(base.files, head.files).filter(
    (name) =>
      !NOT_LOADED.test(name) &&
      !hasOtherRoutesOnly(name, base, head) &&
      !hasNewHashesOnly(name, base, head),
  );
  const [before, after] = [createReach(base), createReach(head)];
  const used = pairs.map(({ old, now }) => new Set([...before(old), ...after(now)]));
  const isShared = changed.some((name) => !used.some((names) => names.has(name)));
  return pairs.filter(
    ({ old, now }, index) =>
      isShared ||
      old?.file.hash !== now?.file.hash ||
      changed.some((name) => used[index]?.has(name)),
  );
}

/** The files that a page can load: those that it names, and those that these name. */
function createReach({ files }: Site): (page: SitePage | undefined) => Set<string> {
  const named = new Map<SiteFile, SiteFile[]>();
  const all = [...files.values()].map((file) => ({ file, base: basename(file.name) }));
  const namesIn = (file: SiteFile) => {
    const known = named.get(file);
    if (known || file.text === undefined || MANIFEST.test(file.name)) return known ?? [];
    const words = new Set(file.text.match(/[\w.$~-]+\.\w+/g));
    const found = all.filter(({ base }) => words.has(base)).map((each) => each.file);
    named.set(file, found);
    return found;
  };
  return (page) => {
    const reached = new Set<SiteFile>(page ? [page.file] : []);
    for (const file of reached)
      for (const next of namesIn(file)) if (!next.name.endsWith(".html")) reached.add(next);
    return new Set([...reached].map(({ name }) => name));
  };
}

/** Remix's list of all routes names each page; a page uses the entries of its own routes only. */
function hasOtherRoutesOnly(name: string, base: Site, head: Site): boolean {
  const [old, now] = [base, head].map(({ files }) => manifestIn(files.get(name)?.text ?? ""));
  if (!old || !now) return false;
  const isKept = ([id, route]: [string, { path?: string | undefined }]) =>
    id in now.routes || head.pages.has(`/${route.path ?? ""}`);
  const kept = Object.fromEntries(Object.entries(old.routes).filter(isKept));
  const same = Object.fromEntries(Object.entries(now.routes).filter(([id]) => id in kept));
  return isDeepStrictEqual({ ...old, routes: kept }, { ...now, routes: same });
}

const MANIFEST_DATA = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ path: z.string().optional() })).default({}),
});

/** Undefined for another file. */
function manifestIn(script: string): z.infer<typeof MANIFEST_DATA> | undefined {
  const [, data] = /^window\.__remixManifest=(.*?);?\s*$/s.exec(script) ?? [];
  return data === undefined ? undefined : MANIFEST_DATA.parse(JSON.parse(data));
}

/** The hashes of a policy follow the styles of the pages. */
function hasNewHashesOnly(name: string, base: Site, head: Site): boolean {
  const [old, now] = [base.files.get(name)?.text, head.files.get(name)?.text];
  if (name !== "_headers" || old === undefined || now === undefined) return false;
  return takePolicyHashes(old) === takePolicyHashes(now);
}
