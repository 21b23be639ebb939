// Two sites in; out the pages of both, each with its earlier version, and which of them may look different.
import { createHash } from "node:crypto";

import { z } from "zod";

import { takePolicyHashes } from "../words/document";
import { changedFiles } from "./files";
import { SHELL, type Site, type SitePage } from "./site";

/** A page before and after; one is missing when the page was added or removed. */
export interface PagePair {
  old?: SitePage;
  now?: SitePage;
}

/** What Remix tells its client about the routes. */
const MANIFEST = z.looseObject({ routes: z.record(z.string(), z.unknown()) });

/** Files that no page loads: whatever is in them, pages look the same. */
const APART =
  /^(?:share\/|\.well-known\/|nginx\.conf$)|\.(?:br|gz|xml|txt|webmanifest|pdf|ico|ics)$|(?:^|\/)_redirects$|^(?:icon|apple-touch)[\w-]*\.png$/;

/** A page that has moved leaves a redirect behind; without one, an address was lost and another one is new. */
export function pairPages(base: Site, head: Site): PagePair[] {
  const moved = new Map([...head.redirects].map(([from, to]) => [to, from]));
  const after = [...head.pages.values()].map((now): PagePair => {
    const from = base.pages.has(now.path) ? now.path : moved.get(now.path);
    const old = from === undefined ? undefined : base.pages.get(from);
    return { now, ...(old && { old }) };
  });
  const kept = new Set(after.map(({ old }) => old));
  const gone = [...base.pages.values()].filter((old) => !kept.has(old)).map((old) => ({ old }));
  return [...after, ...gone];
}

export function pathOfPair({ old, now }: PagePair): string {
  return now?.path ?? old?.path ?? "";
}

/** The pairs to open: their HTML differs, or a file that it names; all pairs when a file that no page names differs. */
export function findTouched(base: Site, head: Site, pairs: PagePair[]): PagePair[] {
  const changed = changedFiles(base.files, head.files).filter(
    (name) =>
      !name.endsWith(".html") &&
      !APART.test(name) &&
      !hasNewRoutesOnly(name, base, head) &&
      !hasNewHashesOnly(name, base, head),
  );
  const published = changed.map((name) =>
    [base.files.get(name), head.files.get(name)].flatMap(
      (file) => file?.published.split("/").at(-1) ?? [],
    ),
  );
  const pages = [...base.pages.values(), ...head.pages.values()];
  const isNamed = (names: string[], page: SitePage | undefined) =>
    names.some((name) => page?.file.bytes.includes(name));
  const isShared = published.some((names) => !pages.some((page) => isNamed(names, page)));
  return pairs.filter(
    ({ old, now }) =>
      pathOfPair({ ...(old && { old }), ...(now && { now }) }) !== SHELL &&
      (old?.file.hash !== now?.file.hash ||
        isShared ||
        (now && !allowsStyles(now, head)) ||
        published.some((names) => isNamed(names, old) || isNamed(names, now))),
  );
}

/** Remix's list of all routes grows with each page; a page uses the entries of its own routes. */
function hasNewRoutesOnly(name: string, base: Site, head: Site): boolean {
  const [old, now] = [base, head].map(({ files }) => {
    const [, manifest] =
      /^window\.__remixManifest=(.*?);?\s*$/s.exec(files.get(name)?.text ?? "") ?? [];
    return manifest === undefined ? undefined : entriesOf(manifest);
  });
  return Boolean(old && now && old.every((entry) => now.includes(entry)));
}

/** Each route, and all else of the manifest, as a text. */
function entriesOf(manifest: string): string[] {
  const { routes, ...rest } = MANIFEST.parse(JSON.parse(manifest));
  return [rest, ...Object.values(routes)].map((entry) => JSON.stringify(entry));
}

/** The hashes of a policy follow the styles of the pages. */
function hasNewHashesOnly(name: string, base: Site, head: Site): boolean {
  const [old, now] = [base.files.get(name)?.text, head.files.get(name)?.text];
  if (name !== "_headers" || old === undefined || now === undefined) return false;
  return takePolicyHashes(old) === takePolicyHashes(now);
}

/** Whether the headers of a site allow the styles of a page by their hash (CSP 3, "hash-source"). */
function allowsStyles({ file }: SitePage, { files }: Site): boolean {
  const headers = files.get("_headers")?.text;
  const styles = [...file.bytes.toString().matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
  return headers === undefined || styles.every(([, text = ""]) => headers.includes(hashOf(text)));
}
