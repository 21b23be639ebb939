// Checks what the manual needs of every field of the schema.
import { expect, test } from "vitest";

import { readSchema, type JsonSchema } from "../../app/publish/content/schemas";
import { asSchema, getFields } from "../../app/publish/manual/field-list";
import { PROSE_FILES, REQUIRED_FILES } from "../../app/schema/pages";

test("each field is described for writers, or has fields of its own that are", () => {
  const bare = (schema: JsonSchema, path: string): string[] =>
    getFields(schema).flatMap(([name, field]) => {
      const entry = field.items ? asSchema(field.items) : field;
      const isSaid = [field.description, field.title, entry.properties].some(Boolean);
      return [...(isSaid ? [] : [`${path}${name}`]), ...bare(entry, `${path}${name}.`)];
    });
  for (const [file, schema] of Object.entries({ ...REQUIRED_FILES, ...PROSE_FILES }))
    expect(bare(readSchema(schema), `${file}: `)).toEqual([]);
});
