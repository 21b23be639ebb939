// What the schemas say about the texts of a file: which fields hold them, what they name, who sees them.
import { z } from "zod";

import { isDocumentPath } from "../../../schema/fields";
import { FILES, PLACES, type Place } from "../../../schema/pages";
import { hasLayout } from "./collection";
import type { FieldPath, Mention } from "./model";
import { valueAt } from "./source-file";

/** The schema of the file with this name. @param place what it is, if it has no layout of its own */
export function schemaOf(name: string, place: Place = "page"): z.ZodObject {
  return hasLayout(name) ? FILES[name] : PLACES[place];
}

/** A text among the values of fields. */
export interface FieldText {
  path: FieldPath;
  text: string;
  /** What it names, if it names something. */
  names: Mention["kind"] | undefined;
  /** Whether visitors see its words, on the page or in a search result, and whether only later. */
  isSeen: boolean;
  isLater: boolean;
}

/** The texts in a field's value. This is the only walk through a schema. */
export function textsIn(
  schema: unknown,
  value: unknown,
  path: FieldPath = [],
  isLater = false,
): FieldText[] {
  const field = unwrap(schema);
  const { names, seen, later } = metaOf(schema);
  const isNowLater = isLater || later === true;
  if (typeof value === "string") {
    const kind = KINDS.find((each) => each === names);
    const isSeen = !kind && seen !== false;
    return field ? [{ path, text: value, names: kind, isSeen, isLater: isNowLater }] : [];
  }
  if (field instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, at) => textsIn(field.element, entry, [...path, at], isNowLater));
  if (!(field instanceof z.ZodObject)) return [];
  return Object.entries(field.shape).flatMap(([key, part]) =>
    textsIn(part, valueAt(value, [key]), [...path, key], isNowLater),
  );
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

/** The schema of the field at a path, as far as there is one. */
export function fieldAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, key) => {
    const field = unwrap(at);
    if (field instanceof z.ZodArray) return field.element;
    return field instanceof z.ZodObject ? field.shape[String(key)] : undefined;
  }, schema);
}

/** The fields that no component gets. */
export function privateFieldsOf(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((name) => metaOf(schema.shape[name])["private"]);
}

/** The schema of what a writer writes: without a default, and without what the site makes of it. */
export function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return schema;
}

/** What a schema says about itself: description, examples, `what`, `names` and so on. */
export function metaOf(schema: unknown): z.core.GlobalMeta {
  const field = unwrap(schema);
  const outer = (schema instanceof z.ZodType && schema.meta()) || {};
  return { ...((field instanceof z.ZodType && field.meta()) || {}), ...outer };
}

/** What it says, to continue a sentence: "the text of the link". Never a value that could be pasted. */
export function descriptionOf(schema: unknown): string {
  const [sentence = ""] = (metaOf(schema).description ?? "its words").split(/\.(?:\s|$)|[:;] /, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** What a link leads to decides how it is checked. */
export function kindOf(kind: Mention["kind"], name: string): Mention["kind"] {
  return kind === "target" && isDocumentPath(name.trim()) ? "document" : kind;
}
