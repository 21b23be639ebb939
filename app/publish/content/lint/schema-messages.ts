// Says in a writer's words what a schema refuses: which field, what is wrong with it, and how to correct it.
import { isScalar, isSeq } from "yaml";
import { z } from "zod";

import { nearest } from "../../problems/did-you-mean";
import type { Finding, TextRange } from "../../problems/problem";
import type { FieldPath, ParsedFile, Source } from "../source/model";
import { descriptionOf, metaOf } from "../source/schemas";
import { fieldName, problemAt, rangeOf, rangeOfKey, valueAt } from "../source/source-file";

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** The rule: the fields are what the schema wants. One message for each field. */
export function checkSchema({ source, data, fields, errors }: ParsedFile): Finding[] {
  const issues = (fields?.error?.issues ?? []).flatMap(chooseForm);
  const missing = issues
    .map(({ path }) => path)
    .filter((path) => valueAt(data, path) === undefined);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const findings = new Map<string, Finding>();
  const add = (path: FieldPath, message: string, range: TextRange) => {
    const field = fieldName(path);
    if (!findings.has(field)) findings.set(field, problemAt(source, range, field, message));
  };
  for (const issue of issues) {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys")
      message.split("\n").forEach((line, index) => {
        const field = [...path, issue.keys[index] ?? ""];
        const moved = missing.find((other) => other.at(-1) === field.at(-1));
        add(field, moved ? explainMoved(field, moved) : line, rangeOfKey(source, field));
      });
    else if (!missing.includes(path) || !isMisnamed(path, data, unknown))
      add(path, describeList(issue, source, data), placeOf(source, data, path));
  }
  // A field on a line that cannot be read would be a second report of the same mistake.
  const unreadable = new Set(errors.yaml.map(({ line }) => line));
  return [...findings.values()].filter(({ line }) => !unreadable.has(line));
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

/** Where a field belongs that is in the wrong group: it has lost its spaces, or has some too many. */
function explainMoved(field: FieldPath, moved: FieldPath): string {
  const [here, there] = [fieldName(field.slice(0, -1)), fieldName(moved.slice(0, -1))];
  return there
    ? `belongs to \`${there}:\`; move it there, and indent it like the lines around it`
    : `does not belong to \`${here}:\`; delete the spaces before it`;
}

/** Whether a field is missing because its name has a slip, it is in another group, or all names of its group are wrong. */
function isMisnamed(path: FieldPath, data: unknown, unknown: readonly FieldPath[]): boolean {
  const group = fieldName(path.slice(0, -1));
  const others = unknown.filter((other) => fieldName(other.slice(0, -1)) === group);
  const written = Object.keys(valueAt(data, path.slice(0, -1)) ?? {});
  return (
    unknown.some((other) => other.at(-1) === path.at(-1)) ||
    others.some((other) => nearest(String(other.at(-1)), [String(path.at(-1))]) !== undefined) ||
    (others.length > 0 && others.length === written.length)
  );
}

/** At its value, or at its name when the value is long or missing. */
function placeOf(source: Source, data: unknown, path: FieldPath): TextRange {
  const value = valueAt(data, path);
  const isPlain = value !== null && typeof value !== "object" && value !== "";
  return (isPlain ? rangeOf(source, path) : undefined) ?? rangeOfKey(source, path);
}

/** A schema says why its list has limits; this adds them, and how many entries there are. */
function describeList(issue: Issue, source: Source, data: unknown): string {
  const list = valueAt(data, issue.path);
  if ((issue.code !== "too_big" && issue.code !== "too_small") || !Array.isArray(list))
    return issue.message;
  const isLong = issue.code === "too_big";
  const least = `but needs ${issue.exact ? "exactly" : "at least"} ${isLong ? issue.maximum : issue.minimum}`;
  const limit = isLong && !issue.exact ? `and at most ${issue.maximum} fit` : least;
  const counted = `has ${list.length} entries, ${limit}`;
  const node = source.yaml?.getIn(issue.path, true);
  if (!isLong || !isSeq(node) || !node.flow) return `${counted}: ${issue.message}`;
  const [start, end] = rangeOf(source, issue.path) ?? [0, 0];
  const [number = "One, two"] = /\d+,\d{3}\b/.exec(source.text.slice(start, end)) ?? [];
  return `${counted}; a comma starts a new entry, so put quotes around an entry with a comma: "${number}"`;
}

/** The `error` of a parse: zod asks for the message of each issue for which the schema has none of its own. */
export function explainIssues(source: Source): z.core.$ZodErrorMap {
  return (issue) => {
    const { code, input, path = [], schema } = issue;
    const name = String(path.at(-1));
    const node = source.yaml?.getIn(path, true);
    // As the writer spelled it: `007`, `1.50`, `null`.
    const spelling = isScalar(node) ? (node.source ?? "") : "";
    if (code === "unrecognized_keys")
      return issue.keys.map((key) => explainUnknown(key, issue)).join("\n");
    if (input === undefined) return `is missing; add the line \`${name}:\` ${contentOf(schema)}`;
    if (schema instanceof z.ZodBoolean)
      return `is neither true nor false; write \`${name}: true\`, \`${name}: false\`, or no such line`;
    if ((input === null && !spelling) || (typeof input === "string" && !input.trim()))
      return `is empty; fill it ${contentOf(schema)}`;
    if (code === "too_big" && typeof input === "string")
      return `has ${input.trim().length} characters, and at most ${issue.maximum} fit; shorten it`;
    const found = nameValue(input, spelling);
    if (schema instanceof z.ZodObject) return `is ${found}; replace it ${contentOf(schema)}`;
    return `${found} is not ${expectation(schema)}${hintFor(input, schema, spelling)}`;
  };
}

/** What to write into a field: "with the text of the link". Never a value that could be pasted. */
function contentOf(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const names = Object.keys(schema.shape).map((name) => `\`${name}:\``);
    return `with ${names.join(", ")}, each on a line of its own below it, indented by two spaces`;
  }
  const dashes = schema instanceof z.ZodArray ? ", each on a line that starts with a dash" : "";
  return `with ${descriptionOf(schema)}${dashes}`;
}

