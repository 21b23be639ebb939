// The kinds of field, each with its sentence for the manual and messages. `meta`: `what` continues "is not …" in messages;
// `names`: its value names a file, a page or a list; `seen: false`: visitors see it in no text; `private`: components do not
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

/** Accepts a text of one paragraph, never blank. */
export function text(description: string, max = 300) {
  return z.string().trim().min(1).max(max).describe(description);
}

/** Accepts a text that only writers and reviewers see. */
export function unseen(description: string, max = 300) {
  return text(description, max).meta({ seen: false });
}

/** Accepts a list with so many entries. */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  [min, max]: readonly [min: number, max: number],
  description: string,
) {
  return z.array(entry).min(min).max(max).describe(description);
}

/** Accepts `true`, `false`, or no field. */
export function flag(description: string) {
  return z
    .enum(["true", "false"])
    .meta({ description, what: "true or false", seen: false })
    .transform((written) => written === "true")
    .optional();
}

/** Accepts a number of zero or more; fields are read as texts. */
export function amount(description: string) {
  const what = "a number of digits, with a point for fractions";
  return z.coerce.number<string>().min(0).meta({ description, what, seen: false });
}

export const date = valueOf(isDate, "a date, written as YYYY, YYYY-MM or YYYY-MM-DD");
export const day = valueOf(
  (written) => written.length === 10 && isDate(written),
  "a day of the calendar, written as YYYY-MM-DD",
);
export const language = valueOf(
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/,
  "the tag of a language (BCP 47), such as en, fr or pt-BR",
);
export const emailAddress = valueOf(z.regexes.email, "an e-mail address");
export const webAddress = valueOf(
  /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/,
  "an address that starts with https://",
);
export const phoneNumber = valueOf(
  isPhone,
  "a telephone number with its country code, such as +41 61 555 01 00",
);
export const domain = valueOf(
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
  "a domain in small letters, without https:// or a path",
);

/** Makes a kind of field that accepts one form of text. */
function valueOf(form: RegExp | ((written: string) => boolean), what: string) {
  const isRight = form instanceof RegExp ? (written: string) => form.test(written) : form;
  return (description: string) =>
    z.string().refine(isRight).meta({ description, what, seen: false });
}

/** Tells whether the calendar has a date; JavaScript alone turns 30 February into 2 March. */
function isDate(written: string): boolean {
  if (!/^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(written)) return false;
  const date = new Date(written);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(written);
}

function isPhone(written: string): boolean {
  const isOfTheUs = /^(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(written);
  return isOfTheUs || /^\+\d[\d ().-]{6,24}$/.test(written);
}

/** Accepts an image file. */
export function imageFile(description: string) {
  return named("image", "an image file", description).transform(refer<Image>);
}

/** Accepts a document. */
export function documentFile(description: string) {
  return named("document", "a PDF in content/files", description).transform(refer<DocumentFile>);
}

/** Accepts the path of a page. */
export function pagePath(description: string) {
  return named("page", "the path of a page of this site", description);
}

/** Accepts the folder of a list. */
export function listName() {
  return named("list", "the folder of a list", "The folder of the list, below `content`: `news`.");
}

/** Accepts a page, a document or another address. */
export function linkTarget(description: string) {
  const what = "a page, a document such as `./files/deck.pdf`, or https://, mailto: or tel:";
  return named("target", what, description).transform((name): LinkTarget =>
    isDocumentPath(name) ? refer<DocumentFile>(name) : name,
  );
}

function named(names: string, what: string, description: string) {
  return z.string().trim().min(1).meta({ names, what, description });
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
