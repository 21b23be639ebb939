import { sep } from "node:path";

import { cachedValue } from "../cache";
import { readAsset, type AssetFile, type AssetKind } from "./asset-name";

export interface SourceDocument extends AssetFile {
  bytes: number;
  pages: number;
  /** Warnings that continue a sentence after the file's name. */
  notes: string[];
  /** A link's fragment, such as `page=3`. */
  part?: string | undefined;
}

const DOCUMENTS: AssetKind = {
  what: "a document",
  folder: "files",
  endings: ".pdf",
  isOne: (name) => /\.pdf$/i.test(name),
  // Cloudflare takes files of up to 25 MiB (developers.cloudflare.com/workers/platform/limits).
  limit: () => ({ megabytes: 25, fix: "save it with smaller pictures" }),
};

/**
 * Reads the PDF that a content file names, perhaps with a fragment such as `#page=3`.
 * @returns the file, or a sentence for the writer that says why there is none
 */
export async function readDocument(
  contentFolder: string,
  contentFile: string,
  name: string,
): Promise<SourceDocument | string> {
  const [plain = "", part] = name.split("#");
  const found = await readAsset(contentFolder, contentFile, plain, DOCUMENTS);
  if (typeof found === "string") return found;
  const { file, source } = found;
  const read = await cachedValue(source, "pdf-2.json", () => readPdf(source));
  if (typeof read === "string") return `the file "${plain}" ${read}`;
  return { ...file, bytes: source.length, ...read, part };
}

type Pdf = Pick<SourceDocument, "pages" | "notes">;

const NO_TITLE =
  /^(?:PowerPoint Presentation|about:blank|Document\s?\d*|Untitled.*|Microsoft \w+ - .*|.*\.(?:docx?|pptx?|pdf))?$/i;

/**
 * Reads a PDF as Firefox does. Warns of a missing title, language or tags (WCAG, PDF18, PDF16, PDF9), which not every
 * program writes.
 * @returns a string, to continue after the file's name, if it must not be published
 */
async function readPdf(source: Buffer): Promise<Pdf | string> {
  // Don't import this at the top, because it takes a second.
  const { getDocumentProxy } = await import("unpdf");
  try {
    const pdf = await getDocumentProxy(new Uint8Array(source), { verbosity: 0 });
    const { info } = await pdf.getMetadata();
    const marks: unknown = await pdf.getMarkInfo();
    const valueOf = (name: string) => String(Reflect.get(info, name) ?? "").trim();
    const { numPages: pages } = pdf;
    await pdf.cleanup();
    const title = valueOf("Title");
    const isTagged =
      typeof marks === "object" && marks !== null && "Marked" in marks && marks.Marked;
    const author = valueOf("Author");
    const notes = [
      NO_TITLE.test(title) &&
        `has ${title ? `the title "${title}"` : "no title"}, which readers see in search results`,
      !valueOf("Language") && "does not say its language",
      !isTagged && "has no tags, which screen readers need",
      author && `names "${author.slice(0, 60)}" as its author, which everybody can read`,
    ];
    return { pages, notes: notes.flatMap((note) => note || []) };
  } catch {
    return "is damaged, protected with a password, or not a PDF; save it again as PDF, without a password";
  }
}

/** Generates the import of a PDF, whose URL Vite hashes, and a `DocumentFile` for pages. */
export function writeDocumentModule(
  document: SourceDocument,
  name: string,
  language: string,
): string {
  const { path, bytes, part } = document;
  const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
  const details = `PDF, ${formatSize(bytes, language)}`;
  const href = part === undefined ? `${name}_url` : `${name}_url + ${JSON.stringify(`#${part}`)}`;
  return `import ${name}_url from ${url};
const ${name} = { href: ${href}, details: ${JSON.stringify(details)} };`;
}

/** Formats a size in decimal units, as browsers do. */
function formatSize(bytes: number, locale: string): string {
  const [size, unit, digits] =
    bytes < 1e5 ? [Math.ceil(bytes / 1e3), "kilobyte", 0] : [bytes / 1e6, "megabyte", 1];
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return size.toLocaleString(locale, { style: "unit", unit, ...fractions });
}