function explainUnknown(key: string, { schema, input }: RawIssue): string {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const known = Object.keys(shape);
  const value = valueAt(input, [key]);
  const free = known.filter((name) => valueAt(input, [name]) === undefined);
  const guess = nearest(key, free);
  if (guess) return `is not a field here, did you mean "${guess}"?`;
  if (free.includes("label") && free.includes("to") && typeof value === "string")
    return `is not a field here; write \`label: ${key}\`, and below it \`to: ${value}\``;
  // Any list of texts fits a list of texts.
  const isList = Array.isArray(value) && value.some((entry) => typeof entry === "object");
  const home = isList && known.find((name) => fits(shape[name], value));
  if (home)
    return `is not a field here; a page has one such list, \`${home}:\`, so move these entries there or to another page`;
  return `is not a field here; the fields here are ${known.join(", ")}`;
}

function fits(schema: unknown, value: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse(value).success;
}

function expectation(schema: unknown): string {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(", ")}`;
  const { what } = metaOf(schema);
  if (typeof what === "string") return what;
  return schema instanceof z.ZodArray ? "a list" : "text";
}

/** How to write what was meant. */
function hintFor(value: unknown, schema: unknown, spelling: string): string {
  if (schema instanceof z.ZodArray)
    return "; write each entry on a line of its own that starts with a dash";
  if (Array.isArray(value)) return "; write it after the colon, without dashes or brackets";
  if (schema instanceof z.ZodNumber && typeof value === "string" && /^\d+$/.test(value))
    return "; write it without quotes";
  if (schema instanceof z.ZodEnum) {
    const guess = nearest(String(value), schema.options.map(String));
    return guess ? `; did you mean ${guess}?` : "";
  }
  if (!(schema instanceof z.ZodString) || typeof value === "string") return "";
  const [[key, inner] = []] = Object.entries(value ?? {});
  return spelling
    ? `; put quotes around it: "${spelling}"`
    : `; a text with a colon in it needs quotes: "${key}: ${String(inner)}"`;
}

function nameValue(value: unknown, spelling: string): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  return `the ${typeof value === "number" ? "number" : "word"} ${spelling || String(value)}`;
}
