import type { DocumentLink } from "../../schema/fields";
import { addressOf, readAsset, type Asset } from "./asset";

export interface DocumentFile extends Asset {
  size: number;
  /** Such as `#page=3`, or "". */
  part: string;
}

/** Reads the document that a content file names; returns a sentence when it is refused. */
export async function readDocument(
  contentFolder: string,
  from: string,
  name: string,
): Promise<DocumentFile | string> {
  const [plain = ""] = name.split("#");
  const found = await readAsset(contentFolder, from, plain, "files");
  if (typeof found === "string") return found;
  // Acrobat finds the mark there (PDF Reference 1.7, appendix H).
  const isPdf = found.bytes.subarray(0, 1024).includes("%PDF-");
  if (/\.pdf$/i.test(plain) && !isPdf)
    return `the file "${plain}" is not a PDF; export it as PDF again, and upload that`;
  return { ...found.asset, size: found.bytes.length, part: name.slice(plain.length) };
}

/**
 * Describes a document to components: an address that stays when its bytes change, and "PDF, 2.1
 * MB".
 */
export function describeDocument(
  file: DocumentFile,
  language: string,
  isDev: boolean,
): DocumentLink {
  const ending = file.name.replace(/^.*\./, "").toUpperCase();
  const size = Math.max(file.size / 1e6, 0.1).toLocaleString(language, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return { href: addressOf(file, isDev) + file.part, details: `${ending}, ${size}` };
}
