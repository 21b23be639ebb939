// The manual's page of fields: what all pages share, each page's own, then the groups that several use.
import { LAYOUT_NAMES, pathOf } from "../content/source/collection";
import { schemaOf } from "../content/source/schemas";
import { capitalize, fieldsOf, fieldList, readSchema, type JsonSchema } from "./field-list";

/** A field that this many pages have is in the first list only. */
const SHARED_BY = 3;

const INTRODUCTION = `# Fields

What may stand between the two lines of \`---\`. \`?\` marks what may be left out, \`[]\` a list, whose entries start with a dash;
\`a.b\` is \`b\`, indented under \`a\`. In brackets: the most characters, or the least and the most entries. A field
without words is explained further up.`;

/** The page of fields, as Markdown. */
export function fieldsPage(): string {
  const pages = ["prose", ...LAYOUT_NAMES].map((name) => ({
    name,
    schema: readSchema(schemaOf(name)),
  }));
  const keyOf = (field: unknown) => JSON.stringify(field);
  const all = pages.flatMap(({ schema }) => fieldsOf(schema).map(keyOf));
  const isShared = (field: [string, JsonSchema]) =>
    all.filter((key) => key === keyOf(field)).length >= SHARED_BY;
  const groups = new Map<string, JsonSchema>();
  const said = new Set<string>();
  const shared = pages.flatMap(({ schema }) =>
    fieldsOf(schema)
      .filter(isShared)
      .map((field) => ({ field, isRequired: schema.required?.includes(field[0]) })),
  );
  const first = {
    properties: Object.fromEntries(shared.map(({ field }) => field)),
    required: shared.flatMap(({ field, isRequired }) => (isRequired ? [field[0]] : [])),
  };
  const parts = [INTRODUCTION, `## Every page\n\n${fieldList(first, groups, said)}`];
  for (const { name, schema } of pages) {
    const own = fieldsOf(schema).filter((field) => !isShared(field));
    parts.push(`## ${name === "prose" ? "Prose pages" : `\`${name}.mdx\``}`);
    if (name !== "prose" && pathOf(name))
      parts.push(`<img src="pictures/page-${name}.webp" width="480" alt="${name}">`);
    parts.push(fieldList({ ...schema, properties: Object.fromEntries(own) }, groups, said));
  }
  // Last, because the lists above have found them; a group may contain another, and a Map may grow during iteration.
  for (const [title, group] of groups)
    parts.push(`## ${capitalize(title)}\n\n${fieldList(group, groups, said)}`);
  return parts.join("\n\n");
}
