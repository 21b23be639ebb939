// The tags, and the specimen's page that shows each of them, in; out the manual's page of tags with source and picture.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { createTags, type Tag } from "../../schema/tags";
import { slug } from "../../ui/navigation/part-id";
import { ANYTHING, metaOf, noteOf } from "./notes";

/** The page of the specimen that has a heading of the second level for each tag. */
export const TAGS_PAGE = "tags";

const INTRODUCTION = `# Tags

A tag stands in the prose, with an empty line before and after it. A list that a tag shows stands at the top of the file.
\`npm run manual\` writes this page; its sources are those of the pictures.`;

/**
 * The page of tags, as Markdown.
 * @param specimen the folder that holds the specimen's `content/`
 * @throws {Error} when the specimen does not show a tag
 */
export async function tagsPage(specimen: string): Promise<string> {
  const text = await readFile(join(specimen, "content", `${TAGS_PAGE}.mdx`), "utf8");
  const tags: [string, Tag][] = Object.entries(createTags(ANYTHING));
  return [INTRODUCTION, ...tags.map(([name, tag]) => describeTag(name, tag, text))].join("\n\n");
}

/** The file name of a tag's picture. */
export function tagPicture(name: string): string {
  return `tag-${slug(name)}.webp`;
}

function describeTag(name: string, { description, props }: Tag, page: string): string {
  const source = new RegExp(`^## ${name}\\n+([^]*?)\\n+(?=## |$(?![^]))`, "m").exec(page)?.[1];
  if (!source) throw new Error(`${TAGS_PAGE}.mdx of the specimen has no part "## ${name}"`);
  const rows = Object.entries(props.shape);
  const lists = rows.flatMap(([, prop]) => {
    const field = metaOf(prop)?.["field"];
    return typeof field === "string" ? (firstEntry(page, field) ?? []) : [];
  });
  return [
    `## ${name}`,
    description,
    "```mdx\n" + source + "\n```",
    ...lists.map((list) => "```yaml\n" + list + "\n```"),
    `<img src="pictures/${tagPicture(name)}" width="480" alt="What these lines show.">`,
    ...(rows.length > 0
      ? [rows.map(([key, prop]) => `- \`${key}\`: ${noteOf(prop)}`).join("\n")]
      : []),
  ].join("\n\n");
}

/** A list of the frontmatter with its first entry. */
function firstEntry(page: string, field: string): string | undefined {
  return new RegExp(`^${field}:\\n {2}- .*(?:\\n {4}.*)*`, "m").exec(page)?.[0];
}
