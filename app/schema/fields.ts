// The kinds of field, each with a description and an example, for the manual and messages. `meta`: `what` continues "is not …"
// in messages; `names`: its value names a file or a page; `seen: false`: visitors do not see it; `private`: components do not
// get it; `later`: visitors see it after an action, or on some pages only; `claim`: the fields of a group that are a figure and
// its name; `placeholder`: it notes what is not yet a fact.
import { z } from "zod";
import { kindOf } from "./file-kinds";

/** An image as components receive it, with its size in CSS pixels. */
export interface Image {
  /** The file that every browser can show. */
  src: string;
  width: number;
  height: number;
  /** Other formats and widths, the best format first; a drawing has none. */
  sources?: { type: string; srcset: string }[];
}

/** A document as components receive it. */
export interface DocumentFile {
  href: string;
  /** Its kind and size: "PDF, 2.1 MB". */
  details: string;
}

export type LinkTarget = string | DocumentFile;

/** A file in checked fields, by the name that the writer gave it. */
export interface FileReference {
  kind: "file reference";
  name: string;
}

/** Accepts one line of text, never blank, of at most `max` characters. */
export function text(description: string, example: string, max = 300) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ description, examples: [example] });
}

/** Accepts a text that only writers and reviewers see. */
export function unseen(...field: Parameters<typeof text>) {
  return text(...field).meta({ seen: false });
}

/** Accepts a number of zero or more; fields are read as texts. */
export function amount(description: string, example: number) {
  const what = "a number of digits, with a point for fractions";
  return z.coerce
    .number<string>()
    .min(0)
    .meta({ description, examples: [example], what, seen: false });
}

/** Accepts a year, a month or a day. */
export function date(description: string, example: string) {
  const what = "a date of the calendar, written as YYYY, YYYY-MM or YYYY-MM-DD";
  return dateField(isDate, { description, examples: [example], what });
}

/** Accepts a day. */
export function day(description: string) {
  const isDay = (written: string) => written.length === 10 && isDate(written);
  const what = "a day of the calendar, written as YYYY-MM-DD";
  return dateField(isDay, { description, examples: ["2026-11-24"], what });
}

function dateField(isRight: (written: string) => boolean, meta: z.core.GlobalMeta) {
  return z
    .string()
    .refine(isRight)
    .meta({ ...meta, seen: false });
}

/** Tells whether the calendar has a date; JavaScript alone turns 30 February into 2 March. */
function isDate(written: string): boolean {
  if (!/^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written)) return false;
  const day = new Date(written);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(written);
}

/** Accepts a language as a tag of BCP 47. */
export function language(description: string) {
  const isLanguage = (written: string) => {
    try {
      return Intl.getCanonicalLocales(written)[0] === written;
    } catch {
      return false;
    }
  };
  const what = "the tag of a language, such as en, fr or pt-BR";
  return z
    .string()
    .refine(isLanguage)
    .meta({ description, examples: ["fr"], what, seen: false });
}

/** Accepts an e-mail address. */
export function emailAddress(description: string) {
  return z
    .email()
    .meta({ description, examples: ["hello@example.com"], what: "an e-mail address" });
}

const WITH_COUNTRY = /^\+\d[\d ().-]{6,24}$/;
const IN_THE_US = /^(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?\d{3}[ .-]?\d{4}$/;

/** Accepts a telephone number with its country code, or from the US. */
export function phoneNumber(description: string) {
  const what =
    "a telephone number of digits, spaces and ( ) + - . with its country code, such as +41 61 555 01 00";
  return z
    .string()
    .refine((written) => WITH_COUNTRY.test(written) || IN_THE_US.test(written))
    .meta({ description, examples: ["(919) 555-0100"], what });
}

/** Accepts the address of a page on another site. */
export function webAddress(description: string, example: string) {
  const what = "an address that starts with https://";
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .meta({ description, examples: [example], what, seen: false });
}

/** Accepts `true`, `false`, or no field. */
export function flag(description: string) {
  return z
    .enum(["true", "false"])
    .meta({ description, examples: ["true"], what: "true or false", seen: false })
    .transform((written) => written === "true")
    .optional();
}

const fileName = z.string().trim().min(1);

/** Accepts an image file. */
export function imageFile(description: string, example: string) {
  return fileName
    .meta({ names: "image", description, examples: [example], what: "an image file" })
    .transform(refer<Image>);
}

/** Accepts a document. */
export function documentFile(description: string, example: string) {
  return fileName
    .meta({ names: "document", description, examples: [example], what: "a PDF in content/files" })
    .transform(refer<DocumentFile>);
}

/** Accepts a page, a document or another address. */
export function linkTarget(description: string, example: string) {
  const what =
    "a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:";
  return fileName
    .meta({ names: "target", description, examples: [example], what })
    .transform((name): LinkTarget => (isDocumentPath(name) ? refer<DocumentFile>(name) : name));
}

/** Tells whether an address is meant as the path of a document and not of a page. */
export function isDocumentPath(address: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.|[^/.]+\.[^/]+\/)/i.test(address)) return false;
  const [file = ""] = address.split("#");
  return kindOf(file)?.folder === "files" || /^\.{1,2}\/(?:.*\/)?files\//.test(address);
}

function refer<File extends Image | DocumentFile>(name: string): File {
  const reference: FileReference = { kind: "file reference", name };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the build replaces each reference by its file
  return reference as unknown as File;
}
