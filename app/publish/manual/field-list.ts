// Lists the fields of a schema for the writers' manual, and makes values from their examples.
import { existsSync } from "node:fs";
import { stringify } from "yaml";
import { z } from "zod";

import { slug } from "../../schema/ids";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of what a writer writes. */
export function readSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** The fields of a group, by name. */
export function listFields({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] {
  return Object.entries(properties).map(([name, field]) => [name, asSchema(field)]);
}

/** A value that the schema allows, from the examples of its fields; of a list, the least that it may have. */
export function exampleValue(schema: JsonSchema): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.items) {
    const entry = exampleValue(asSchema(schema.items));
    return Array.from({ length: schema.minItems ?? 1 }, () => entry);
  }
  if (!schema.properties) return undefined;
  return Object.fromEntries(listFields(schema).map(([name, field]) => [name, exampleValue(field)]));
}

/**
 * A line for each field, and one for each field inside it, unless the manual describes its group once for all.
 * @param groups is filled with the groups that the fields name, by title
 * @param said is filled with what the lines say: of fields that are alike, only the first is explained
 */
export function describeFields(
  schema: JsonSchema,
  groups: Map<string, JsonSchema>,
  said = new Set<string>(),
  prefix = "",
): string[] {
  return listFields(schema).flatMap(([name, field]) => {
    const part = field.items ? asSchema(field.items) : field;
    const { title } = part;
    if (title) groups.set(title, part);
    const path = `${prefix}${name}${field.items ? "[]" : ""}`;
    const mark = schema.required?.includes(name) ? "" : "?";
    const inside = listFields(part);
    // Words that may be others need no lines of their own.
    const isLabels = inside.length > 0 && inside.every(([, each]) => each.default !== undefined);
    const parts = [
      title && `[${title}](#${title.replaceAll(" ", "-")}).`,
      escapeMarks(field.description ?? ""),
      isLabels && inside.map(([label]) => `\`${label}\``).join(", "),
      exampleOf(field),
    ];
    const sentence = parts.filter(Boolean).join(" ");
    const text = said.has(`${name} ${sentence}`) ? "" : sentence;
    said.add(`${name} ${sentence}`);
    const line = `- \`${path}${mark}\`${limitOf(field)}${text && `: ${text}`}`;
    return [line, ...(title || isLabels ? [] : describeFields(part, groups, said, `${path}.`))];
  });
}

/** The most characters of a text, or the least and the most entries of a list. */
function limitOf({ minItems, maxItems, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return ` (${maxLength})`;
  if (minItems === undefined || maxItems === undefined) return "";
  return minItems === maxItems ? ` (${minItems})` : ` (${minItems}–${maxItems})`;
}

/** Of a field that is no plain text: those need none. */
function exampleOf(field: JsonSchema): string {
  const isPlain = field.maxLength !== undefined || field.items || field.properties;
  const [value] = isPlain ? [] : (field.examples ?? []);
  return typeof value === "string" || typeof value === "number" ? `\`${value}\`` : "";
}

/** The picture of a page or a tag, if somebody has made one. */
export function pictureOf(kind: "page" | "tag", name: string): string[] {
  const file = `pictures/${kind}-${slug(name)}.webp`;
  const isMade = existsSync(`content/manual/${file}`);
  return isMade ? [`<img src="${file}" width="480" alt="${name}">`] : [];
}

/** Frontmatter. */
export function toYaml(fields: object): string {
  return stringify(fields, { lineWidth: 0 });
}

/** JSON Schema allows `true` for "anything", and a list of schemas for a list; zod writes neither. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

function escapeMarks(text: string): string {
  return text.replace(/[<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
