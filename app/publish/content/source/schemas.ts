// The schemas of pages for the check; what a schema says of its lists; and where in a file's fields images and pages are named.
import { z } from "zod";

import { isDocumentPath } from "../../../schema/fields";
import { LAYOUTS, prose } from "../../../schema/pages";
import type { FieldPath, Mention } from "./model";
import { hasLayout } from "./collection";
import { valueAt } from "./source-file";

/** The schema of the file with this name. */
export function schemaOf(name: string): z.ZodObject {
  return hasLayout(name) ? LAYOUTS[name] : prose;
}

/** How many entries a list may have, as its schema says. */
export interface Limits {
  min: number;
  max: number;
}

/** The limits of a list; undefined when it has none, or is no list. */
export function limitsOf(schema: unknown): Limits | undefined {
  if (!(schema instanceof z.ZodArray)) return undefined;
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return min === undefined || max === undefined ? undefined : { min, max };
}

/** Limits as writers read them: `2 to 6`, or `exactly 3`. */
export function describeLimits({ min, max }: Limits): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

/** The schema of a field that may be left out, without that. */
export function withoutOptional(schema: unknown): unknown {
  const mayBeMissing = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return mayBeMissing ? schema.unwrap() : schema;
}

/** The texts among a field's value, or below it, that name a file or a page. */
export function namesIn(
  schema: unknown,
  value: unknown,
  path: FieldPath = [],
): (Pick<Mention, "kind" | "name"> & { path: FieldPath })[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => namesIn(option, value, path));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      namesIn(field, valueAt(value, [key]), [...path, key]),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => namesIn(schema.element, entry, [...path, index]));
  const names = schema instanceof z.ZodType ? schema.meta()?.["names"] : undefined;
  const kind = KINDS.find((each) => each === names);
  return kind && typeof value === "string"
    ? [{ kind: kindOf(kind, value), name: value, path }]
    : [];
}

const KINDS = ["image", "document", "page", "target"] as const;

/** What a link leads to decides how it is checked. */
export function kindOf(kind: Mention["kind"], name: string): Mention["kind"] {
  return kind === "target" && isDocumentPath(name.trim()) ? "document" : kind;
}
