// For lists that a file may have: both ends of the range are accepted, one beyond is refused.
import { expect, test } from "vitest";

import { schemaOf } from "../../app/publish/content/source/schemas";
import { listAt, valueAt } from "../../app/publish/content/source/source-file";
import {
  exampleValue,
  fieldsOf,
  readSchema,
  type JsonSchema,
} from "../../app/publish/manual/field-list";
import { limitsAt } from "./list-limits";

/** The schema's own example of a file. */
const exampleOf = (name: string) => exampleValue(readSchema(schemaOf(name)));

test.each([
  ["home", "hero.actions"],
  ["home", "hero.badges"],
  ["home", "why.cards"],
  ["home", "research.stats"],
  ["investors", "deck.slides"],
  ["investors", "advantages.cards"],
  ["drug-pipeline", "comparison.columns"],
  ["site", "nav"],
  ["site", "legal"],
  ["everything", "people"],
])("%s: %s", (page, list) => {
  const { min, max } = limitsAt(page, list);
  const isRight = (count: number) => {
    const fields = exampleOf(page);
    const path = list.split(".");
    const [last = ""] = path.splice(-1);
    const around = valueAt(fields, path);
    const [entry] = listAt(around, [last]);
    Reflect.set(
      Object(around),
      last,
      Array.from({ length: count }, () => entry),
    );
    return schemaOf(page).safeParse(fields).success;
  };
  expect([min - 1, min, max, max + 1].map(isRight)).toEqual([false, true, true, false]);
});

test("each field has a sentence for writers, and an example or fields of its own", () => {
  const bare = (schema: JsonSchema, path: string): string[] =>
    fieldsOf(schema).flatMap(([name, field]) => {
      const { description, title, examples, properties, items } = field;
      const isSaid = (description ?? title) !== undefined || properties !== undefined;
      const isShown = examples !== undefined || properties !== undefined || items !== undefined;
      return [...(isSaid && isShown ? [] : [`${path}${name}`]), ...bare(field, `${path}${name}.`)];
    });
  for (const name of ["home", "investors", "site", "everything"])
    expect(bare(readSchema(schemaOf(name)), "")).toEqual([]);
});
