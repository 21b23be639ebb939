// zod's issues in, sentences for writers out: what is wrong, what was expected, what was meant.
import { distance } from "fastest-levenshtein";
import { z } from "zod";

import { fieldName, offsetOf, offsetOfKey, problemAt, valueAt, type FieldPath, type Source } from "./source";
import type { Problem } from "./problem";

/** Every problem that a strict schema finds in one file's frontmatter. */
export function describeIssues(source: Source, schema: z.ZodType, data: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => unknownKey(source, schema, data, issue.path, key)) : [],
  );
  const rest = issues.filter((issue) => issue.code !== "unrecognized_keys").map((issue) => {
    const message = explain(schema, data, issue);
    return problemAt(source, offsetOf(source, issue.path), fieldName(issue.path), message);
  });
  // A mistyped key would be reported twice, as unknown and as missing: the did-you-mean says it all.
  const meant = new Set(unknown.map((found) => found.meant));
  return [...unknown.map((found) => found.problem), ...rest.filter((problem) => !meant.has(problem.field))];
}

/** The candidate that was probably meant, if one is near enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  return candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((a, b) => a.steps - b.steps)[0]?.candidate;
}

function unknownKey(source: Source, schema: z.ZodType, data: unknown, path: FieldPath, key: string) {
  const known = Object.keys(shapeOf(schemaAt(schema, path)) ?? {});
  const free = known.filter((name) => valueAt(data, [...path, name]) === undefined);
  const guess = nearest(key, free) ?? nearest(key, known);
  const advice = guess ? `did you mean "${guess}"?` : `expected one of: ${(free.length ? free : known).join(", ")}`;
  return {
    problem: problemAt(source, offsetOfKey(source, path, key), fieldName([...path, key]), `is not a field here, ${advice}`),
    meant: guess && fieldName([...path, guess]),
  };
}

function explain(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): string {
  const at = schemaAt(schema, issue.path);
  const value = valueAt(data, issue.path);
  const nothing = value === undefined || value === null || value === "" || (typeof value === "string" && !value.trim());
  if (nothing) {
    return `expected ${expectation(at)}, found nothing${value === undefined ? pasteReady(at, issue.path) : ""}`;
  }
  switch (issue.code) {
    case "invalid_type":
      return `expected ${expectation(at)}, found ${describeValue(value)}`;
    case "too_big":
    case "too_small":
      return wrongSize(issue, value);
    case "custom":
      return issue.message;
    default:
      return `expected ${expectation(at)}, found ${JSON.stringify(value)}`;
  }
}

function wrongSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : issue.code === "too_big" ? "at most" : "at least";
  if (Array.isArray(value)) return `expected ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}, found ${value.length}`;
  return `is too long, expected ${bound} ${limit} characters, found ${String(value).length}`;
}

/** What the schema wants, in the words of somebody who has to write it. */
function expectation(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodArray) return "a list, each entry on its own line after a dash";
  const shape = shapeOf(schema);
  if (shape) return `a group of fields: ${Object.keys(shape).join(", ")}`;
  if (schema instanceof z.ZodBoolean) return "true or false";
  const example = exampleOf(schema);
  if (schema instanceof z.ZodEmail) return `an e-mail address such as "${example}"`;
  if (schema instanceof z.ZodPipe) return `an image file such as "${example}"`;
  return example === undefined ? "text" : `text such as "${example}"`;
}

function pasteReady(schema: z.ZodType | undefined, path: FieldPath): string {
  const key = path.at(-1);
  const example = exampleOf(schema);
  return typeof key === "string" && example !== undefined ? `; add the line \`${key}: ${JSON.stringify(example)}\`` : "";
}

function describeValue(value: unknown): string {
  if (typeof value === "number") return `the number ${value}; put quotes around it: "${value}"`;
  if (typeof value === "boolean") return `the word ${value}; put quotes around it: "${value}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : JSON.stringify(value);
}

function exampleOf(schema: z.ZodType | undefined): string | undefined {
  const example = valueAt(schema?.meta(), ["examples", 0]);
  return typeof example === "string" ? example : undefined;
}

function shapeOf(schema: z.ZodType | undefined): Record<string, unknown> | undefined {
  return schema instanceof z.ZodObject ? schema.shape : undefined;
}

/** The part of a schema that judges the value at `path`. */
function schemaAt(schema: z.ZodType | undefined, path: FieldPath): z.ZodType | undefined {
  let at: unknown = schema;
  for (const part of path) {
    at = withoutOptional(at);
    if (at instanceof z.ZodObject) at = at.shape[String(part)];
    else if (at instanceof z.ZodArray) at = at.element;
    else return undefined;
  }
  const found = withoutOptional(at);
  return found instanceof z.ZodType ? found : undefined;
}

function withoutOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
