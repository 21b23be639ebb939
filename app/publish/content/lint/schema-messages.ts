// zod's issues in; out sentences for writers: what is wrong, what was expected, what was meant.
import { z } from "zod";

import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { FieldPath, ParsedFile, Source } from "../source/model";
import {
  fieldName,
  problemAt,
  rangeOf,
  rangeOfKey,
  spellingOf,
  valueAt,
} from "../source/source-file";

/** The rule: the fields are what the schema wants. */
export function checkSchema({ source, schema, data, fields, errors }: ParsedFile): Finding[] {
  // A field on a line that cannot be read would be a second report of the same mistake.
  const unreadable = new Set(errors.yaml.map(({ line }) => line));
  return describeIssues(source, schema, data, fields?.error?.issues ?? []).filter(
    ({ line }) => !unreadable.has(line),
  );
}

function describeIssues(
  source: Source,
  schema: z.ZodType,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
): Finding[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(source, schema, data, [...issue.path, key]))
      : [],
  );
  // A value of the wrong kind fails its size rules too: only the first issue of a field counts.
  const first = new Map(
    issues
      .filter(({ code }) => code !== "unrecognized_keys")
      .toReversed()
      .map((issue) => [fieldName(issue.path), issue]),
  );
  const rest = [...first.values()].map((issue) => explain(source, schema, data, issue));
  // A mistyped or misplaced key would be reported twice, as unknown and as missing: its own message says it all.
  const meant = unknown.flatMap((found) => found.meant ?? []);
  const isExplained = ({ field }: Finding) =>
    meant.some((name) => name === field || name.startsWith(`${field}.`));
  return [
    ...unknown.map((found) => found.problem),
    ...rest.filter((problem) => !isExplained(problem)),
  ];
}

function unknownKey(source: Source, schema: z.ZodType, data: unknown, path: FieldPath) {
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const known = Object.keys(shapeOf(schemaAt(schema, group)) ?? {});
  const free = known.filter((name) => isFree(data, [...group, name]));
  const problem = (advice: string) =>
    problemAt(source, rangeOfKey(source, path), fieldName(path), `is not a field here, ${advice}`);

  // A line with too many or too few spaces in front ends up in the group above or below its own.
  const inner = known.find(
    (name) =>
      Object.hasOwn(shapeOf(schemaAt(schema, [...group, name])) ?? {}, key) &&
      isFree(data, [...group, name, key]),
  );
  const outer =
    group.length > 0 &&
    Object.hasOwn(shapeOf(schemaAt(schema, group.slice(0, -1))) ?? {}, key) &&
    isFree(data, [...group.slice(0, -1), key]);
  if (inner)
    return {
      problem: problem(`it belongs under "${inner}", two spaces further in`),
      meant: fieldName([...group, inner, key]),
    };
  if (outer)
    return {
      problem: problem(
        `it belongs beside "${String(group.at(-1))}", not under it: two spaces fewer`,
      ),
      meant: fieldName([...group.slice(0, -1), key]),
    };

  const plain = key.replace(/[“”„«»‘’]/g, "");
  if (plain !== key && free.includes(plain))
    return {
      problem: problem(`expected its name without curly quotes: \`${plain}:\``),
      meant: fieldName([...group, plain]),
    };
  const guess = nearest(key, free) ?? nearest(key, known);
  if (!guess) return { problem: problem(`expected one of: ${known.join(", ")}`) };
  const isTwice = !free.includes(guess);
  return {
    problem: problem(`did you mean "${guess}"?${isTwice ? " That one is there already" : ""}`),
    meant: fieldName([...group, guess]),
  };
}

function isFree(data: unknown, path: FieldPath): boolean {
  return valueAt(data, path) === undefined;
}

function explain(
  source: Source,
  schema: z.ZodType,
  data: unknown,
  issue: z.core.$ZodIssue,
): Finding {
  const { path } = issue;
  const at = schemaAt(schema, path);
  const value = valueAt(data, path);
  const isScalar = value !== null && typeof value !== "object" && value !== "";
  const range = (isScalar ? rangeOf(source, path) : undefined) ?? rangeOfKey(source, path);
  const say = (message: string) => problemAt(source, range, fieldName(path), message);

  if (value === undefined)
    return say(`is missing, expected ${expectation(at)}; ${pasteReady(at, path)}`);
  const found = describeValue(value, at, spellingOf(source, path), path);
  if (issue.code === "custom") return say(issue.message);
  if (issue.code === "too_big" || (issue.code === "too_small" && Array.isArray(value)))
    return say(wrongSize(issue, value));
  return say(`expected ${expectation(at)}, found ${found}${suggest(at, value)}`);
}

