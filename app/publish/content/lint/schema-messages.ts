// zod's issues in; out sentences for writers: what is wrong, what was expected, what was meant.
import { isScalar } from "yaml";
import { z } from "zod";

import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import {
  describeLimits,
  exampleOf,
  fieldAt,
  limitsOf,
  readField,
  type Field,
} from "../source/schemas";
import { fieldName, problemAt, rangeOf, rangeOfKey, valueAt } from "../source/source-file";

type Issue = z.core.$ZodIssue;

/** The rule: the fields are what the schema wants. */
export function checkSchema(file: ParsedFile): Finding[] {
  const { source, schema, data } = file;
  const issues = (file.fields?.error?.issues ?? []).flatMap(chooseForm);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const meant = new Set<string>();
  const findings = unknown.map((path) => {
    const group = path.slice(0, -1);
    const known = Object.keys(fieldAt(schema, group)?.group ?? {});
    const free = known.filter((name) => valueAt(data, [...group, name]) === undefined);
    const guess = nearest(String(path.at(-1)), free);
    if (guess) meant.add(fieldName([...group, guess]));
    const advice = guess ? `did you mean "${guess}"?` : `expected one of: ${known.join(", ")}`;
    const message = `is not a field here, ${advice}`;
    return problemAt(source, rangeOfKey(source, path), fieldName(path), message);
  });
  for (const issue of issues) {
    const field = fieldName(issue.path);
    // A value of the wrong kind fails its size rules too, and a mistyped name is also missing: one message each.
    if (issue.code === "unrecognized_keys" || meant.has(field)) continue;
    meant.add(field);
    findings.push(explainIssue(file, issue));
  }
  // A field on a line that cannot be read would be a second report of the same mistake.
  const unreadable = new Set(file.errors.yaml.map(({ line }) => line));
  return findings.filter(({ line }) => !unreadable.has(line));
}

/** What is wrong with a value that may have several forms: what the form that it has wants. */
function chooseForm(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const isOther = ({ code, path }: Issue) =>
    path.length === 0 && /^invalid_(?:type|value)$/.test(code);
  const fitting = issue.errors.find((errors) => !errors.some(isOther)) ?? [];
  const chosen = fitting.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return chosen.length > 0 ? chosen : [issue];
}

function explainIssue({ source, schema, data }: ParsedFile, issue: Issue): Finding {
  const { path } = issue;
  const value = valueAt(data, path);
  const isPlain = value !== null && typeof value !== "object" && value !== "";
  const range = (isPlain ? rangeOf(source, path) : undefined) ?? rangeOfKey(source, path);
  const node = source.yaml?.getIn(path, true);
  // As the writer spelled it: `007`, `1.50`, `null`.
  const spelling = isScalar(node) ? (node.source ?? "") : "";
  const message = explain(issue, fieldAt(schema, path), value, spelling);
  return problemAt(source, range, fieldName(path), message);
}

function explain(issue: Issue, field: Field | undefined, value: unknown, spelling: string): string {
  const name = String(issue.path.at(-1));
  if (value === undefined)
    return `is missing, expected ${expectation(field)}; ${pasteReady(field, name)}`;
  if (field?.schema instanceof z.ZodBoolean)
    return `expected \`${name}: true\`, or no such line, found ${shorten(spelling)}`;
  if (issue.code === "custom") return issue.message;
  if (issue.code === "too_big" && typeof value === "string")
    return `is too long, expected at most ${issue.maximum} characters, found ${value.trim().length}`;
  const limits = limitsOf(field?.schema);
  if (limits && Array.isArray(value))
    return `expected ${describeLimits(limits)} entries, found ${value.length}: ${issue.message}`;
  return `expected ${expectation(field)}, found ${describeValue(value, field, spelling)}`;
}

/** What the schema wants, in the words of somebody who has to write it. */
function expectation(field: Field | undefined): string {
  const limits = limitsOf(field?.schema);
  if (limits) return `a list of ${describeLimits(limits)} entries`;
  if (field?.entry) return "a list";
  if (isGroup(field)) return `a group of fields (${Object.keys(field?.group ?? {}).join(", ")})`;
  if (field?.schema instanceof z.ZodEnum) return `one of ${field.schema.options.join(", ")}`;
  const what = field?.meta["what"];
  const example = exampleOf(field);
  return `${typeof what === "string" ? what : "text"}${example === undefined ? "" : ` such as ${JSON.stringify(example)}`}`;
}

/** What to add for a field that is missing. */
function pasteReady(field: Field | undefined, name: string): string {
  const line = `add the line \`${name}:`;
  if (field?.entry) return `${line}\` and under it ${entriesOf(field.entry)}`;
  if (isGroup(field)) return `${line}\` and under it these fields, indented by two spaces`;
  return `${line} ${JSON.stringify(exampleOf(field))}\``;
}

/** The first line of a list, as an example. */
function entriesOf(schema: z.ZodType): string {
  const entry = readField(schema);
  const [key] = Object.keys(entry?.group ?? {});
  const example = JSON.stringify(exampleOf(key ? fieldAt(schema, [key]) : entry));
  return key
    ? `entries that start with \`  - ${key}: ${example}\``
    : `lines such as \`  - ${example}\``;
}

/** The value that was found, and how to write what was wanted instead. */
function describeValue(value: unknown, field: Field | undefined, spelling: string): string {
  const found = nameValue(value, spelling);
  if (field?.entry) return `${found}; write ${entriesOf(field.entry)}`;
  if (isGroup(field))
    return `${found}; write each field on a line of its own, indented by two spaces`;
  if (Array.isArray(value)) return `${found}; write it after the colon, without dashes or brackets`;
  if (typeof value === "string" || found === "nothing") return found;
  const [key, inner] = Object.entries(value ?? {})[0] ?? [];
  if (key && typeof inner === "string")
    return `"${key}" as a field of its own; put quotes around a text with a colon in it: "${key}: ${inner}"`;
  const isNumber = field?.schema instanceof z.ZodNumber;
  return isNumber || !spelling ? found : `${found}; put quotes around it: "${spelling}"`;
}

function nameValue(value: unknown, spelling: string): string {
  if (typeof value === "string") return value.trim() ? `the text ${shorten(value)}` : "nothing";
  if (typeof value === "number") return `the number ${spelling}`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  return spelling ? `the word ${spelling}` : "nothing";
}

function isGroup(field: Field | undefined): boolean {
  return field?.schema instanceof z.ZodObject;
}

/** A text as a message repeats it. */
function shorten(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
