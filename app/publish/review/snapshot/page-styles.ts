// Pages in; out their styles as files of their own, which the pages name instead: a rule that changed is one change of
// one file, and not one of each page. Every byte that leaves a page is in one of these files.
import { createHash } from "node:crypto";

import { POLICY_HASH } from "./names";

const STYLE = /(<style\b[^>]*>)([^]*?)(?=<\/style)/gi;

/** The styles of pages, and pages without them. */
export interface PageStyles {
  /** By the name that they get as a file. */
  files: Map<string, string>;
  /** What stands in a policy of the host for the hash of each (CSP 3, "hash-source"). */
  hashes: Map<string, string>;
  /** The page with the addresses of the files in the place of their texts; its policy tells its own from those of others. */
  takeFrom: (page: string) => string;
}

/** @param pages the HTML of every page */
export function readPageStyles(pages: string[]): PageStyles {
  const texts = new Set(pages.flatMap(stylesIn));
  const hashes = new Map([...texts].map((text) => [hashOf(text), "sha256-styles"]));
  return {
    files: new Map([...texts].map((text) => [nameOf(text), text])),
    hashes,
    takeFrom: (page) => {
      const own = new Set(stylesIn(page).map(hashOf));
      const isOfOthers = (hash: string) => hashes.has(hash) && !own.has(hash);
      return page
        .replace(STYLE, (_, tag: string, text: string) => tag + (text && `/${nameOf(text)}`))
        .replace(POLICY_HASH, (hash) => (isOfOthers(hash) ? "sha256-styles-of-others" : hash));
    },
  };
}

function stylesIn(page: string): string[] {
  return [...page.matchAll(STYLE)].flatMap(([, , text]) => text || []);
}

function hashOf(text: string): string {
  return `sha256-${digest(text).toString("base64")}`;
}

/** As Vite names a style sheet. */
function nameOf(text: string): string {
  return `assets/styles-${digest(text).toString("hex").slice(0, 12)}.css`;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