function suggest(schema: z.ZodType | undefined, value: unknown): string {
  const choices = schema?.meta()?.["choices"];
  if (!Array.isArray(choices) || typeof value !== "string") return "";
  const guess = nearest(value, choices.map(String));
  return guess ? `; did you mean "${guess}"?` : `; there are ${choices.join(", ")}`;
}

function wrongSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): string {
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : issue.code === "too_big" ? "at most" : "at least";
  if (Array.isArray(value))
    return `expected ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}, found ${value.length}; ${value.length > limit ? "delete" : "add"} ${Math.abs(value.length - limit)}`;
  return `is too long, expected ${bound} ${limit} characters, found ${String(value).trim().length}`;
}

/** What the schema wants, in the words of somebody who has to write it. */
function expectation(schema: z.ZodType | undefined): string {
  const count = schema?.meta()?.["count"];
  if (schema instanceof z.ZodArray)
    return typeof count === "number" ? `a list of ${count} entries` : "a list";
  const shape = shapeOf(schema);
  if (shape) return `a group of fields (${Object.keys(shape).join(", ")})`;
  const what = schema?.meta()?.["what"];
  const example = exampleOf(schema);
  return `${typeof what === "string" ? what : "text"}${example === undefined ? "" : ` such as ${JSON.stringify(example)}`}`;
}

/** What to add for a field that is missing. */
function pasteReady(schema: z.ZodType | undefined, path: FieldPath): string {
  const line = `add the line \`${String(path.at(-1))}:`;
  if (schema instanceof z.ZodArray) return `${line}\` and under it ${entryOf(schema)}`;
  if (shapeOf(schema)) return `${line}\` and under it these fields, two spaces further in`;
  return `${line} ${JSON.stringify(exampleOf(schema))}\``;
}

/** A list's first line, as an example. */
function entryOf(list: z.ZodArray): string {
  const entry = schemaAt(list, [0]);
  const [key] = Object.keys(shapeOf(entry) ?? {});
  const example = JSON.stringify(exampleOf(key ? schemaAt(entry, [key]) : entry));
  return key
    ? `entries that start with \`  - ${key}: ${example}\``
    : `lines such as \`  - ${example}\``;
}

/** The value that was found, and how to write what was wanted instead. */
function describeValue(
  value: NonNullable<unknown> | null,
  wanted: z.ZodType | undefined,
  spelling: string | undefined,
  path: FieldPath,
): string {
  const isTextWanted = !shapeOf(wanted) && !(wanted instanceof z.ZodArray);
  const place =
    typeof path.at(-1) === "number"
      ? "write them after the dash"
      : `write each on a line of its own under "${String(path.at(-1))}", two spaces further in`;
  const help =
    wanted instanceof z.ZodArray ? `; write ${entryOf(wanted)}` : isTextWanted ? "" : `; ${place}`;
  if (value === null && !spelling) return `nothing${help}`;
  if (typeof value === "number")
    return `the number ${spelling}${isTextWanted ? `; put quotes around it: "${spelling}"` : help}`;
  if (typeof value === "boolean" || value === null)
    return `the word ${spelling}${isTextWanted ? `; put quotes around it: "${spelling}"` : help}`;
  if (typeof value === "string")
    return value.trim() ? `the text ${shorten(value)}${help}` : "nothing";
  if (Array.isArray(value))
    return isTextWanted
      ? "a list; write the text behind the colon, without dashes or brackets"
      : `a list${help}, without a dash`;
  const [key, inner] = Object.entries(value)[0] ?? [];
  if (isTextWanted && key && typeof inner === "string") {
    return `"${key}" as a field of its own; put quotes around a text with a colon in it: "${key}: ${inner}"`;
  }
  return `a group of fields${help}`;
}

function shorten(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
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
  if (!(found instanceof z.ZodType)) return undefined;
  // A field that may be left out keeps its sentence and example on the outside.
  return at instanceof z.ZodOptional ? found.meta({ ...found.meta(), ...at.meta() }) : found;
}

function withoutOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
