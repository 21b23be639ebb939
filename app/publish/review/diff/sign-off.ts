// What a page says in, one hash out; and signed hashes in, whether the pages still read so.
import { createHash } from "node:crypto";

import { FRAME_PATH } from "../report";
import type { PageSnapshot, Snapshot } from "../snapshot/snapshot";

/** A page as someone signed it. */
export interface Signature {
  path: string;
  hash: string;
}

export interface Verdict extends Signature {
  state: "as signed" | "changed" | "gone";
}

/** A path and a hash in a line, as the summary lists them; in JSON the two are fields of one object. */
const SIGNED_LINE = /(?:^|[\s`|])(\/[^\s`|]*)[\s`|]+([0-9a-f]{64})(?![0-9a-f])/gm;

/**
 * SHA-256 of all that a page says: title, description, words, figures, descriptions of images, in their order.
 * Styles, code, names of files and white space are no part of it.
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

/** The signatures in a report or in any text with lines of path and hash; a later one of a page counts. */
export function readSignatures(text: string): Signature[] {
  const found =
    readReport(text) ??
    [...text.matchAll(SIGNED_LINE)].map(([, path = "", hash = ""]) => ({ path, hash }));
  return [...new Map(found.map((signature) => [signature.path, signature])).values()];
}

/** Says of each signed page what became of it. */
export function verify(signatures: Signature[], { pages, frame }: Snapshot): Verdict[] {
  const known = new Map(pages.map((page) => [page.path, signatureOf(page)]));
  known.set(FRAME_PATH, signatureOfFrame(frame));
  return signatures.map(({ path, hash }) => ({
    path,
    hash,
    state: !known.has(path) ? "gone" : known.get(path) === hash ? "as signed" : "changed",
  }));
}

/** The frame has no title and no description of its own. */
export function signatureOfFrame(frame: PageSnapshot): string {
  return signatureOf({ ...frame, card: { ...frame.card, title: "", description: null } });
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
