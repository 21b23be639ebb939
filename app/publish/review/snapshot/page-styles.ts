// Pages in; out their styles as files of their own, which the pages name instead: a rule that changed is one change of
// one file, and not one of each page. Every byte that leaves a page is in one of these files.
import { createHash } from "node:crypto";

const STYLE = /(<style\b[^>]*>)([^]*?)(?=<\/style)/gi;

/** The styles of pages, and pages without them. */
export interface PageStyles {
  /** By the name that they get as a file. */
  files: Map<string, string>;
  /** What stands in a policy for the hash of each (CSP 3, "hash-source"). */
  hashes: Map<string, string>;
  /** The page with the addresses of the files in the place of their texts. */
  takeFrom: (page: string) => string;
}

/** @param pages the HTML of every page */
export function readPageStyles(pages: string[]): PageStyles {
  const texts = new Set(
    pages.flatMap((page) => [...page.matchAll(STYLE)].map(([, , text = ""]) => text)),
  );
  const named = [...texts].filter(Boolean).map((text) => [nameOf(text), text] as const);
  return {
    files: new Map(named),
    hashes: new Map(
      named.map(([, text]) => [`sha256-${digest(text).toString("base64")}`, "sha256-styles"]),
    ),
    takeFrom: (page) =>
      page.replace(STYLE, (_, tag: string, text: string) => tag + (text && `/${nameOf(text)}`)),
  };
}

/** As Vite names a style sheet. */
function nameOf(text: string): string {
  return `assets/styles-${digest(text).toString("hex").slice(0, 12)}.css`;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
