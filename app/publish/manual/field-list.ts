// Describes fields for the manual, from the JSON Schema that zod makes of them.
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Converts a schema to JSON Schema, as a writer writes it. */
export function readSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** Lists the fields of a group by name. */
export function getFields({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] {
  return Object.entries(properties).map(([name, field]) => [name, asSchema(field)]);
}

/**
 * Writes a line for each field and those inside it.
 * @param groups gets the groups that fields name, to be described once
 */
export function describeFields(
  schema: JsonSchema,
  groups: Map<string, JsonSchema>,
  indent = "",
): string[] {
  return getFields(schema).flatMap(([name, field]) => {
    const entry = field.items ? asSchema(field.items) : field;
    const { title } = entry;
    if (title) groups.set(title, entry);
    const mark = schema.required?.includes(name) ? "" : "?";
    const link = title && `[${title}](#${title.replaceAll(" ", "-")})`;
    const words = [escapeMarks(field.description ?? ""), link].filter(Boolean).join(" ");
    const line = `${indent}- \`${name}${mark}\`${limitOf(field)}${words && `: ${words}`}`;
    return [line, ...(title ? [] : describeFields(entry, groups, `${indent}  `))];
  });
}

function limitOf({ minItems, maxItems, maxLength }: JsonSchema): string {
  if (maxItems === undefined) return maxLength === undefined ? "" : ` (${maxLength})`;
  return minItems === maxItems ? ` (${minItems})` : ` (${minItems}–${maxItems})`;
}

/** Narrows JSON Schema's `true` and lists of schemas, which zod never writes. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

function escapeMarks(text: string): string {
  return text.replace(/[<>*_[\]\\{}#~]/g, "\\$&");
}
