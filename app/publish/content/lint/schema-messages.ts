// zod's issues in; out sentences for writers: what is wrong, what was expected, what was meant.
import { isScalar } from "yaml";
import { z } from "zod";

import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { FieldPath, ParsedFile } from "../source/model";
import { describeLimits, limitsOf, withoutOptional, type Limits } from "../source/schemas";
import { fieldName, problemAt, rangeOf, rangeOfKey, valueAt } from "../source/source-file";

type Fields = Pick<ParsedFile, "source" | "schema" | "data">;
type Issue = z.core.$ZodIssue;
/** The schema of one value, if there is one. */
type Wanted = z.ZodType | undefined;

/** The rule: the fields are what the schema wants. */
export function checkSchema(file: ParsedFile): Finding[] {
  const issues = (file.fields?.error?.issues ?? []).flatMap(chooseOption);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => explainKey(file, [...issue.path, key]))
      : [],
  );
  // A value of the wrong kind fails its size rules too: only the first issue of a field counts.
  const first = new Map(
    issues
      .filter(({ code }) => code !== "unrecognized_keys")
      .toReversed()
      .map((issue) => [fieldName(issue.path), issue]),
  );
  const rest = [...first.values()].map((issue) => explainIssue(file, issue));
  // A mistyped or misplaced key would be reported twice, as unknown and as missing: its own message says it all.
  const meant = unknown.flatMap((found) => (found.meant ? [fieldName(found.meant)] : []));
  const isExplained = ({ field }: Finding) =>
    meant.some((name) => name === field || name.startsWith(`${field}.`));
  const findings = [
    ...unknown.map(({ finding }) => finding),
    ...rest.filter((finding) => !isExplained(finding)),
  ];
  // A field on a line that cannot be read would be a second report of the same mistake.
  const unreadable = new Set(file.errors.yaml.map(({ line }) => line));
  return findings.filter(({ line }) => !unreadable.has(line));
}

/** What is wrong with a value that may have several forms: what the form that it has wants. */
function chooseOption(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const isOther = ({ code, path }: Issue) =>
    path.length === 0 && /^invalid_(?:type|value)$/.test(code);
  const fitting = issue.errors.find((errors) => !errors.some(isOther)) ?? [];
  const chosen = fitting.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return chosen.length > 0 ? chosen : [issue];
}

function explainKey(file: Fields, path: FieldPath): { finding: Finding; meant?: FieldPath } {
  const { advice, meant } = adviseOnKey(file, path);
  const message = `is not a field here, ${advice}`;
  const range = rangeOfKey(file.source, path);
  return { finding: problemAt(file.source, range, fieldName(path), message), meant };
}

/** What to do about a field that the schema does not know, and the path of the one that was probably meant. */
interface Advice {
  advice: string;
  meant?: FieldPath;
}

function adviseOnKey({ schema, data }: Fields, path: FieldPath): Advice {
  const [group, key] = [path.slice(0, -1), String(path.at(-1))];
  const isFree = (path: FieldPath) => valueAt(data, path) === undefined;
  const fieldsOf = (path: FieldPath) => Object.keys(shapeOf(groupIn(schemaAt(schema, path))) ?? {});
  const fits = (path: FieldPath) => fieldsOf(path).includes(key) && isFree([...path, key]);
  const known = fieldsOf(group);
  const free = known.filter((name) => isFree([...group, name]));

  // A line with too few spaces in front ends up beside its group.
  const inner = known.find((name) => fits([...group, name]));
  if (inner) {
    const advice = `it belongs under "${inner}", two spaces further in`;
    return { advice, meant: [...group, inner, key] };
  }
  const guess = nearest(key, free) ?? nearest(key, known);
  if (!guess) return { advice: `expected one of: ${known.join(", ")}` };
  const isTwice = !free.includes(guess);
  const advice = isTwice
    ? `"${guess}" is already set; remove one of the two`
    : `did you mean "${guess}"?`;
  return { advice, meant: [...group, guess] };
}

function explainIssue({ source, schema, data }: Fields, issue: Issue): Finding {
  const { path } = issue;
  const value = valueAt(data, path);
  const isPlain = value !== null && typeof value !== "object" && value !== "";
  const range = (isPlain ? rangeOf(source, path) : undefined) ?? rangeOfKey(source, path);
  const node = source.yaml?.getIn(path, true);
  // As the writer spelled it: `007`, `1.50`, `null`.
  const spelling = isScalar(node) ? node.source : undefined;
  const message = explain(issue, schemaAt(schema, path), value, spelling);
  return problemAt(source, range, fieldName(path), message);
}

