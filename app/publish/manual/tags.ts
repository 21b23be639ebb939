// The manual's page of tags: each with an example, its picture and its fields.
import { stringify } from "yaml";
import { z } from "zod";

import { slug } from "../../schema/ids";
import { TAGS, type Tag } from "../../schema/tags";
import { exampleValue, fieldsOf, fieldList, readSchema } from "./field-list";

const INTRODUCTION = `# Tags

A tag stands in the prose, with an empty line before and after it; a list that it shows stands at the top of the file.`;

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
    `<img src="pictures/tag-${slug(name)}.webp" width="480" alt="${name}">`,
    ...(fields.length > 0 ? [fieldList(schema, new Map()).replaceAll("](#", "](fields.md#")] : []),
  ].join("\n\n");
}
