// The text of a page in, one hash out; signed hashes in, whether the pages still read as they were signed.
import { createHash } from "node:crypto";

import type { PageSnapshot, Snapshot } from "../page-model";

/** A page as someone signed it. */
export interface Signature {
  path: string;
  hash: string;
}

export interface CheckedSignature extends Signature {
  state: "as signed" | "changed" | "gone";
}

/** A path and a hash on one line, as the summary lists them. */
const SIGNED_LINE = /(?:^|[\s`|])(\/[^\s`|]*)[\s`|]+([0-9a-f]{64})(?![0-9a-f])/gm;

/**
 * SHA-256 of all text of a page: title, description, words, figures, image descriptions, in order.
 * Styles, code, file names and white space do not count. The frame has no title and no description of its own.
 */
export function signatureOf({ card, blocks }: PageSnapshot): string {
  const lines = [
    card.title,
    card.description ?? "",
    ...blocks.map(({ kind, text }) => `${kind}: ${text}`),
  ];
  return createHash("sha256")
    .update(lines.map((line) => line.normalize("NFC").replace(/\s+/g, " ").trim()).join("\n"))
    .digest("hex");
}

/** The signatures in a report, or in any text with lines of path and hash; the last one of a page counts. */
export function readSignatures(text: string): Signature[] {
  const found =
    readReport(text) ??
    [...text.matchAll(SIGNED_LINE)].map(([, path = "", hash = ""]) => ({ path, hash }));
  return [...new Map(found.map((signature) => [signature.path, signature])).values()];
}

/** Compares each signed page with the page as it is now. */
export function verify(signatures: Signature[], { pages, frame }: Snapshot): CheckedSignature[] {
  const known = new Map([frame, ...pages].map((page) => [page.path, signatureOf(page)]));
  return signatures.map(({ path, hash }) => ({
    path,
    hash,
    state: !known.has(path) ? "gone" : known.get(path) === hash ? "as signed" : "changed",
  }));
}

/** Undefined when the text is no report. */
function readReport(text: string): Signature[] | undefined {
  try {
    const report: unknown = JSON.parse(text);
    if (typeof report !== "object" || report === null) return undefined;
    const entries: unknown[] = [
      "pages" in report && Array.isArray(report.pages) ? report.pages : [],
      "frame" in report ? report.frame : [],
    ].flat();
    return entries.flatMap((entry) =>
      isSignature(entry) ? [{ path: entry.path, hash: entry.hash }] : [],
    );
  } catch {
    return undefined;
  }
}

function isSignature(entry: unknown): entry is Signature {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "path" in entry &&
    typeof entry.path === "string" &&
    "hash" in entry &&
    typeof entry.hash === "string"
  );
}
