// The kinds of field that schemas are made of. Each has one sentence for writers (it becomes the manual) and one
// example (it becomes part of the error message); `what` names a field that is not plain text.
import { z } from "zod";
import type { Count } from "./counts";
import { explainDate, explainDay } from "./dates";

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
  /** Its kind, size and length in words: "PDF, 2.1 MB, 14 pages". */
  note: string;
}

/** Where a link leads: an address as it was written, or a document. */
export type LinkTarget = string | DocumentFile;

/** Turns a writer's relative path into an {@link Image}, or reports why it cannot; the content check supplies it. */
export type ImageField = z.ZodType<Image, string>;

/** Checks that a path leads to a page of this site; the content check supplies it. */
export type PathField = z.ZodType<string, string>;

/** Checks an address of any kind, and turns the path of a document into a {@link DocumentFile}; as above. */
export type TargetField = z.ZodType<LinkTarget, string>;

/** The kinds of field whose values only the content check can judge: they name files and pages. */
export interface NamingFields {
  image: ImageField;
  path: PathField;
  target: TargetField;
  /** As `target`, for documents only. */
  document: TargetField;
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

/** A year, a month or a day. */
export function date(description: string, example: string) {
  return dateBy(explainDate).meta({ description, examples: [example], what: "a date" });
}

/** A whole day. */
export function day(description: string) {
  return dateBy(explainDay).meta({ description, examples: ["2026-11-24"], what: "a day" });
}

/** YAML reads a year alone as a number; it is returned as text too. @param explain what is wrong with a text */
function dateBy(explain: (written: string) => string | undefined) {
  const asText = (written: unknown) => (typeof written === "number" ? String(written) : written);
  const rule = z.string().superRefine((written, context) => {
    const message = explain(written);
    if (message) context.addIssue({ code: "custom", message });
  });
  return z.preprocess(asText, rule);
}

/** A whole number. */
export function wholeNumber(description: string, example: number, max: number) {
  return z
    .int()
    .min(0)
    .max(max)
    .meta({ description, examples: [example], what: `a whole number such as ${example}` });
}

/** An e-mail address. */
export function emailAddress(description: string) {
  return z.email().meta({
    description,
    examples: ["hello@example.com"],
    what: "an e-mail address",
  });
}

/** A telephone number as people write it. */
export function phoneNumber(description: string) {
  return z
    .string()
    .regex(/^[+(\d][\d ().-]{6,24}$/)
    .meta({ description, examples: ["(919) 555-0100"], what: "a telephone number" });
}

/** `true`, or nothing at all. */
export function flag(description: string) {
  return z
    .boolean()
    .optional()
    .meta({ description, examples: [true], what: "true or false" });
}

/** A list of as many entries as its layout can bear. */
export function listOf<T extends z.ZodType>(entry: T, count: Count, description: string) {
  return z.array(entry).min(count.min).max(count.max).meta({ description, count });
}

/** An image file, named relative to the content file. */
export function imageFile(image: ImageField, description: string, example: string) {
  return image.meta({ description, examples: [example], what: "an image file" });
}

/** The path of a page, optionally with `#` and the id of a part of that page. */
export function pagePath(path: PathField, description: string, example: string) {
  return path.meta({ description, examples: [example], what: "the path of a page of this site" });
}

/** Where a link or a button leads: within this site, to one of its documents, or elsewhere. */
export function linkTarget(target: TargetField, description: string, example: string) {
  const what =
    "a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:,";
  return target.meta({ description, examples: [example], what });
}

/** A document, named relative to the content file. */
export function documentFile(document: TargetField, description: string, example: string) {
  return document.meta({ description, examples: [example], what: "a PDF in content/files" });
}
