import { isMap, isNode, type Scalar } from "yaml";

import { locateOffset, type Problem } from "../problems/problem";
import { fillTokens, type Tokens } from "../tokens";
import type { FieldPath, TextLocation, Source, Written } from "./model";
import { readYaml } from "./yaml";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_FIELDS =
  'the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`, and save the file as UTF-8';

const FORBIDDEN_IN_XML = /(?![\t\n\r\u0080-\u009F])\p{Cc}/gu;
const CONFLICT = /^(?:<{7}|>{7}) /m;
const NO_CONFLICT =
  "Git could not join two versions of this text; keep the right lines, and delete the others and those of <<<<<<<, ======= and >>>>>>>";

/** Splits a content file into fields and prose; `data` is the fields as texts, if they can be read. */
export function readSource(
  file: string,
  bytes: string,
  tokens: Tokens,
): { source: Source; errors: Problem[]; data: unknown } {
  const text = bytes.replace(/^\uFEFF/, "").replace(FORBIDDEN_IN_XML, " ");
  const [fields = "", yaml = ""] = FENCED.exec(text) ?? [];
  const { document, error } = readYaml(yaml);
  const yamlStart = fields.indexOf("\n") + 1;
  const source: Source = { file, text, yaml: document, yamlStart, bodyStart: 0 };
  const fail = (start: number, message: string) => {
    return { source, errors: problemsAt(source, start, message), data: undefined };
  };
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) return fail(conflict, NO_CONFLICT);
  source.bodyStart = fields.length;
  if (error) return fail(yamlStart + error.start, error.message);
  if (!isMap(document.contents)) return fail(yamlStart, NO_FIELDS);
  const fill = (_: unknown, value: unknown) =>
    typeof value === "string" ? fillTokens(value, tokens) : value;
  return { source, errors: [], data: document.toJS({ reviver: fill }) };
}

/** Overwrites fields with spaces, so that prose keeps its offsets. */
export function blankFields(text: string): string {
  return text.replace(FENCED, (fields) => fields.replace(/[^\r\n]/g, " "));
}

/** Overwrites comments with spaces. */
export function blankComments(text: string): string {
  return text.replace(/\{\/\*[^]*?\*\/\}|^ *# .*/gm, (words) => words.replace(/\S/g, " "));
}

/** Makes a list of one problem, or of none without a message. */
export function problemsAt(
  { file, text }: Source,
  at: number | TextLocation,
  message: string | undefined,
  severity: Problem["severity"] = "error",
): Problem[] {
  if (!message) return [];
  const { start, field } = typeof at === "number" ? { start: at, field: "" } : at;
  return [{ file, ...locateOffset(text, start), field, message, severity }];
}

/** Finds the value of a field, or the group in which it is missing. */
export function locateField({ yaml, yamlStart, text }: Source, path: FieldPath): Written {
  const lengths = [...path.keys(), path.length];
  const around = lengths.map((length) => yaml?.getIn(path.slice(0, length), true));
  const [from = 0, to = 0] = around.findLast(isNode)?.range ?? [];
  const start = yamlStart + from;
  return { start, raw: text.slice(start, yamlStart + to), field: nameField(path) };
}

/** Finds the name of a field that is written. */
export function locateName({ yaml, yamlStart }: Source, path: FieldPath): TextLocation {
  const group = yaml?.getIn(path.slice(0, -1), true);
  const pairs = isMap<Scalar | null>(group) ? group.items : [];
  const { key } = pairs.find((pair) => pair.key?.value === path.at(-1)) ?? {};
  return { start: yamlStart + (key?.range?.[0] ?? 0), field: nameField(path) };
}

/** Names a field as in `people[1].name`. */
export function nameField(path: FieldPath): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "");
}

/** Returns the value at a path. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined),
    value,
  );
}

/** Returns the text at a path, or an empty one. */
export function textAt(value: unknown, path: FieldPath): string {
  const text = valueAt(value, path);
  return typeof text === "string" ? text : "";
}

/** Returns the list at a path, or an empty one. */
export function listAt(value: unknown, path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
