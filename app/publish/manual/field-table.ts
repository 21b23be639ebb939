// The fields of a schema in; out what the writer's manual says of them, as a Markdown table, and an example of each.
import { z } from "zod";

import { describeLimits, limitsOf, withoutOptional } from "../content/source/schemas";

/** Fields by name. */
export type Fields = readonly (readonly [name: string, schema: unknown])[];

/**
 * A row for each field, and one for each field inside it, unless the manual describes its group once for all.
 * @param groups is filled with the groups that the fields name, by title
 */
export function fieldTable(fields: Fields, groups: Map<string, z.ZodObject>): string {
  const rows = fields.flatMap(([name, schema]) => rowsOf(name, schema, groups));
  return ["| field | what it is | example |", "|---|---|---|", ...rows].join("\n");
}

/** A value that the schema allows, from the examples of its fields. */
export function exampleOf(schema: unknown): unknown {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).map(([key, field]) => [key, exampleOf(field)]),
    );
  const examples = metaOf(schema)?.["examples"];
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** What the schema of a field, or of what it may hold, says of itself. */
export function metaOf(schema: unknown) {
  return [schema, withoutOptional(schema)]
    .map((part) => (part instanceof z.ZodType ? part.meta() : undefined))
    .find((found) => found !== undefined);
}

function rowsOf(name: string, field: unknown, groups: Map<string, z.ZodObject>): string[] {
  const inner = withoutOptional(field);
  const isList = inner instanceof z.ZodArray;
  const entry = isList ? withoutOptional(inner.element) : inner;
  const group = entry instanceof z.ZodObject ? entry : undefined;
  const title = group?.meta()?.title;
  if (group && title) groups.set(title, group);
  const limits = limitsOf(inner);
  const note = [
    escapeCell(metaOf(field)?.description ?? ""),
    limits && capitalize(`${describeLimits(limits)} entries.`),
    inner !== field && "Optional.",
    title && `${isList ? "Each is a" : "A"} [${title}](#${title.replaceAll(" ", "-")}).`,
  ];
  const example = group || isList ? undefined : JSON.stringify(exampleOf(field));
  const code = example ? `\`${example.replaceAll("|", "\\|").replaceAll("`", "'")}\`` : "";
  const path = `${name}${isList ? "[]" : ""}`;
  const inside = group && !title ? Object.entries(group.shape) : [];
  return [
    `| \`${path}\` | ${note.filter(Boolean).join(" ")} | ${code} |`,
    ...inside.flatMap(([key, part]) => rowsOf(`${path}.${key}`, part, groups)),
  ];
}

/** With a capital letter. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escapeCell(text: string): string {
  return text.replace(/[|<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
