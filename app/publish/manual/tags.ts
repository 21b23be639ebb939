import { z } from "zod";

import { tagLists, TAGS, type Tag } from "../../schema/tags";
import { schemaOf } from "../content/schemas";
import { makeExample, describeFields, getFields, readSchema, toYaml } from "./field-list";

const TAGS_INTRODUCTION = `# Tags

A tag stands in the prose, with an empty line before and after it; a list that it shows stands at the top of the file.`;

/** Writes the manual's page of tags as Markdown. */
export function writeTagsPage(): string {
  return `${[TAGS_INTRODUCTION, ...Object.entries(TAGS).map(describeTag)].join("\n\n")}\n`;
}

function describeTag([name, { description, example, props }]: [string, Tag]): string {
  const schema = readSchema(z.object(props));
  const lists = getFields(schema).flatMap(([, prop]) => {
    const { field } = prop;
    return typeof field === "string"
      ? [`\`\`\`yaml\n${toYaml({ [field]: makeExample(prop) })}\`\`\``]
      : [];
  });
  const fields = describeFields(schema, new Map()).join("\n").replaceAll("](#", "](fields.md#");
  return [
    `## ${name}`,
    description,
    `\`\`\`mdx\n${example}\n\`\`\``,
    ...lists,
    ...(fields ? [fields] : []),
  ].join("\n\n");
}

/** Writes the specimen's page of all tags. @param list the folder that `<Latest>` shows */
export function writeTagsSpecimen(list: string): string {
  const page = readSchema(schemaOf("any", "page"));
  const wanted = [...Object.keys(tagLists), "terms"];
  const fields = getFields(page).filter(([name]) => wanted.includes(name));
  const values = fields.map(([name, field]) => [name, makeExample(field)] as const);
  const terms = [{ name: "scaffold", meaning: "The core structure of a medicine." }];
  const top = {
    title: "Tags",
    description: "A page with one part for each tag.",
    ...Object.fromEntries(values),
    terms,
  };
  const parts = Object.entries(TAGS).map(([name, { example }]) => `## ${name}\n\n${example}`);
  const prose = parts.join("\n\n").replace(/ list="[^"]*"/, ` list="${list}"`);
  return `---\n${toYaml(top)}---\n\n${prose}\n`;
}
