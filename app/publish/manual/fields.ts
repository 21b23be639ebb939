// The manual's page of fields: what all pages share, each page's own, then the groups that several use.
import { LAYOUT_NAMES, pathOf } from "../content/source/collection";
import { schemaOf } from "../content/source/schemas";
import { capitalize, fieldsOf, fieldTable, readSchema, type JsonSchema } from "./field-table";

/** A field that this many pages have is in the first table only. */
const SHARED_BY = 3;

const INTRODUCTION = `# Fields

What may stand between the two lines of \`---\`. \`[]\` marks a list: each entry starts with a dash. \`a.b\` is \`b\`, indented
under \`a\`. \`npm run manual\` writes this page from the rules of the check.`;

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
  const shared = pages.flatMap(({ schema }) =>
    fieldsOf(schema)
      .filter(isShared)
      .map((field) => ({ field, isRequired: schema.required?.includes(field[0]) })),
  );
  const first = {
    properties: Object.fromEntries(shared.map(({ field }) => field)),
    required: shared.flatMap(({ field, isRequired }) => (isRequired ? [field[0]] : [])),
  };
  const parts = [INTRODUCTION, `## Every page\n\n${fieldTable(first, groups)}`];
  for (const { name, schema } of pages) {
    const own = fieldsOf(schema).filter((field) => !isShared(field));
    parts.push(`## ${name === "prose" ? "Prose pages" : `\`${name}.mdx\``}`);
    if (name !== "prose" && pathOf(name))
      parts.push(
        `<img src="pictures/page-${name}.webp" width="480" alt="The page that ${name}.mdx makes, on the site of the tests.">`,
      );
    parts.push(fieldTable({ ...schema, properties: Object.fromEntries(own) }, groups));
  }
  // Last, because the tables above have found them; a group may contain another, and a Map may grow during iteration.
  for (const [title, group] of groups)
    parts.push(`## ${capitalize(title)}\n\n${fieldTable(group, groups)}`);
  return parts.join("\n\n");
}
