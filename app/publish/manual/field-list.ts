import type { JsonSchema } from "../content/schemas";

/** Lists the fields of a group by name. */
export function getFields({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] {
  return Object.entries(properties).map(([name, field]) => [name, asSchema(field)]);
}

/** Describes each field, and collects the groups with a title. */
export function describeFields(
  schema: JsonSchema,
  groups: Map<string, JsonSchema>,
): [name: string, about: string][] {
  return getFields(schema).map(([name, field]) => {
    const entry = field.items ? asSchema(field.items) : field;
    const { title } = entry;
    if (title) groups.set(title, entry);
    const link = title && `[${title}](#${title.replaceAll(" ", "-")})`;
    const about = [explain(field), link ?? joinFields(entry, groups)];
    const optional = schema.required?.includes(name) ? "" : "?";
    return [`\`${name}${optional}\``, about.filter(Boolean).join(": ")];
  });
}

/** Writes the fields of a group in one line. */
export function joinFields(schema: JsonSchema, groups: Map<string, JsonSchema>): string {
  const fields = describeFields(schema, groups).map(([name, about]) => `${name} (${about})`);
  return fields.join(", ");
}

function explain({ minItems, maxItems, maxLength, description = "" }: JsonSchema): string {
  if (maxLength !== undefined) return `${maxLength}`;
  if (maxItems === undefined) return description.replace(/\.$/, "").replaceAll("<", "\\<");
  return minItems === maxItems ? `${maxItems}` : `${minItems}–${maxItems}`;
}

/** Returns a schema, because zod never writes JSON Schema's `true` and lists of schemas. */
export function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}
