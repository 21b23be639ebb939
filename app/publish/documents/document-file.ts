// The path of a document in a content file in; its file out: found, a PDF that may be published, with its size and pages.
import { readFile, stat } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";

import { cached } from "../cache";
import { explainAssetName, type AssetKind } from "../images/asset-name";
import type { ReadPdf } from "./pdf";

export interface SourceDocument {
  /** Absolute path of the writer's file. */
  path: string;
  /** Its name below `content/`: "files/deck.pdf". */
  name: string;
  bytes: number;
  pages: number;
}

const MAX_MEGABYTES = 30;

const DOCUMENTS: AssetKind = {
  what: "a document",
  folder: "files",
  endings: ".pdf",
  example: "./files/deck.pdf",
  isOne: (name) => name.endsWith(".pdf"),
};

/** Whether an address, as a writer has written it, is meant as the path of a document and not as that of a page. */
export function isDocumentPath(address: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.|[^/.]+\.[^/]+\/)/i.test(address)) return false;
  return /\.pdf$/i.test(address) || /^\.{1,2}\/(?:.*\/)?files\//.test(address);
}

/**
 * Finds and reads the document that a content file names.
 * @param contentFolder @param contentFile absolute paths
 * @returns the file, or a sentence for the writer that says why there is none
 * @throws when the disk or the cache fails
 */
export async function readDocument(
  contentFolder: string,
  contentFile: string,
  name: string,
): Promise<SourceDocument | string> {
  const refusal = explainAssetName(contentFolder, contentFile, name, DOCUMENTS);
  if (refusal) return refusal;
  const path = resolve(dirname(contentFile), name);
  const { size: bytes } = await stat(path);
  if (bytes > MAX_MEGABYTES * 1e6)
    return `the file "${name}" has ${Math.ceil(bytes / 1e5) / 10} MB, expected at most ${MAX_MEGABYTES}; save it with smaller pictures`;
  const source = await readFile(path);
  const read = await cached(["documents"], [source], "pdf.json", async () => {
    // Loaded when a document is new only.
    const { readPdf } = await import("./pdf");
    return JSON.stringify(await readPdf(source));
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the lines above
  const { pages, refusal: wrong } = JSON.parse(await readFile(read, "utf8")) as ReadPdf;
  if (wrong !== undefined) return `the file "${name}" ${wrong}`;
  return { path, name: relative(contentFolder, path).split(sep).join("/"), bytes, pages };
}
