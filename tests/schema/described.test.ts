// Checks what the manual needs of every field of the schema.
import { expect, test } from "vitest";

import { schemaOf } from "../../app/publish/content/schemas";
import { getFields, readSchema, type JsonSchema } from "../../app/publish/manual/field-list";

test("each field is described for writers, or has fields of its own that are", () => {
  const bare = (schema: JsonSchema, path: string): string[] =>
    getFields(schema).flatMap(([name, field]) => {
      const { description, title, properties } = field;
      const isSaid = (description ?? title) !== undefined || properties !== undefined;
      return [...(isSaid ? [] : [`${path}${name}`]), ...bare(field, `${path}${name}.`)];
    });
  for (const name of ["home", "investors", "site", "everything"])
    expect(bare(readSchema(schemaOf(name)), "")).toEqual([]);
});
