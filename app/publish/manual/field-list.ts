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

/** What the manual has said already, and what it has still to say. */
export interface Memory {
  /** The groups that fields name, to be described once. */
  groups: Map<string, JsonSchema>;
  /** The fields that have been explained, with their words. */
  explained: Set<string>;
}

/** Writes fields and those inside them, line by line. Fields that need no words share a line. */
export function describeFields(schema: JsonSchema, memory: Memory, indent = ""): string[] {
  const lines: string[] = [];
  let canShare = false;
  for (const [name, field] of getFields(schema)) {
    const entry = field.items ? asSchema(field.items) : field;
    if (entry.title) memory.groups.set(entry.title, entry);
    const inside = entry.title ? [] : describeFields(entry, memory, `${indent}  `);
    const mark = schema.required?.includes(name) ? "" : "?";
    const start = `\`${name}${mark}\`${limitOf(field, entry.title)}`;
    const words = explain(name, field, memory);
    const isPlain = !words && inside.length === 0;
    const [only = ""] = inside;
    if (isPlain && canShare) lines.push(`${lines.pop()}, ${start}`);
    // A group whose fields need no words has them on its own line.
    else if (!words && inside.length === 1)
      lines.push(`${indent}- ${start}: ${only.replace(/^ *- /, "")}`);
    else lines.push(`${indent}- ${start}${words && `: ${words}`}`, ...inside);
    canShare = isPlain;
  }
  return lines;
}

/** Explains a field once. The name of one with a limit says enough. */
function explain(name: string, field: JsonSchema, { explained }: Memory): string {
  const { description = "", maxLength, maxItems } = field;
  const key = `${name} ${description}`;
  const isClear = (maxLength ?? maxItems) !== undefined;
  if (isClear || explained.has(key)) return "";
  explained.add(key);
  return escapeMarks(description);
}

/** Says how much fits, and of which group. */
function limitOf({ minItems, maxItems, maxLength }: JsonSchema, group = ""): string {
  const range = minItems === maxItems ? maxItems : `${minItems}–${maxItems}`;
  const limit = maxItems === undefined ? maxLength : range;
  const link = group && `[${group}](#${group.replaceAll(" ", "-")})`;
  const parts = [limit, link].filter(Boolean).join(" ");
  return parts && ` (${parts})`;
}

/** Narrows JSON Schema's `true` and lists of schemas, which zod never writes. */
function asSchema(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

function escapeMarks(text: string): string {
  return text.replace(/[<>*_[\]\\{}#~]/g, "\\$&");
}
