// The bytes of a PDF in; out its number of pages, or why it must not be published.
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from "@cantoo/pdf-lib";

/** What a PDF holds. */
export interface ReadPdf {
  pages: number;
  /** Why it must not be published, the rest of a sentence that begins with its name. */
  refusal?: string;
}

/** What does something when it is opened or pressed, or brings another file (ISO 32000-2, 12.6.4, 7.11.4, 13.7). */
const ACTIVE: [RegExp, string][] = [
  [/^(?:JS|JavaScript|XFA)$/, "holds scripts"],
  [/^(?:Launch|ImportData|SubmitForm)$/, "starts programs or sends data"],
  [/^(?:EF|EmbeddedFile|RichMedia|GoToE)$/, "holds other files"],
];

/** Reads a PDF; a title and a language are what WCAG 2.4.2 and 3.1.1 ask of it (techniques PDF18 and PDF16). */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const options = { updateMetadata: false, throwOnInvalidObject: true, preserveXFA: true };
  try {
    const document = await PDFDocument.load(bytes, options);
    const refusal = explainActive(document) ?? explainMissing(document);
    return { pages: document.getPageCount(), ...(refusal && { refusal }) };
  } catch (error) {
    const refusal =
      error instanceof EncryptedPDFError
        ? "is protected with a password, expected one that everybody can open; save it without"
        : "is damaged or is no PDF, expected one that opens in a browser; save it again as PDF";
    return { pages: 0, refusal };
  }
}

function explainMissing(document: PDFDocument): string | undefined {
  const cure = "write it into the properties of the document, and save it as PDF again";
  if (!(document.getTitle() ?? titleInXmp(document))?.trim())
    return `has no title, which readers see above it and in search results; ${cure}`;
  if (!document.getLanguage()?.trim())
    return `does not say its language, which screen readers need, such as en-US; ${cure}`;
  return undefined;
}

/** Where PDF 2.0 keeps the title (ISO 32000-2, 14.3.3). */
function titleInXmp({ catalog }: PDFDocument): string | undefined {
  const metadata = catalog.lookup(PDFName.of("Metadata"));
  if (!(metadata instanceof PDFRawStream)) return undefined;
  const text = Buffer.from(decodePDFRawStream(metadata).decode()).toString();
  return /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)/.exec(text)?.[1];
}

function explainActive({ context }: PDFDocument): string | undefined {
  const names = new Set(
    context.enumerateIndirectObjects().flatMap(([, object]) => namesIn(object)),
  );
  const [, found] = ACTIVE.find(([form]) => [...names].some((name) => form.test(name))) ?? [];
  return found && `${found}, which the site does not publish; save it as PDF/A-2, which has none`;
}

/** The keys of all dictionaries in an object, and the kinds of things that they say to be. */
function namesIn(object: PDFObject): string[] {
  if (object instanceof PDFStream) return namesIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(namesIn);
  if (!(object instanceof PDFDict)) return [];
  return object.entries().flatMap(([key, value]) => [
    key.decodeText(),
    // `/S /Launch` and `/Type /EmbeddedFile`; other names are data, such as those of fonts.
    ...(value instanceof PDFName && /^(?:S|Type|Subtype)$/.test(key.decodeText())
      ? [value.decodeText()]
      : namesIn(value)),
  ]);
}
