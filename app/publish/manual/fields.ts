import { z } from "zod";

import { framedFields } from "../../schema/shared-fields";
import { LAYOUT_NAMES } from "../content/collection";
import { schemaOf } from "../content/schemas";
import { describeFields, getFields, readSchema, type JsonSchema } from "./field-list";

const FIELDS_INTRODUCTION = `# Fields

What may stand between the two lines of \`---\`. \`?\` marks what may be left out, \`[]\` a list, whose entries start with a dash;
\`a.b\` is \`b\`, indented under \`a\`. In brackets: the most characters, or the least and the most entries.
A field without words is explained further up.`;

/** Writes the manual's page of fields as Markdown. */
export function writeFieldsPage(): string {
  const groups = new Map<string, JsonSchema>();
  const said = new Set<string>();
  const shared = Object.keys(framedFields);
  const prose = Object.keys(schemaOf("any", "page").shape);
  const section = (title: string, schema: JsonSchema, known: string[], ...more: string[]) => {
    const own = getFields(schema).filter(([name]) => !known.includes(name));
    const list = describeFields({ ...schema, properties: Object.fromEntries(own) }, groups, said);
    return [`## ${title}`, ...more, list.join("\n")].join("\n\n");
  };
  const parts = [
    FIELDS_INTRODUCTION,
    section("Every page", readSchema(z.object(framedFields)), []),
    section("Prose pages", readSchema(schemaOf("any", "page")), shared),
    section("A list", readSchema(schemaOf("any", "list")), prose, "These, too:"),
    section("An entry of a list", readSchema(schemaOf("any", "entry")), prose, "These, too:"),
    section("A job of a list of jobs", readSchema(schemaOf("any", "job")), prose, "These, too:"),
    ...LAYOUT_NAMES.map((name) => {
      const schema = readSchema(schemaOf(name));
      return section(`\`${name}.mdx\``, schema, shared);
    }),
  ];
  // Don't move this up, because the sections above fill `groups`; the loop adds more.
  for (const [title, group] of groups)
    parts.push(section(title.charAt(0).toUpperCase() + title.slice(1), group, []));
  return `${parts.join("\n\n")}\n`;
}
