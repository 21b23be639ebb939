// A field's schema in; out what the writer's manual says of it, as Markdown.
import { z } from "zod";

import { describeCount } from "../../schema/counts";
import { withoutOptional } from "../content/source/schemas";

/** For schemas that are read and judge nothing. */
export const ANYTHING = {
  image: z.any(),
  path: z.string(),
  target: z.string(),
  document: z.string(),
};

/** What the schema of a field, or of what it may hold, says of itself. */
export function metaOf(schema: unknown) {
  return [schema, withoutOptional(schema)]
    .map((part) => (part instanceof z.ZodType ? part.meta() : undefined))
    .find((found) => found !== undefined);
}

/** The sentence for writers, how many entries a list may have, and whether the field may be left out. */
export function noteOf(schema: unknown): string {
  const count = metaOf(schema)?.count;
  const entries = count && sentence(`${describeCount(count)} entries.`);
  return [metaOf(schema)?.description, entries, withoutOptional(schema) !== schema && "Optional."]
    .filter(Boolean)
    .join(" ");
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Escapes text for a cell of a Markdown table. */
export function cell(text: string): string {
  return text.replace(/[|<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}

/** Text as code, also in a cell of a table. */
export function code(text: string | undefined): string {
  return text === undefined ? "" : `\`${text.replaceAll("|", "\\|").replaceAll("`", "'")}\``;
}
