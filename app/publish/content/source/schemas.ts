// The schemas of pages and tags for the check, made once; and where in a file's fields images and pages are named.
import { z } from "zod";

import type { NamingFields } from "../../../schema/fields";
import { createPageSchemas, type PageName } from "../../../schema/pages";
import { createTags, type Tag } from "../../../schema/tags";
import { isDocumentPath } from "../../documents/document-file";
import type { FieldPath, FileReference, Mention } from "./model";
import { hasLayout } from "./collection";
import { valueAt } from "./source-file";

/** Each keeps `names`, so that the values can be found again and looked up in one pass. */
const NAMING: NamingFields = {
  image: z.string().trim().min(1).transform(refer).meta({ names: "image" }),
  path: z.string().meta({ names: "page" }),
  target: z
    .string()
    .trim()
    .min(1)
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- as that of refer
    .transform((address) => (isDocumentPath(address) ? refer(address) : address))
    .meta({ names: "target" }),
  document: z.string().trim().min(1).transform(refer).meta({ names: "document" }),
};

const schemas = createPageSchemas(NAMING);
const made = new Map<PageName, z.ZodObject>();

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schema's type is what the build makes of it
function refer(name: string): any {
  return { kind: "file reference", name } satisfies FileReference;
}

/** The tags that writers may use, by name. */
export const TAGS: Readonly<Record<string, Tag>> = createTags(NAMING);

/** The schema of the file with this name. */
export function schemaOf(name: string): z.ZodObject {
  const page = hasLayout(name) ? name : "prose";
  // Reading it from `schemas` would make it anew each time.
  const schema = made.get(page) ?? schemas[page];
  made.set(page, schema);
  return schema;
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
