import { z } from "zod";

import { PROSE_FILES } from "../../../schema/pages";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { folderOf } from "../file-names";
import type { FieldPath, ParsedFile } from "../model";
import { descriptionOf, fieldAt, metaOf, readSchema, unwrap } from "../schemas";
import { locateField, locateName, nameField, problemsAt, textAt, valueAt } from "../source-file";

/** Explains in a writer's words what the schema refuses. */
export function checkFields(file: ParsedFile): Problem[] {
  const { source, data, schema } = file;
  if (data === undefined) return [];
  const issues = schema.safeParse(data, { error: explainIssue }).error?.issues ?? [];
  const meant = new Set<string>();
  const problems = issues.flatMap((issue) => {
    const { code, path, message } = issue;
    if (code !== "unrecognized_keys") return problemsAt(source, locateField(source, path), message);
    const group = unwrap(fieldAt(schema, path));
    const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    const free = names.filter((name) => valueAt(data, [...path, name]) === undefined);
    return issue.keys.flatMap((key) => {
      const guess = nearest(key, free);
      if (guess) meant.add(nameField([...path, guess]));
      const field = [...path, key];
      const fix = fixOfUnknown(file, field) ?? suggest(key, free);
      return problemsAt(source, locateName(source, field), `is not a field here${fix}`);
    });
  });
  // A misspelled field is not missing too, and an empty one is one problem.
  const named = problems.map(({ field }) => field);
  return problems.filter(({ field }, index) => named.indexOf(field) === index && !meant.has(field));
}

function fixOfUnknown({ name, data }: ParsedFile, path: FieldPath): string | undefined {
  // YAML reads `{ one, two }` as two names without values.
  if (valueAt(data, path) === null) return "; a text with a comma needs quotes between braces";
  const isOfEntry = textAt(data, ["date"]) !== "" && String(path) in PROSE_FILES.entry.shape;
  const folder = isOfEntry ? folderOf(name) : "";
  return folder ? `; it needs \`list: true\` in content/${folder}/index.mdx` : undefined;
}

/** Ends the message on an unknown name: the nearest one, this other fix, or all names. */
export function suggest(name: string, names: readonly string[], other?: string): string {
  const guess = nearest(name, names);
  if (guess) return `, did you mean "${guess}"?`;
  if (other) return other;
  return names.length > 0 ? `; the names here are ${names.join(", ")}` : "; delete it";
}

/** Explains an issue of zod in a writer's words. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  const { code, input, path = [], schema } = issue;
  const value = nameValue(input);
  if (input === undefined)
    return `is missing; add the line \`${String(path.at(-1))}:\` with ${contentOf(schema)}`;
  if (input === "" || input === null) return `is empty; fill it with ${contentOf(schema)}`;
  if (code === "too_big" && typeof input === "string")
    return `has ${input.trim().length} characters, and at most ${issue.maximum} fit; shorten it`;
  if (code === "too_big" && Array.isArray(input))
    return `has ${input.length} entries, and at most ${issue.maximum} fit; delete the others`;
  if (code === "too_small" && Array.isArray(input))
    return `has ${input.length} of at least ${issue.minimum} entries; add what is missing`;
  if (code === "invalid_value")
    return `${value} is not one of ${issue.values.map(nameValue).join(", ")}`;
  if (schema instanceof z.ZodObject) return `is ${value}; replace it with ${contentOf(schema)}`;
  if (schema instanceof z.ZodArray)
    return `${value} is not a list; write each entry on a line that starts with \`- \``;
  return `${value} is not ${metaOf(schema).expected ?? "text"}${hintFor(input)}`;
}

function contentOf(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const { required = [] } = readSchema(schema);
    return `the fields ${required.join(", ")}, each on a line of its own below it, after two spaces`;
  }
  const dashes = schema instanceof z.ZodArray ? ", each on a line that starts with a dash" : "";
  return `${metaOf(schema).expected ?? descriptionOf(schema)}${dashes}`;
}

function hintFor(value: unknown): string {
  if (Array.isArray(value)) return "; write it after the colon, without dashes or brackets";
  if (typeof value !== "object") return "";
  return "; a text with braces or a colon in it needs quotes around all of it";
}

function nameValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "string") return "a group of fields";
  return value.length > 60 ? `"${value.slice(0, 60)}…"` : `"${value}"`;
}
