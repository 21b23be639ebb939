// Checks what the manual needs of every field of the schema.
import { expect, test } from "vitest";

import { schemaOf } from "../../app/publish/content/schemas";
import { getFields, readSchema, type JsonSchema } from "../../app/publish/manual/field-list";

test("each field is described for writers, with an example or fields of its own", () => {
  const bare = (schema: JsonSchema, path: string): string[] =>
    getFields(schema).flatMap(([name, field]) => {
      const { description, title, examples, properties, items } = field;
      const isSaid = (description ?? title) !== undefined || properties !== undefined;
      const isShown = examples !== undefined || properties !== undefined || items !== undefined;
      return [...(isSaid && isShown ? [] : [`${path}${name}`]), ...bare(field, `${path}${name}.`)];
    });
  for (const name of ["home", "investors", "site", "everything"])
    expect(bare(readSchema(schemaOf(name)), "")).toEqual([]);
});
