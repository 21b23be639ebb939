import { readAsset, type Asset } from "./asset";

/** A document of `content/files`, which visitors download. */
export interface DocumentFile extends Asset {
  /** Its size in bytes. */
  size: number;
  /** A link's fragment, such as `#page=3`, or "". */
  part: string;
}

/**
 * Reads the document that a content file names, perhaps with a fragment such as `#page=3`.
 * @returns the file, or a sentence that says why there is none
 */
export async function readDocument(
  content: string,
  from: string,
  name: string,
): Promise<DocumentFile | string> {
  const [plain = ""] = name.split("#");
  const found = await readAsset(content, from, plain, "files");
  if (typeof found === "string") return found;
  return { ...found.asset, size: found.bytes.length, part: name.slice(plain.length) };
}

/** Writes `const <name> = …` for a document, whose address stays when its bytes change. */
export function writeDocumentModule(file: DocumentFile, name: string, locale: string): string {
  const address = JSON.stringify(file.name + file.part);
  const kind = file.name.replace(/^.*\./, "").toUpperCase();
  const details = JSON.stringify(`${kind}, ${formatSize(file.size, locale)}`);
  // The development server has the files in their own folder.
  const folder = 'import.meta.env.BASE_URL + (import.meta.env.DEV ? "content/" : "")';
  return `const ${name} = { href: ${folder} + ${address}, details: ${details} };`;
}

/** Formats a size in decimal units, as browsers do. */
function formatSize(bytes: number, locale: string): string {
  if (bytes < 1e5)
    return Math.ceil(bytes / 1e3).toLocaleString(locale, { style: "unit", unit: "kilobyte" });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(locale, { style: "unit", unit: "megabyte", ...digits });
}
