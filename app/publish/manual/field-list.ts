// The lists of fields of the writers' manual: what the JSON Schema of a page says about its fields.
import { stringify } from "yaml";
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
 * A line for each field, and one for each field inside it, unless the manual describes its group once for all. What a field of
 * the same name was said to be above is not said again.
 * @param groups is filled with the groups that the fields name, by title
 * @param said is filled with what the lines say
 */
export function fieldList(
  schema: JsonSchema,
  groups: Map<string, JsonSchema>,
  said = new Set<string>(),
): string {
  return linesIn(schema, "", groups, said).join("\n");
}

/** A value that the schema allows, from the examples of its fields. */
export function exampleValue(schema: JsonSchema): unknown {
  if (schema.items) return [exampleValue(asSchema(schema.items))];
  if (!schema.properties) return schema.examples?.[0];
  return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, exampleValue(field)]));
}

function linesIn(
  schema: JsonSchema,
  prefix: string,
  groups: Map<string, JsonSchema>,
  said: Set<string>,
): string[] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const part = field.items ? asSchema(field.items) : field;
    const { title } = part;
    if (title) groups.set(title, part);
    const path = `${prefix}${name}${field.items ? "[]" : ""}`;
    const mark = schema.required?.includes(name) ? "" : "?";
    const limit = limitOf(field);
    const words = [
      title && `[${title}](#${title.replaceAll(" ", "-")}).`,
      escapeMarks(field.description ?? ""),
      exampleOf(field),
    ];
    const text = words.filter(Boolean).join(" ");
    const isSaid = said.has(`${name} ${text}`);
    said.add(`${name} ${text}`);
    const line = `- \`${path}${mark}\`${limit && ` ${limit}`}${text && !isSaid ? `: ${text}` : ""}`;
    const inner = title ? [] : linesIn(part, `${path}.`, groups, said);
    // A group without words of its own is explained by its fields, but for whether it may be left out.
    return text || mark ? [line, ...inner] : inner;
  });
}

/** The most characters of a text, or the least and the most entries of a list. */
function limitOf({ minItems, maxItems, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return `(${maxLength})`;
  if (minItems === undefined || maxItems === undefined) return "";
  return minItems === maxItems ? `(${minItems})` : `(${minItems}–${maxItems})`;
}

/** Of a field that is no plain text: those need none. */
function exampleOf(field: JsonSchema): string {
  const isPlain = field.maxLength !== undefined || field.items || field.properties;
  const value = isPlain ? undefined : exampleValue(field);
  return value === undefined ? "" : `\`${stringify(value).trim()}\``;
}

/** JSON Schema allows `true` for "anything", and a list of schemas for a list; zod writes neither. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

/** With a capital letter. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escapeMarks(text: string): string {
  return text.replace(/[<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
