// How many entries a list may have, for tests that try both ends.
import { schemaOf } from "../../app/publish/content/schemas";
import { getFields, readSchema } from "../../app/publish/manual/field-list";

/**
 * Returns the limits of a list.
 * @param page the name of its file without ".mdx" @param list the way to it, such as `hero.actions`
 * @throws {Error} when the schema has no such list
 */
export function limitsAt(page: string, list: string): { min: number; max: number } {
  let schema = readSchema(schemaOf(page));
  for (const name of list.split("."))
    schema = getFields(schema).find(([field]) => field === name)?.[1] ?? {};
  const { minItems: min, maxItems: max } = schema;
  if (min === undefined || max === undefined)
    throw new Error(`${page}.mdx has no list ${list} with limits`);
  return { min, max };
}