function explain(issue: Issue, wanted: Wanted, value: unknown, spelling?: string): string {
  const { path } = issue;
  if (value === undefined)
    return `is missing, expected ${expectation(wanted)}; ${pasteReady(wanted, path)}`;
  if (wanted instanceof z.ZodBoolean)
    return `expected \`${String(path.at(-1))}: true\`, or no such line, found ${shorten(spelling ?? JSON.stringify(value))}`;
  if (issue.code === "custom") return issue.message;
  if (issue.code === "too_big" && typeof value === "string")
    return `is too long, expected at most ${issue.maximum} characters, found ${value.trim().length}`;
  const limits = limitsOf(wanted);
  if (/^too_/.test(issue.code) && Array.isArray(value) && limits)
    return wrongCount(limits, value.length, issue.message);
  return `expected ${expectation(wanted)}, found ${describeValue(value, wanted, path, spelling)}${suggest(wanted, value)}`;
}

function suggest(schema: Wanted, value: unknown): string {
  if (!(schema instanceof z.ZodEnum) || typeof value !== "string") return "";
  const choices = schema.options.map(String);
  const guess = nearest(value, choices);
  return guess ? `; did you mean "${guess}"?` : `; there are ${choices.join(", ")}`;
}

/** @param reason why the schema wants no fewer, or no more */
function wrongCount(limits: Limits, found: number, reason: string): string {
  const { min, max } = limits;
  const change = found > max ? `delete ${found - max}` : `add ${min - found}`;
  const cure = `${change}${min === max ? "" : " or more"}`;
  const entries = found === 1 ? "1 entry" : `${found || "no"} entries`;
  return `has ${entries}, expected ${describeLimits(limits)}: ${reason}; ${cure}`;
}

/** What the schema wants, in the words of somebody who has to write it. */
function expectation(schema: Wanted): string {
  const limits = limitsOf(schema);
  if (limits) return `a list of ${describeLimits(limits)} entries`;
  if (schema instanceof z.ZodArray) return "a list";
  const shape = shapeOf(schema);
  if (shape) return `a group of fields (${Object.keys(shape).join(", ")})`;
  const what = schema?.meta()?.["what"];
  const example = exampleOf(schema);
  return `${typeof what === "string" ? what : "text"}${example === undefined ? "" : ` such as ${JSON.stringify(example)}`}`;
}

/** What to add for a field that is missing. */
function pasteReady(schema: Wanted, path: FieldPath): string {
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
function describeValue(value: unknown, wanted: Wanted, path: FieldPath, spelling?: string): string {
  const isTextWanted = !shapeOf(wanted) && !(wanted instanceof z.ZodArray);
  const place =
    typeof path.at(-1) === "number"
      ? "write them after the dash"
      : `write each on a line of its own under "${String(path.at(-1))}", two spaces further in`;
  const help =
    wanted instanceof z.ZodArray ? `; write ${entryOf(wanted)}` : isTextWanted ? "" : `; ${place}`;
  if (value === null && !spelling) return `nothing${help}`;
  const isNumber = wanted instanceof z.ZodNumber;
  if (typeof value === "string") {
    const cure = isNumber && wanted.safeParse(Number(value)).success ? "; delete the quotes" : help;
    return value.trim() ? `the text ${shorten(value)}${cure}` : "nothing";
  }
  if (typeof value !== "object" || value === null)
    return `the ${typeof value === "number" ? "number" : "word"} ${spelling}${isTextWanted && !isNumber ? `; put quotes around it: "${spelling}"` : help}`;
  if (Array.isArray(value))
    return isTextWanted
      ? `a list; write the ${isNumber ? "number" : "text"} behind the colon, without dashes or brackets`
      : `a list${help}, without a dash`;
  const [key, inner] = Object.entries(value)[0] ?? [];
  if (isTextWanted && key && typeof inner === "string") {
    return `"${key}" as a field of its own; put quotes around a text with a colon in it: "${key}: ${inner}"`;
  }
  return `a group of fields${help}`;
}

/** A text as a message repeats it. */
function shorten(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function exampleOf(schema: Wanted): string | undefined {
  const example = valueAt(schema?.meta(), ["examples", 0]);
  return typeof example === "string" ? example : undefined;
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  return schema instanceof z.ZodObject ? schema.shape : undefined;
}

/** The part of a schema that judges the value at `path`. */
function schemaAt(schema: Wanted, path: FieldPath): Wanted {
  let at: unknown = schema;
  for (const part of path) {
    at = groupIn(withoutOptional(at));
    if (at instanceof z.ZodObject) at = at.shape[String(part)];
    else if (at instanceof z.ZodArray) at = at.element;
    else return undefined;
  }
  const found = withoutOptional(at);
  if (!(found instanceof z.ZodType)) return undefined;
  // A field that may be left out keeps its sentence and example on the outside.
  return at instanceof z.ZodOptional ? found.meta({ ...found.meta(), ...at.meta() }) : found;
}

/** Of the forms that a value may have, the group of fields. */
function groupIn(schema: unknown): unknown {
  return schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodObject)
    : schema;
}
