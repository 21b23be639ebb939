// Explains what schemas refuse, in a writer's words.
import { z } from "zod";

import { PLACES } from "../../../schema/pages";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { FieldPath, ParsedFile } from "../model";
import { descriptionOf, fieldAt, metaOf, unwrap } from "../schemas";
import { fieldName, reportField, reportName, valueAt } from "../source-file";

type RawIssue = z.core.$ZodRawIssue;

/** Checks fields by their schema, with one message for each, or for several that nothing is known of. */
export function checkSchema(file: ParsedFile): Problem[] {
  const { source, data, fields, schema } = file;
  const issues = fields?.error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const missing = issues.map(({ path }) => path).filter((path) => !isWritten(data, path));
  const problems = issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys") return checkUnknown(file, path, issue.keys, missing);
    if (isMisnamed(path, data, unknown)) return [];
    const value = valueAt(data, path);
    const field = fieldAt(schema, path);
    const isOptional =
      value === "" && field instanceof z.ZodType && field.safeParse(undefined).success;
    return value && typeof value === "string"
      ? reportField(source, path, message)
      : reportName(source, path, isOptional ? `${message}, or delete this line` : message);
  });
  return [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()];
}

function isWritten(data: unknown, path: FieldPath): boolean {
  return valueAt(data, path) !== undefined;
}

function checkUnknown(
  { source, data, schema, name, place }: ParsedFile,
  around: FieldPath,
  keys: readonly string[],
  missing: readonly FieldPath[],
): Problem[] {
  const page = around.length === 0 && place !== undefined ? name : undefined;
  const written = valueAt(data, around);
  const group = unwrap(fieldAt(schema, around));
  const shape = group instanceof z.ZodObject ? group.shape : {};
  const free = Object.keys(shape).filter((field) => valueAt(written, [field]) === undefined);
  const known = keys.map((key) => {
    const moved = missing.find((other) => other.at(-1) === key)?.slice(0, -1);
    if (!moved) return explainUnknown(key, free, valueAt(written, [key]), page);
    return moved.length > 0
      ? `belongs to \`${fieldName(moved)}:\`; move it there, and indent it like the lines around it`
      : `does not belong to \`${fieldName(around)}:\`; delete the spaces before it`;
  });
  const [first, ...others] = keys.filter((_, index) => known[index] === undefined);
  const also = others.length > 0 ? `, and neither is ${others.join(", ")}` : "";
  const fix = free.length > 0 ? `the fields here are ${free.join(", ")}` : "delete this line";
  return keys.flatMap((key, index) => {
    const path = [...around, key];
    const message = key === first ? `is not a field here${also}; ${fix}` : known[index];
    return message ? reportName(source, path, message) : [];
  });
}

/** Tells whether a missing field, or its group, is misspelled or elsewhere. */
function isMisnamed(path: FieldPath, data: unknown, unknown: readonly FieldPath[]): boolean {
  if (isWritten(data, path)) return false;
  const group = fieldName(path.slice(0, -1));
  const others = unknown.filter((other) => fieldName(other.slice(0, -1)) === group);
  const written = Object.keys(valueAt(data, path.slice(0, -1)) ?? {});
  return (
    (others.length > 0 && others.length === written.length) ||
    unknown.some((other) => other.at(-1) === path.at(-1)) ||
    others.some((other) => nearest(String(other.at(-1)), [String(path.at(-1))]) !== undefined)
  );
}

/**
 * Explains a field that its group lacks, if its name tells what was meant.
 * @param free the fields that the group lacks
 * @param page the name of a prose page, for its top fields
 */
function explainUnknown(
  key: string,
  free: readonly string[],
  value: unknown,
  page: string | undefined,
): string | undefined {
  const guess = nearest(key, free);
  if (guess) return `is not a field here, did you mean "${guess}"?`;
  if (free.includes("label") && free.includes("to") && typeof value === "string")
    return `is not a field here; write \`label: ${key}\`, and below it \`to: ${value}\``;
  if (page !== undefined && key === "lang")
    return `is not a field, because the folder of a page says its language; move the file into content/${String(value)}, and delete this line`;
  if (page !== undefined && key in PLACES.list.shape)
    return `is a field of lists only, the \`index.mdx\` of a folder with \`list: news\`; delete this line, or rename the file to content/${page}/index.mdx`;
  if (page !== undefined && (key in PLACES.entry.shape || key in PLACES.job.shape)) {
    const folder = page.split("/").slice(0, -1).join("/") || "news";
    const fix = key === "embargo" ? "write `draft: true` instead" : "delete this line";
    return `is a field of the entries of a list only; ${fix}, or make content/${folder} a list with \`list: news\` in its index.mdx`;
  }
  return undefined;
}

/** Writes messages for zod, as its locale. */
export function explainIssue(issue: RawIssue): string {
  const { code, input, path = [], schema } = issue;
  if (input === undefined)
    return `is missing; add the line \`${String(path.at(-1))}:\` ${contentOf(schema)}`;
  if (typeof input === "string" && !input.trim()) return `is empty; fill it ${contentOf(schema)}`;
  const isLong = code === "too_big";
  if (isLong && typeof input === "string")
    return `has ${input.trim().length} characters, and at most ${issue.maximum} fit; shorten it`;
  if ((isLong || code === "too_small") && Array.isArray(input)) {
    const limit = isLong ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    const isExact = "exact" in issue && issue.exact === true;
    const wanted = isExact ? `exactly ${isLong ? issue.maximum : issue.minimum}` : limit;
    const found = input.length === 1 ? "1 entry" : `${input.length} entries`;
    const comma = isExact && isLong ? "; an entry with a comma in it needs quotes" : "";
    return `has ${found}, and needs ${wanted}${comma}`;
  }
  if (code === "invalid_value" && issue.values.length > 1 && !(schema instanceof z.ZodLiteral))
    return `${nameValue(input)} is not one of ${issue.values.map((value) => `"${String(value)}"`).join(", ")}`;
  const found = nameValue(input);
  if (schema instanceof z.ZodObject) return `is ${found}; replace it ${contentOf(schema)}`;
  return `${found} is not ${expectation(schema)}${hintFor(input, schema)}`;
}

/** Describes what to write, never a value that could be pasted. */
function contentOf(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const names = Object.keys(schema.shape).map((name) => `\`${name}:\``);
    return `with ${names.join(", ")}, each on a line of its own below it, indented by two spaces`;
  }
  const dashes = schema instanceof z.ZodArray ? ", each on a line that starts with a dash" : "";
  return `with ${descriptionOf(schema)}${dashes}`;
}

function expectation(schema: unknown): string {
  const { what } = metaOf(schema);
  if (typeof what === "string") return what;
  return schema instanceof z.ZodArray ? "a list" : "text";
}

function hintFor(value: unknown, schema: unknown): string {
  if (schema instanceof z.ZodArray)
    return "; write each entry on a line of its own that starts with a dash and a space";
  if (Array.isArray(value)) return "; write it after the colon, without dashes or brackets";
  if (typeof value !== "object") return "";
  const [[key, inner] = []] = Object.entries(value ?? {});
  if (inner === null) return "; a text with braces or a colon in it needs quotes around all of it";
  return `; a text with a colon in it needs quotes: "${key}: ${String(inner)}"`;
}

function nameValue(value: unknown): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (Array.isArray(value)) return "a list";
  return typeof value === "number" ? `${value}` : "a group of fields";
}
