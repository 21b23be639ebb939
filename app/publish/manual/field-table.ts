// The fields of a schema in; out what the writer's manual says about them, as a Markdown table, and an example of each.
import { z } from "zod";

import { describeLimits, limitsOf, readField, type Field } from "../content/source/schemas";

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
export function exampleValue(schema: unknown): unknown {
  const field = readField(schema);
  if (field?.entry) return [exampleValue(field.entry)];
  if (field?.schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(field.group ?? {}).map(([key, part]) => [key, exampleValue(part)]),
    );
  const examples = field?.meta["examples"];
  return Array.isArray(examples) ? examples[0] : undefined;
}

function rowsOf(name: string, schema: unknown, groups: Map<string, z.ZodObject>): string[] {
  const field = readField(schema);
  if (!field) return [];
  const isList = field.entry !== undefined;
  const part = readField(field.entry) ?? field;
  const group = part.schema instanceof z.ZodObject ? part.schema : undefined;
  const title = group?.meta()?.title;
  if (group && title) groups.set(title, group);
  const example = group || isList ? undefined : JSON.stringify(exampleValue(schema));
  const code = example ? `\`${example.replaceAll("|", "\\|").replaceAll("`", "'")}\`` : "";
  const path = `${name}${isList ? "[]" : ""}`;
  const note = [
    escapeCell(typeof field.meta["description"] === "string" ? field.meta["description"] : ""),
    ...limitNotes(field),
    field.isOptional && "Optional.",
    title && `${isList ? "Each is a" : "A"} [${title}](#${title.replaceAll(" ", "-")}).`,
  ];
  const inside = group && !title ? Object.entries(group.shape) : [];
  return [
    `| \`${path}\` | ${note.filter(Boolean).join(" ")} | ${code} |`,
    ...inside.flatMap(([key, inner]) => rowsOf(`${path}.${key}`, inner, groups)),
  ];
}

function limitNotes({ schema }: Field): string[] {
  const limits = limitsOf(schema);
  const longest = schema instanceof z.ZodString ? schema.maxLength : null;
  return [
    ...(limits ? [capitalize(`${describeLimits(limits)} entries.`)] : []),
    ...(longest ? [`At most ${longest} characters.`] : []),
  ];
}

/** With a capital letter. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escapeCell(text: string): string {
  return text.replace(/[|<>*_[\]\\{}#~]/g, "\\$&").replaceAll("\n", " ");
}
