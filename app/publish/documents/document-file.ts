// The path of a document in a content file in; its file out: found, a PDF that may be published, with its size and pages.
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";

import { explainAssetName, type AssetKind } from "../images/asset-name";

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
  isOne: (name) => /\.pdf$/i.test(name),
};

/**
 * Finds and reads the document that a content file names.
 * @param contentFolder @param contentFile absolute paths
 * @returns the file, or a sentence for the writer that says why there is none
 * @throws when the disk fails
 */
export async function readDocument(
  contentFolder: string,
  contentFile: string,
  name: string,
): Promise<SourceDocument | string> {
  const refusal = explainAssetName(contentFolder, contentFile, name, DOCUMENTS);
  if (refusal) return refusal;
  const path = resolve(dirname(contentFile), name);
  const source = await readFile(path);
  const bytes = source.length;
  if (bytes > MAX_MEGABYTES * 1e6)
    return `the file "${name}" has ${Math.ceil(bytes / 1e5) / 10} MB, expected at most ${MAX_MEGABYTES}; save it with smaller pictures`;
  const read = await readPdf(source);
  if (typeof read === "string") return `the file "${name}" ${read}`;
  return { path, name: relative(contentFolder, path).split(sep).join("/"), bytes, pages: read };
}

/**
 * A title and a language are what WCAG 2.4.2 and 3.1.1 require of a PDF (techniques PDF18 and PDF16).
 * @returns its number of pages, or why it must not be published, the rest of a sentence that begins with its name
 */
async function readPdf(source: Buffer): Promise<number | string> {
  // Loaded only when a page links to a document.
  const { EncryptedPDFError, PDFDocument } = await import("@cantoo/pdf-lib");
  const cure = "write it into the properties of the document, and save it as PDF again";
  try {
    const options = { updateMetadata: false, throwOnInvalidObject: true };
    const document = await PDFDocument.load(source, options);
    if (!document.getTitle()?.trim())
      return `has no title, which readers see above it and in search results; ${cure}`;
    if (!document.getLanguage()?.trim())
      return `does not say its language, which screen readers need, such as en-US; ${cure}`;
    return document.getPageCount();
  } catch (error) {
    return error instanceof EncryptedPDFError
      ? "is protected with a password, expected one that everybody can open; save it without"
      : "is damaged or is no PDF, expected one that opens in a browser; save it again as PDF";
  }
}
