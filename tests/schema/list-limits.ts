// How many entries a list may have, for tests that try both ends.
import { z } from "zod";

import { limitsOf, schemaOf, type Limits } from "../../app/publish/content/source/schemas";

/**
 * The limits of a list.
 * @param page the name of its file without ".mdx" @param list the way to it, such as `hero.actions`
 * @throws {Error} when the schema has no such list
 */
export function limitsAt(page: string, list: string): Limits {
  let schema: unknown = schemaOf(page);
  for (const field of list.split(".")) {
    schema = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
    if (schema instanceof z.ZodOptional) schema = schema.unwrap();
  }
  const limits = limitsOf(schema);
  if (!limits) throw new Error(`${page}.mdx has no list ${list} with limits`);
  return limits;
}
