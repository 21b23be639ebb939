// What the schemas say about the texts of a file: which fields hold them, what they name, who sees them.
import { z } from "zod";

import { isDocumentPath } from "../../../schema/fields";
import { languageOf, SITE_LANGUAGE } from "../../../schema/languages";
import { FILES, PLACES, type Place } from "../../../schema/pages";
import { siteIn } from "../../../schema/site";
import { layoutOf } from "./collection";
import type { FieldPath, Mention } from "./model";
import { valueAt } from "./source-file";

/** The schema of the file with this name. @param place what it is, if it has no layout of its own */
export function schemaOf(name: string, place: Place = "page"): z.ZodObject {
  const [layout, lang] = [layoutOf(name), languageOf(name)];
  if (layout === "site" && lang !== SITE_LANGUAGE) return siteIn(lang);
  return layout ? FILES[layout] : PLACES[place];
}

/** A value of a field, of an entry or of a group, and what its schema says about it. */
export interface FieldValue {
  path: FieldPath;
  value: unknown;
  meta: z.core.GlobalMeta;
  /** Whether visitors see it only after an action, or on some pages only. */
  isLater: boolean;
}

/** All values that a schema knows, from the outside in. This is the only walk through a schema. */
export function valuesIn(
  schema: unknown,
  value: unknown,
  path: FieldPath = [],
  isLater = false,
): FieldValue[] {
  const field = unwrap(schema);
  if (!field || value === undefined) return [];
  const meta = metaOf(schema);
  const own = { path, value, meta, isLater: isLater || meta["later"] === true };
  const inside = (part: unknown, key: string | number) =>
    valuesIn(part, valueAt(value, [key]), [...path, key], own.isLater);
  if (field instanceof z.ZodArray && Array.isArray(value))
    return [own, ...value.flatMap((_, at) => inside(field.element, at))];
  const parts = field instanceof z.ZodObject ? Object.entries(field.shape) : [];
  return [own, ...parts.flatMap(([key, part]) => inside(part, key))];
}

/** A text among the values of fields. */
export interface FieldText extends Pick<FieldValue, "path" | "isLater"> {
  text: string;
  /** What it names, if it names something. */
  names: Mention["kind"] | undefined;
  /** Whether visitors see its words, on the page or in a search result. */
  isSeen: boolean;
}

/** The texts in a field's value. */
export function fieldTextsIn(schema: unknown, value: unknown): FieldText[] {
  return valuesIn(schema, value).flatMap(({ path, value: text, meta, isLater }) => {
    if (typeof text !== "string") return [];
    const names = KINDS.find((kind) => kind === meta["names"]);
    return [{ path, text, names, isSeen: !names && meta["seen"] !== false, isLater }];
  });
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
