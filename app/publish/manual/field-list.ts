import { stringify } from "yaml";
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

/** Makes a valid value from the examples of a schema; a list gets the fewest entries. */
export function makeExample(schema: JsonSchema): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.items) {
    const entry = makeExample(asSchema(schema.items));
    return Array.from({ length: schema.minItems ?? 1 }, () => entry);
  }
  if (!schema.properties) return undefined;
  return Object.fromEntries(getFields(schema).map(([name, field]) => [name, makeExample(field)]));
}

/**
 * Writes a line for each field and those inside it.
 * @param groups gets the groups that fields name, to be described once
 * @param said gets sentences, so that equal fields are explained once
 */
export function describeFields(
  schema: JsonSchema,
  groups: Map<string, JsonSchema>,
  said = new Set<string>(),
  prefix = "",
): string[] {
  return getFields(schema).flatMap(([name, field]) => {
    const part = field.items ? asSchema(field.items) : field;
    const { title } = part;
    if (title) groups.set(title, part);
    const path = `${prefix}${name}${field.items ? "[]" : ""}`;
    const mark = schema.required?.includes(name) ? "" : "?";
    const inside = getFields(part);
    // Don't list labels with defaults line by line, because their names say all.
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

function limitOf({ minItems, maxItems, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return ` (${maxLength})`;
  if (minItems === undefined || maxItems === undefined) return "";
  return minItems === maxItems ? ` (${minItems})` : ` (${minItems}–${maxItems})`;
}

/** Formats an example; plain texts, lists and groups need none. */
function exampleOf(field: JsonSchema): string {
  const isPlain = field.maxLength !== undefined || field.items || field.properties;
  const [value] = isPlain ? [] : (field.examples ?? []);
  return typeof value === "string" || typeof value === "number" ? `\`${value}\`` : "";
}

/** Writes fields as frontmatter. */
export function toYaml(fields: object): string {
  return stringify(fields, { lineWidth: 0 });
}

/** Narrows JSON Schema's `true` and lists of schemas, which zod never writes. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

function escapeMarks(text: string): string {
  return text.replace(/[<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
