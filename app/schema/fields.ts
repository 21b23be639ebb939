// The kinds of field, each with a description and an example, for the manual and messages. `meta`: `what` continues "is not …"
// in messages; `names`: its value names a file or a page; `seen: false`: visitors do not see it; `private`: components do not
// get it; `later`: visitors see it after an action, or on some pages only; `claim`: the fields of a group that are a figure and
// its name; `placeholder`: it notes what is not yet a fact.
import { z } from "zod";
import { isDate, isDay, isTimeZone } from "./dates";

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
  /** Its kind, size and length: "PDF, 2.1 MB, 14 pages". */
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

/** Accepts a year. */
export function year(description: string) {
  const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written);
  return formed(isYear, "a year written as YYYY", { description, examples: ["2019"] });
}

/** Accepts a year, a month or a day. */
export function date(description: string, example: string) {
  const what = "a date of the calendar, written as YYYY, YYYY-MM or YYYY-MM-DD";
  return formed(isDate, what, { description, examples: [example] });
}

/** Accepts a day. */
export function day(description: string) {
  const what = "a day of the calendar, written as YYYY-MM-DD";
  return formed(isDay, what, { description, examples: ["2026-11-24"] });
}

/** Accepts the time of a start, or of a start and an end. */
export function time(description: string) {
  const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
  const isTime = (written: string) => new RegExp(`^${clock}(?:-${clock})?$`).test(written);
  const what =
    "a time from 00:00 to 23:59, written as HH:MM, or with a plain hyphen as HH:MM-HH:MM";
  return formed(isTime, what, { description, examples: ["09:30-10:15"], private: true });
}

/** Accepts a time zone. */
export function timeZone(description: string) {
  const what = "the name of a time zone; write it as Continent/City, with its largest city";
  return formed(isTimeZone, what, { description, examples: ["Europe/Berlin"], private: true });
}

/** Accepts a text of one form, which visitors see in another or not at all. */
function formed(isRight: (written: string) => boolean, what: string, meta: z.core.GlobalMeta) {
  return z
    .string()
    .refine(isRight)
    .meta({ ...meta, what, seen: false });
}

/** Accepts an e-mail address. */
export function emailAddress(description: string) {
  return z.email().meta({
    description,
    examples: ["hello@example.com"],
    what: "an e-mail address",
  });
}

/** Accepts a telephone number with its country code, or from the US. */
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

/** Accepts the address of a page on another site. */
export function webAddress(description: string, example: string) {
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain }).meta({
    seen: false,
    description,
    examples: [example],
    what: "an address that starts with https://",
  });
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
  return fileName
    .meta({
      names: "target",
      description,
      examples: [example],
      what: "a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:",
    })
    .transform((name): LinkTarget => (isDocumentPath(name) ? refer<DocumentFile>(name) : name));
}

/** Tells whether an address is meant as the path of a document and not of a page. */
export function isDocumentPath(address: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.|[^/.]+\.[^/]+\/)/i.test(address)) return false;
  return /\.pdf(?:#.*)?$/i.test(address) || /^\.{1,2}\/(?:.*\/)?files\//.test(address);
}

function refer<File extends Image | DocumentFile>(name: string): File {
  const reference: FileReference = { kind: "file reference", name };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the build replaces each reference by its file
  return reference as unknown as File;
}
