// Reads the PDFs that content files name, says why one must not be published, and declares them to pages.
import { sep } from "node:path";

import { cachedValue } from "../cache";
import { LIMITS } from "../hosting/limits";
import { readAsset, type AssetFile, type AssetKind } from "../images/asset-name";
import type { Frame } from "../../schema/site";

export interface SourceDocument extends AssetFile {
  bytes: number;
  pages: number;
  /** What somebody should look at before it is published, each the rest of a sentence that begins with its name. */
  notes: string[];
  /** Where in it a link leads, as in `#page=3`. */
  part?: string | undefined;
}

const DOCUMENTS: AssetKind = {
  what: "a document",
  folder: "files",
  endings: ".pdf",
  isOne: (name) => /\.pdf$/i.test(name),
  // Below what a host takes: a MiB is more than a MB.
  limit: () => ({ megabytes: LIMITS.mebibytes, fix: "save it with smaller pictures" }),
};

/**
 * Finds and reads the document that a content file names, perhaps with a part such as `#page=3`.
 * @param contentFolder @param contentFile absolute paths
 * @returns the file, or a sentence for the writer that says why there is none
 * @throws when the disk fails
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

/** What is known of a PDF that may be published. */
type Pdf = Pick<SourceDocument, "pages" | "notes">;

/** Titles that programs give by themselves. */
const NO_TITLE =
  /^(?:PowerPoint Presentation|about:blank|Document\s?\d*|Untitled.*|Microsoft \w+ - .*|.*\.(?:docx?|pptx?|pdf))?$/i;

/**
 * PDF.js reads it, as Firefox does. A title, a language and tags are what WCAG requires of a PDF (2.4.2, 3.1.1 and 1.3.1;
 * techniques PDF18, PDF16 and PDF9); not every program can write them.
 * @returns what is in it, or why it must not be published, the rest of a sentence that begins with its name
 */
async function readPdf(source: Buffer): Promise<Pdf | string> {
  // Loaded only for new documents: it takes a second.
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

/**
 * An import, and `const <name> = …` with a `DocumentFile` (app/schema/fields.ts). The URL is an import, so that Vite puts a
 * hash of the content into it.
 */
export function documentSource(
  document: SourceDocument,
  name: string,
  frame: Pick<Frame, "dates" | "labels">,
): string {
  const { path, bytes, pages, part } = document;
  const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
  const { dates: locale, labels } = frame;
  const words = (pages === 1 ? labels.page : labels.pages).replace("{n}", String(pages));
  const details = `PDF, ${sizeOf(bytes, locale)}, ${words}`;
  const href = part === undefined ? `${name}_url` : `${name}_url + ${JSON.stringify(`#${part}`)}`;
  return `import ${name}_url from ${url};
const ${name} = { href: ${href}, details: ${JSON.stringify(details)} };`;
}

/** In the decimal units that browsers and file managers show. */
function sizeOf(bytes: number, locale: string): string {
  const inUnit = (size: number, unit: string, digits: number) =>
    size.toLocaleString(locale, {
      ...{ style: "unit", unit, minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  return bytes < 1e5
    ? inUnit(Math.ceil(bytes / 1e3), "kilobyte", 0)
    : inUnit(bytes / 1e6, "megabyte", 1);
}
