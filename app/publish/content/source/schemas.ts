// The schemas of pages for the check and for the manual: what one says about each of its fields, and the texts that it finds.
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

/** A field as its schema has it. */
export interface Field {
  /** Of its value, when there is one. */
  schema: z.ZodType;
  isOptional: boolean;
  /** What the schema says about itself: description, examples, `what`, `names` and so on. */
  meta: Record<string, unknown>;
  /** The fields of a group, or of the one form of a value that is a group. */
  group: Record<string, z.ZodType> | undefined;
  /** What each entry of a list is. */
  entry: z.ZodType | undefined;
}

/** Reads a field. @param schema undefined for a field that is not there */
export function readField(schema: unknown): Field | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = readField(schema.unwrap());
    return inner && { ...inner, isOptional: true, meta: { ...inner.meta, ...schema.meta() } };
  }
  if (!(schema instanceof z.ZodType)) return undefined;
  const forms: readonly unknown[] = schema instanceof z.ZodUnion ? schema.options : [schema];
  const group = forms.find((form) => form instanceof z.ZodObject)?.shape;
  const entry: unknown = schema instanceof z.ZodArray ? schema.element : undefined;
  return {
    ...{ schema, isOptional: false, meta: schema.meta() ?? {}, group },
    entry: entry instanceof z.ZodType ? entry : undefined,
  };
}

/** The field at a path below another. */
export function fieldAt(schema: unknown, path: FieldPath): Field | undefined {
  return path.reduce(
    (field, part) =>
      readField(typeof part === "number" ? field?.entry : field?.group?.[String(part)]),
    readField(schema),
  );
}

/** The example of a field that is a text. */
export function exampleOf(field: Field | undefined): string | undefined {
  const example = valueAt(field?.meta, ["examples", 0]);
  return typeof example === "string" ? example : undefined;
}

/** How many entries a list may have, as its schema says. */
export interface Limits {
  min: number;
  max: number;
}

/** The limits of a list; undefined when it has none, or is no list. */
export function limitsOf(schema: unknown): Limits | undefined {
  if (!(schema instanceof z.ZodArray)) return undefined;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { minItems: min, maxItems: max } = json;
  return min === undefined || max === undefined ? undefined : { min, max };
}

/** Limits as writers read them: `2 to 6`, or `exactly 3`. */
export function describeLimits({ min, max }: Limits): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
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

/** The texts in a field's value. */
export function textsIn(schema: unknown, value: unknown, path: FieldPath = []): FieldText[] {
  const field = readField(schema);
  if (!field) return [];
  if (typeof value === "string") {
    const names = KINDS.find((kind) => kind === field.meta["names"]);
    return [{ path, text: value, names, isSeen: !names && field.meta["seen"] !== false }];
  }
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(field.entry, entry, [...path, index]));
  return Object.entries(field.group ?? {}).flatMap(([key, part]) =>
    textsIn(part, valueAt(value, [key]), [...path, key]),
  );
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

/** What a link leads to decides how it is checked. */
export function kindOf(kind: Mention["kind"], name: string): Mention["kind"] {
  return kind === "target" && isDocumentPath(name.trim()) ? "document" : kind;
}
