// The path of a document in a content file in; out its file, a PDF that may be published, or why there is none, and the
// JavaScript that declares it to a page.
import { sep } from "node:path";

import { readAsset, type AssetFile, type AssetKind } from "../images/asset-name";
import { count } from "../problems/problem";

export interface SourceDocument extends AssetFile {
  bytes: number;
  pages: number;
}

const DOCUMENTS: AssetKind = {
  what: "a document",
  folder: "files",
  endings: ".pdf",
  isOne: (name) => /\.pdf$/i.test(name),
  limit: () => ({ megabytes: 30, cure: "save it with smaller pictures" }),
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
  const found = await readAsset(contentFolder, contentFile, name, DOCUMENTS);
  if (typeof found === "string") return found;
  const { file, source } = found;
  const pages = await readPdf(source);
  if (typeof pages === "string") return `the file "${name}" ${pages}`;
  return { ...file, bytes: source.length, pages };
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

/**
 * An import, and `const <name> = …` with a `DocumentFile` (app/schema/fields.ts). The URL is an import, so that Vite puts a
 * hash of the content into it.
 */
export function documentSource({ path, bytes, pages }: SourceDocument, name: string): string {
  const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
  const details = `PDF, ${sizeOf(bytes)}, ${count(pages, "page")}`;
  return `import ${name}_url from ${url};
const ${name} = { href: ${name}_url, details: ${JSON.stringify(details)} };`;
}

/** In the decimal units that browsers and file managers show. */
function sizeOf(bytes: number): string {
  return bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
