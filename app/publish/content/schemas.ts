import { z } from "zod";

import { REQUIRED_FILES, PROSE_FILES, type ProseKind } from "../../schema/pages";
import { isRequired } from "./file-names";
import type { FieldPath } from "./model";
import { valueAt } from "./source-file";

/** Returns the schema of a file. */
export function schemaOf(name: string, kind: ProseKind = "page"): z.ZodObject {
  return isRequired(name) ? REQUIRED_FILES[name] : PROSE_FILES[kind];
}

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Converts a schema to JSON Schema, as writers meet it. */
export function readSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

export interface FieldValue {
  path: FieldPath;
  value: unknown;
  meta: z.core.GlobalMeta;
}

/** Lists all values that a schema describes, outer ones first. */
export function valuesIn(schema: unknown, value: unknown, path: FieldPath = []): FieldValue[] {
  if (value === undefined) return [];
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const inside = keys.flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const field = fieldAt(schema, [key]);
    return field ? valuesIn(field, valueAt(value, [key]), [...path, key]) : [];
  });
  return [{ path, value, meta: metaOf(schema) }, ...inside];
}

/** Returns the schema at a path. */
export function fieldAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, key) => {
    const field = unwrap(at);
    if (field instanceof z.ZodArray) return field.element;
    return field instanceof z.ZodObject ? field.shape[String(key)] : undefined;
  }, schema);
}

/** Unwraps a schema to what writers write. */
export function unwrap(schema: unknown): unknown {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (isWrapped || schema instanceof z.ZodPrefault) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? schema.in : schema;
}

/** Returns the metadata of a schema. */
export function metaOf(schema: unknown): z.core.GlobalMeta {
  const field = unwrap(schema);
  const inner = field instanceof z.ZodType ? field.meta() : undefined;
  const outer = schema instanceof z.ZodType ? schema.meta() : undefined;
  return { ...inner, ...outer };
}

/** Describes a field within a sentence: "the text of the link". */
export function descriptionOf(schema: unknown): string {
  const [sentence = ""] = (metaOf(schema).description ?? "its words").split(/\.(?:\s|$)|[:;] /, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
