import { z } from "zod";

import { kindOf } from "./file-kinds";
import { phoneUrl } from "./phone-url";

declare module "zod" {
  interface GlobalMeta {
    /** Continues "is not …" in messages. */
    expected?: string;
    /** A "page" is of this site; a "target" may be elsewhere; a "list" is a folder. */
    names?: "image" | "document" | "page" | "target" | "list";
    visible?: boolean;
    /** Visitors see it after an action, or on some pages only. */
    later?: boolean;
    /** Components do not get it. */
    private?: boolean;
    placeholder?: boolean;
    /** The field that names a group's figure. */
    claim?: string;
  }
}

export interface FileReference<Kind = "image" | "document"> {
  kind: "file reference";
  file: Kind;
  name: string;
}

/** In CSS pixels. */
export interface Image {
  /** The file that every browser can show. */
  src: string;
  width: number;
  height: number;
  /** The best format first; a drawing has none. */
  sources?: { type: string; srcset: string }[];
}

export interface DocumentLink {
  href: string;
  /** "PDF, 2.1 MB". */
  details: string;
}

/** Checked fields as components receive them. */
export type Shown<Value> =
  Value extends FileReference<"image">
    ? Image
    : Value extends FileReference<"document">
      ? DocumentLink
      : Value extends object
        ? { [Name in keyof Value]: Shown<Value[Name]> }
        : Value;

export type LinkTarget = string | DocumentLink;

/** Accepts a text of one paragraph, never blank. */
export function text(description: string, max = 300) {
  return z.string().trim().min(1).max(max).describe(description);
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
    .meta({ description, expected: "true or false", visible: false })
    .transform((written) => written === "true")
    .optional();
}

/** Accepts a number of zero or more; fields are read as texts. */
export function amount(description: string) {
  const expected = "a number of digits, with a point for fractions";
  const written = z.string().regex(/^\d+(?:\.\d+)?$/);
  return written.meta({ description, expected, visible: false }).transform(Number);
}

export const date = fieldOf(
  z.union([z.iso.date(), z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)]),
  "a date, written as YYYY, YYYY-MM or YYYY-MM-DD",
);
export const day = fieldOf(z.iso.date(), "a day of the calendar, written as YYYY-MM-DD");
export const language = fieldOf(
  z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/),
  "the tag of a language (BCP 47), such as en, fr or pt-BR",
);
export const email = fieldOf(z.email(), "an e-mail address");
export const webAddress = fieldOf(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  "an address that starts with https://",
);
export const phone = fieldOf(
  z.string().refine(isPhone),
  "a telephone number with its country code, such as +41 61 555 01 00",
);
export const domain = fieldOf(
  z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/),
  "a domain in small letters, without https:// or a path",
);

function fieldOf(schema: z.ZodType<string, string>, expected: string) {
  return (description: string) => schema.meta({ description, expected, visible: false });
}

function isPhone(written: string): boolean {
  return /^[+\d\s().\p{Pd}]+$/u.test(written) && /^tel:\+\d{7,15}$/.test(phoneUrl(written));
}

/** Accepts an image file. */
export function imageFile(description: string) {
  return named("image", "an image file", description).transform((name) => refer("image", name));
}

/** Accepts a document. */
export function documentFile(description: string) {
  const field = named("document", "a file in content/files", description);
  return field.transform((name) => refer("document", name));
}

/** Accepts the path of a page. */
export function pagePath(description: string) {
  return named("page", "the path of a page of this site", description);
}

export const listName = named(
  "list",
  "the folder of a list",
  "The folder of the list, below `content`: `news`.",
);

/** Accepts a page, a document or another address. */
export function linkTarget(description: string) {
  const expected = "a page, a document such as `./files/deck.pdf`, or https://, mailto: or tel:";
  return named("target", expected, description).transform((name) =>
    isDocumentPath(name) ? refer("document", name) : name,
  );
}

function named(names: z.core.GlobalMeta["names"], expected: string, description: string) {
  return z.string().trim().min(1).meta({ names, expected, description });
}

function refer<Kind extends string>(file: Kind, name: string): FileReference<Kind> {
  return { kind: "file reference", file, name };
}

/** Tells whether an address is meant as that of a document. */
export function isDocumentPath(address: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.|[^/.]+\.[^/]+\/)/i.test(address)) return false;
  const [file = ""] = address.split("#");
  return kindOf(file)?.folder === "files" || /^\.{1,2}\/(?:.*\/)?files\//.test(address);
}
