// The kinds of field that schemas are made of. Each has one sentence for writers, in the manual and in messages, and one
// example. Its `meta` says the rest: `what` continues "is not …" for a field that is not plain text; `names` says that its
// value names a file or a page; `seen: false` that no visitor sees its words; `private: true` that no component gets it;
// `later: true` that visitors see it after an action, or on some pages only; `claim` which fields of a group are a figure and
// its name; `placeholder: true` that it is a note on what is not yet a fact.
import { z } from "zod";
import { DATE, DAY, explainDate, explainDay, explainTime, explainTimeZone, TIME } from "./dates";

/** An image as components receive it; width and height are in CSS pixels, read from the file. */
export interface Image {
  /** The file that every browser can show. */
  src: string;
  width: number;
  height: number;
  /** The same picture in other formats and widths, best format first; a drawing has none. */
  sources?: { type: string; srcset: string }[];
}

/** A document of this site as components receive it. */
export interface DocumentFile {
  /** Its address, with a hash of its content in it. */
  href: string;
  /** Its kind, size and length: "PDF, 2.1 MB, 14 pages". */
  details: string;
}

/** Where a link leads: an address as it was written, or a document. */
export type LinkTarget = string | DocumentFile;

/** An image or a document in checked fields, by the name that the writer gave it. */
export interface FileReference {
  kind: "file reference";
  name: string;
}

/** One line of text, never blank, at most `max` characters. */
export function text(description: string, example: string, max = 300) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ description, examples: [example] });
}

/** The same for writers and reviewers: no visitor sees it. */
export function unseen(...field: Parameters<typeof text>) {
  return text(...field).meta({ seen: false });
}

/** A year, a month or a day. */
export function date(description: string, example: string) {
  return validated(explainDate, { description, examples: [example], what: DATE });
}

/** A whole day. */
export function day(description: string) {
  return validated(explainDay, { description, examples: ["2026-11-24"], what: DAY });
}

/** When something starts, or starts and ends, on one clock. */
export function time(description: string) {
  return validated(explainTime, { description, examples: ["09:30-10:15"], what: TIME });
}

/** The zone of a time or a day. */
export function timeZone(description: string) {
  return validated(explainTimeZone, { description, examples: ["Europe/Berlin"], private: true });
}

/** A text for the build. @param explain says what is wrong with one, if anything is */
function validated(explain: (written: string) => string | undefined, meta: z.core.GlobalMeta) {
  return z
    .string()
    .min(1, { abort: true })
    .superRefine((written, context) => {
      const message = explain(written);
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta({ ...meta, seen: false });
}

/** An e-mail address. */
export function emailAddress(description: string) {
  return z.email().meta({
    description,
    examples: ["hello@example.com"],
    what: "an e-mail address",
  });
}

/** A telephone number as people write it. Without its country code, only a US number can be dialed from everywhere. */
export function phoneNumber(description: string) {
  return z
    .string()
    .regex(/^(?:\+\d[\d ().-]{6,24}|(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?\d{3}[ .-]?\d{4})$/)
    .meta({
      description,
      examples: ["(919) 555-0100"],
      what: "a telephone number of digits, spaces and ( ) + - . with its country code, such as +41 61 555 01 00",
    });
}

/** The address of a page on another site. */
export function webAddress(description: string, example: string) {
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain }).meta({
    seen: false,
    description,
    examples: [example],
    what: "an address that starts with https://",
  });
}

/** `true`, `false`, or nothing at all. */
export function flag(description: string) {
  return z
    .enum(["true", "false"])
    .meta({ description, examples: ["true"], what: "true or false", seen: false })
    .transform((written) => written === "true")
    .optional();
}

const fileName = z.string().trim().min(1);

/** An image file, named relative to the content file. */
export function imageFile(description: string, example: string) {
  return fileName
    .meta({ names: "image", description, examples: [example], what: "an image file" })
    .transform(refer<Image>);
}

/** A document, named relative to the content file. */
export function documentFile(description: string, example: string) {
  return fileName
    .meta({ names: "document", description, examples: [example], what: "a PDF in content/files" })
    .transform(refer<DocumentFile>);
}

/** Where a link or a button leads: within this site, to one of its documents, or elsewhere. */
export function linkTarget(description: string, example: string) {
  return fileName
    .meta({
      names: "target",
      description,
      examples: [example],
      what: "a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:",
    })
    .transform((name): LinkTarget => (isDocumentPath(name) ? refer<DocumentFile>(name) : name));
}

/** Whether an address, as a writer has written it, is meant as the path of a document and not as that of a page. */
export function isDocumentPath(address: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.|[^/.]+\.[^/]+\/)/i.test(address)) return false;
  return /\.pdf(?:#.*)?$/i.test(address) || /^\.{1,2}\/(?:.*\/)?files\//.test(address);
}

function refer<File extends Image | DocumentFile>(name: string): File {
  const reference: FileReference = { kind: "file reference", name };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what components get: the build puts the file in place of each reference
  return reference as unknown as File;
}
