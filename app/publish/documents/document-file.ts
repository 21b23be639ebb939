// Reads the PDFs that content files name, says why one must not be published, and declares them to pages.
import { readFile } from "node:fs/promises";
import { sep } from "node:path";

import { cached } from "../cache";
import { readAsset, type AssetFile, type AssetKind } from "../images/asset-name";
import { count } from "../problems/problem";

export interface SourceDocument extends AssetFile {
  bytes: number;
  pages: number;
  /** What somebody should look at before it is published, each the rest of a sentence that begins with its name. */
  notes: string[];
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
  const made = await cached([source], "pdf.json", async () =>
    JSON.stringify(await readPdf(source)),
  );
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by the lines above
  const read: Pdf | string = JSON.parse(await readFile(made, "utf8"));
  if (typeof read === "string") return `the file "${name}" ${read}`;
  return { ...file, bytes: source.length, ...read };
}

/** What is known of a PDF that may be published. */
type Pdf = Pick<SourceDocument, "pages" | "notes">;

/**
 * A title and a language are what WCAG 2.4.2 and 3.1.1 require of a PDF (techniques PDF18 and PDF16). PDF.js reads it, as
 * Firefox does.
 * @returns what is in it, or why it must not be published, the rest of a sentence that begins with its name
 */
async function readPdf(source: Buffer): Promise<Pdf | string> {
  // Loaded only for new documents: it takes a second.
  const { getDocumentProxy } = await import("unpdf");
  const cure = "write it into the properties of the document, and save it as PDF again";
  try {
    const pdf = await getDocumentProxy(new Uint8Array(source), { verbosity: 0 });
    const { info } = await pdf.getMetadata();
    const valueOf = (name: string) => String(Reflect.get(info, name) ?? "").trim();
    const faults = [
      ...(valueOf("Title")
        ? []
        : ["has no title, which readers see above it and in search results"]),
      ...(valueOf("Language") ? [] : ["does not say its language, which screen readers need"]),
    ];
    if (faults.length > 0) return `${faults.join(", and ")}; ${cure}`;
    const notes: string[] = [];
    const author = valueOf("Author");
    if (author)
      notes.push(
        `names "${author.slice(0, 60)}" as its author, which everybody can read; delete it from the properties of the document if it should not`,
      );
    if (await pdf.hasJSActions())
      notes.push("contains scripts, which run when somebody opens it; save it without them");
    const { numPages: pages } = pdf;
    await pdf.cleanup();
    return { pages, notes };
  } catch (error) {
    return error instanceof Error && error.name === "PasswordException"
      ? "is protected with a password; save it without one"
      : "is damaged or not a PDF; save it again as PDF";
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
