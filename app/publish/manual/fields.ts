// The schemas in; out the manual's page of fields: what all pages share, then what several share, then each page's own.
import { z } from "zod";

import { createPageSchemas, LAYOUTS } from "../../schema/pages";
import { LAYOUT_NAMES } from "../content/source/collection";
import { valueAt } from "../content/source/source-file";
import { withoutOptional } from "../content/source/schemas";
import { ANYTHING, cell, code, metaOf, noteOf } from "./notes";

const HEAD = ["| field | what it is | example |", "|---|---|---|"];

/** A field that this many pages have stands in the first table only. */
const SHARED_BY = 3;

/** The page of fields, as Markdown. */
export function fieldsPage(): string {
  const schemas = createPageSchemas(ANYTHING);
  const pages = (["prose", ...LAYOUT_NAMES] as const).map((name) => ({
    name,
    fields: Object.entries<z.ZodType>(schemas[name].shape),
  }));
  const all = pages.flatMap(({ fields }) => fields);
  const isShared = ([key, field]: [string, unknown]) =>
    all.filter((other) => other[0] === key && other[1] === field).length >= SHARED_BY;
  const groups = new Map<string, z.ZodObject>();
  const table = (fields: [string, unknown][]) =>
    [...HEAD, ...fields.flatMap(([key, field]) => rowsOf(key, field, groups))].join("\n");
  const shared = new Map(all.filter(isShared));
  const own = pages.map(({ name, fields }) => {
    const title = name === "prose" ? "Pages of prose" : `\`${name}.mdx\``;
    const picture = name === "prose" || !LAYOUTS[name].path ? [] : [layoutPicture(name)];
    return [`## ${title}`, ...picture, table(fields.filter((field) => !isShared(field)))].join(
      "\n\n",
    );
  });
  return [
    INTRODUCTION,
    `## Every page\n\n${table([...shared])}`,
    ...own,
    // Last, because the tables above have found them; a group may hold another.
    ...groupTables(groups, table),
  ].join("\n\n");
}

const INTRODUCTION = `# Fields

What may stand between the two lines of \`---\`. \`[]\` marks a list: each entry starts with a dash. \`a.b\` is \`b\`, indented
under \`a\`. \`npm run manual\` writes this page from the rules of the check.`;

function layoutPicture(name: string): string {
  return `<img src="pictures/page-${name}.webp" width="480" alt="The page that ${name}.mdx makes, on the site of the tests.">`;
}

function groupTables(
  groups: Map<string, z.ZodObject>,
  table: (fields: [string, unknown][]) => string,
) {
  const tables: string[] = [];
  // A map can grow while it is walked.
  for (const [title, group] of groups) {
    const heading = title.charAt(0).toUpperCase() + title.slice(1);
    tables.push(`## ${heading}\n\n${table(Object.entries(group.shape))}`);
  }
  return tables;
}

/** A row for a field, and one for each field inside it, unless the manual describes its group once for all. */
function rowsOf(name: string, field: unknown, groups: Map<string, z.ZodObject>): string[] {
  const inner = withoutOptional(field);
  const isList = inner instanceof z.ZodArray;
  const entry = isList ? withoutOptional(inner.element) : inner;
  const group = entry instanceof z.ZodObject ? entry : undefined;
  const title = group?.meta()?.title;
  if (group && title) groups.set(title, group);
  const see = title
    ? `${isList ? "Each is a" : "A"} [${title}](#${title.replaceAll(" ", "-")}).`
    : "";
  const note = [cell(noteOf(field)), see].filter(Boolean).join(" ");
  const example =
    group || isList ? "" : code(JSON.stringify(valueAt(metaOf(field), ["examples", 0])));
  const inside = group && !title ? Object.entries(group.shape) : [];
  const path = `${name}${isList ? "[]" : ""}`;
  return [
    `| \`${path}\` | ${note} | ${example} |`,
    ...inside.flatMap(([key, part]) => rowsOf(`${path}.${key}`, part, groups)),
  ];
}
