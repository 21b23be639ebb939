// The tables of the writer's manual: what the JSON Schema of a page says about its fields.
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of what a writer writes. */
export function readSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** The fields of a group, by name. */
export function fieldsOf({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] {
  return Object.entries(properties).map(([name, field]) => [name, asSchema(field)]);
}

/**
 * A row for each field, and one for each field inside it, unless the manual describes its group once for all.
 * @param groups is filled with the groups that the fields name, by title
 */
export function fieldTable(schema: JsonSchema, groups: Map<string, JsonSchema>): string {
  const rows = rowsIn(schema, "", groups);
  return ["| field | what it is | example |", "|---|---|---|", ...rows].join("\n");
}

/** A value that the schema allows, from the examples of its fields. */
export function exampleValue(schema: JsonSchema): unknown {
  if (schema.items) return [exampleValue(asSchema(schema.items))];
  if (!schema.properties) return schema.examples?.[0];
  return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, exampleValue(field)]));
}

function rowsIn(schema: JsonSchema, prefix: string, groups: Map<string, JsonSchema>): string[] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const part = field.items ? asSchema(field.items) : field;
    const { title } = part;
    if (title) groups.set(title, part);
    const path = `${prefix}${name}${field.items ? "[]" : ""}`;
    const example = part.properties || field.items ? "" : asCode(exampleValue(field));
    const notes = [
      escapeCell(field.description ?? ""),
      describeLimits(field),
      !schema.required?.includes(name) && "Optional.",
      title && `${field.items ? "Each is a" : "A"} [${title}](#${title.replaceAll(" ", "-")}).`,
    ];
    const row = `| \`${path}\` | ${notes.filter(Boolean).join(" ")} | ${example} |`;
    return [row, ...(title ? [] : rowsIn(part, `${path}.`, groups))];
  });
}

function describeLimits({ minItems, maxItems, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return `At most ${maxLength} characters.`;
  if (minItems === undefined || maxItems === undefined) return "";
  return minItems === maxItems
    ? `Exactly ${minItems} entries.`
    : `${minItems} to ${maxItems} entries.`;
}

/** JSON Schema allows `true` for "anything", and a list of schemas for a list; zod writes neither. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

function asCode(value: unknown): string {
  if (value === undefined) return "";
  return `\`${JSON.stringify(value).replaceAll("|", "\\|").replaceAll("`", "'")}\``;
}

/** With a capital letter. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escapeCell(text: string): string {
  return text.replace(/[|<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
