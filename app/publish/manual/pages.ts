import { stringify } from "yaml";
import { z } from "zod";

import { labels } from "../../schema/labels";
import { draftableFields } from "../../schema/groups";
import { PROSE_FILES } from "../../schema/pages";
import { TAGS, type Tag } from "../../schema/tags";
import { REQUIRED_NAMES } from "../content/file-names";
import { readSchema, schemaOf, type JsonSchema } from "../content/schemas";
import { describeFields, getFields, joinFields } from "./field-list";

const FIELDS = `# Fields

What may stand between the two lines of \`---\`. \`?\` marks what may be left out. A number says how many
characters fit, or how many entries a list has. A link leads to a page (\`/about-us\`), a document
(\`./files/deck.pdf\`), or begins with \`https://\`, \`mailto:\` or \`tel:\`.`;

const OF_SITE = ["labels", "placeholders"];

const LABELS = `## Labels

The words around the pages. \`labels:\` in \`site.mdx\` replaces them; what is in braces stays.`;

const TAGS_PAGE = `# Tags

A tag stands in the prose, with an empty line before and after it. \`?\` marks what may be left out.`;

/** Writes the list of all fields as Markdown. */
export function writeFieldsPage(): string {
  const groups = new Map<string, JsonSchema>();
  const everyPage = Object.keys(draftableFields);
  const section = (title: string, schema: z.ZodType, without: string[] = []) => {
    const json = readSchema(schema);
    const listed = getFields(json).filter(([name]) => !without.includes(name));
    const fields = describeFields({ ...json, properties: Object.fromEntries(listed) }, groups);
    return `## ${title}\n\n${fields.map(([name, about]) => `- ${name}: ${about}`).join("\n")}`;
  };
  const prose = Object.keys(PROSE_FILES.page.shape);
  const parts = [
    section("Every page", z.object(draftableFields)),
    section("Prose pages", PROSE_FILES.page, everyPage),
    section("The `index.mdx` of a folder, too", PROSE_FILES.index, prose),
    section("An entry of a list, too", PROSE_FILES.entry, prose),
    ...REQUIRED_NAMES.map((name) =>
      section(`\`${name}.mdx\``, schemaOf(name), name === "site" ? OF_SITE : everyPage),
    ),
  ];
  // Describing a group can add others.
  for (const [title, group] of groups) parts.push(`## ${title}\n\n${joinFields(group, groups)}`);
  const words = stringify({ labels: labels.parse({}) }, { lineWidth: 0 });
  return `${[FIELDS, ...parts, LABELS].join("\n\n")}\n\n\`\`\`yaml site.mdx\n${words}\`\`\`\n`;
}

/** Writes the list of all tags as Markdown. */
export function writeTagsPage(): string {
  return `${[TAGS_PAGE, ...Object.entries(TAGS).map(describeTag)].join("\n\n")}\n`;
}

function describeTag([name, { description, example, props = {} }]: [string, Tag]): string {
  const fields = joinFields(readSchema(z.object(props)), new Map());
  const parts = [`## ${name}`, description, `\`\`\`mdx\n${example}\n\`\`\``, fields];
  return parts.filter(Boolean).join("\n\n");
}
