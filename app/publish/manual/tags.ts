// The manual's page of tags: each with an example, its picture and its fields.
import { stringify } from "yaml";
import { z } from "zod";

import { slug } from "../../schema/ids";
import { TAGS, type Tag } from "../../schema/tags";
import { exampleValue, fieldsOf, fieldTable, readSchema } from "./field-table";

const INTRODUCTION = `# Tags

A tag stands in the prose, with an empty line before and after it. A list that a tag shows stands at the top of the file.
\`npm run manual\` writes this page from the rules of the check. The pictures are of the site of the tests.`;

/** The page of tags, as Markdown. */
export function tagsPage(): string {
  return [INTRODUCTION, ...Object.entries(TAGS).map(describeTag)].join("\n\n");
}

function describeTag([name, { description, example, props }]: [string, Tag]): string {
  const schema = readSchema(z.object(props));
  const fields = fieldsOf(schema);
  const lists = fields.flatMap(([, prop]) => {
    const field = prop["field"];
    if (typeof field !== "string") return [];
    return "```yaml\n" + stringify({ [field]: exampleValue(prop) }, { lineWidth: 0 }) + "```";
  });
  return [
    `## ${name}`,
    description,
    "```mdx\n" + example + "\n```",
    ...lists,
    `<img src="pictures/tag-${slug(name)}.webp" width="480" alt="How it looks on a page.">`,
    ...(fields.length > 0 ? [fieldTable(schema, new Map()).replaceAll("](#", "](fields.md#")] : []),
  ].join("\n\n");
}
