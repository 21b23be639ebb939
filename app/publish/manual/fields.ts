// The schemas in; out the manual's page of fields: what all pages share, each page's own, then what several share.
import type { z } from "zod";

import { LAYOUT_NAMES, pathOf } from "../content/source/collection";
import { schemaOf } from "../content/source/schemas";
import { capitalize, fieldTable } from "./field-table";

/** A field that this many pages have is in the first table only. */
const SHARED_BY = 3;

const INTRODUCTION = `# Fields

What may stand between the two lines of \`---\`. \`[]\` marks a list: each entry starts with a dash. \`a.b\` is \`b\`, indented
under \`a\`. \`npm run manual\` writes this page from the rules of the check.`;

/** The page of fields, as Markdown. */
export function fieldsPage(): string {
  const pages = (["prose", ...LAYOUT_NAMES] as const).map((name) => ({
    name,
    fields: Object.entries<z.ZodType>(schemaOf(name).shape),
  }));
  const all = pages.flatMap(({ fields }) => fields);
  const isShared = ([key, field]: [string, unknown]) =>
    all.filter((other) => other[0] === key && other[1] === field).length >= SHARED_BY;
  const groups = new Map<string, z.ZodObject>();
  const parts = [INTRODUCTION];
  const shared = new Map(all.filter(isShared));
  parts.push(`## Every page\n\n${fieldTable([...shared], groups)}`);
  for (const { name, fields } of pages) {
    const own = fields.filter((field) => !isShared(field));
    parts.push(`## ${name === "prose" ? "Prose pages" : `\`${name}.mdx\``}`);
    if (name !== "prose" && pathOf(name))
      parts.push(
        `<img src="pictures/page-${name}.webp" width="480" alt="The page that ${name}.mdx makes, on the site of the tests.">`,
      );
    parts.push(fieldTable(own, groups));
  }
  // Last, because the tables above have found them; a group may contain another, and a Map may grow during iteration.
  for (const [title, group] of groups)
    parts.push(`## ${capitalize(title)}\n\n${fieldTable(Object.entries(group.shape), groups)}`);
  return parts.join("\n\n");
}
