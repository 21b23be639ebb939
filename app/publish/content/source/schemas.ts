// The schemas of pages and tags for the check, made once; and where in a file's fields images and pages are named.
import { z } from "zod";

import { createPageSchemas, type PageName } from "../../../schema/pages";
import { createTags, type Tag } from "../../../schema/tags";
import type { FieldPath, ImageReference } from "./model";
import { hasLayout } from "./collection";
import { valueAt } from "./source-file";

// Fields made from these two keep `names`, so that the values can be found again and looked up in one pass.
const imageField = z.string().trim().min(1).transform(tagImage).meta({ names: "image" });
const pathField = z.string().meta({ names: "page" });

const schemas = createPageSchemas(imageField, pathField);
const made = new Map<PageName, z.ZodObject>();

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schema's type is what the build makes of it
function tagImage(name: string): any {
  return { kind: "image reference", name } satisfies ImageReference;
}

/** The tags that writers may use, by name. */
export const TAGS: Readonly<Record<string, Tag>> = createTags(imageField, pathField);

/** The schema of the file with this name. */
export function schemaOf(name: string): z.ZodObject {
  const page = hasLayout(name) ? name : "prose";
  // Reading it from `schemas` would make it anew each time.
  const schema = made.get(page) ?? schemas[page];
  made.set(page, schema);
  return schema;
}

/** The texts among a field's value, or below it, that name an image or a page. */
export function namesIn(
  kind: "image" | "page",
  schema: unknown,
  value: unknown,
  path: FieldPath = [],
): { name: string; path: FieldPath }[] {
  if (schema instanceof z.ZodOptional) return namesIn(kind, schema.unwrap(), value, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      namesIn(kind, field, valueAt(value, [key]), [...path, key]),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => namesIn(kind, schema.element, entry, [...path, index]));
  const isNamed = schema instanceof z.ZodType && schema.meta()?.["names"] === kind;
  return isNamed && typeof value === "string" ? [{ name: value, path }] : [];
}
