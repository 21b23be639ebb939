// What the schemas say about the texts of a file: which fields hold them, what they name, who sees them.
import { z } from "zod";

import { isDocumentPath } from "../../../schema/fields";
import { FILES, prose } from "../../../schema/pages";
import { hasLayout } from "./collection";
import type { FieldPath, Mention } from "./model";
import { valueAt } from "./source-file";

/** The schema of the file with this name. */
export function schemaOf(name: string): z.ZodObject {
  return hasLayout(name) ? FILES[name] : prose;
}

/** A text among the values of fields. */
export interface FieldText {
  path: FieldPath;
  text: string;
  /** What it names, if it names something. */
  names: Mention["kind"] | undefined;
  /** Whether visitors see its words, on the page or in a search result. */
  isSeen: boolean;
}

/** The texts in a field's value. This is the only walk through a schema. */
export function textsIn(schema: unknown, value: unknown, path: FieldPath = []): FieldText[] {
  const field = unwrap(schema);
  if (typeof value === "string") {
    const { names, seen } = metaOf(schema);
    const kind = KINDS.find((each) => each === names);
    return field ? [{ path, text: value, names: kind, isSeen: !kind && seen !== false }] : [];
  }
  if (field instanceof z.ZodUnion)
    return field.options.flatMap((form: unknown) => textsIn(form, value, path));
  if (field instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(field.element, entry, [...path, index]));
  if (!(field instanceof z.ZodObject)) return [];
  return Object.entries(field.shape).flatMap(([key, part]) =>
    textsIn(part, valueAt(value, [key]), [...path, key]),
  );
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

/** The schema of what a writer writes: without a default, and without what the site makes of it. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return schema;
}

/** What a schema says about itself: description, examples, `what`, `names` and so on. */
export function metaOf(schema: unknown): z.core.GlobalMeta {
  const field = unwrap(schema);
  return (field instanceof z.ZodType && field.meta()) || {};
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
