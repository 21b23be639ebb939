// Splits a content file into fields and prose, and knows where each field stands in it.
import { isMap, isNode, isSeq } from "yaml";

import { locateOffset, type Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { fillFields } from "./fill-tokens";
import type { FieldPath, Source } from "./model";
import { readYaml } from "./yaml";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_FIELDS =
  'the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`';

/** Marks that no file may have, and what to do. */
const BROKEN: readonly [mark: RegExp, message: string][] = [
  [
    /[\uFFFD\0]/,
    "this character cannot be read; save the file in the encoding UTF-8, and write the character again",
  ],
  [
    /^(?:<{7} |={7}$|>{7} )/m,
    "Git could not join two versions of this text; keep the right lines, and delete the others and those of <<<<<<<, ======= and >>>>>>>",
  ],
];

interface ReadSource {
  source: Source;
  errors: Problem[];
  /** The fields as texts; undefined when they cannot be read. */
  data: unknown;
}

/** Reads a content file. @param bytes read as UTF-8 @param tokens fill its fields */
export function readSource(file: string, bytes: string, tokens: Tokens): ReadSource {
  const source: Source = { file, text: bytes.replace(/^\uFEFF/, ""), yamlStart: 0, bodyStart: 0 };
  for (const [mark, message] of BROKEN) {
    const start = source.text.search(mark);
    if (start >= 0) return { source, errors: report(source, start, message), data: undefined };
  }
  const match = FENCED.exec(source.text);
  if (!match) return { source, errors: report(source, 0, NO_FIELDS), data: undefined };
  source.yamlStart = match[0].indexOf("\n") + 1;
  source.bodyStart = match[0].length;
  const { document, mistakes } = readYaml(match[1] ?? "");
  const errors = mistakes.flatMap(({ start, message }) =>
    report(source, source.yamlStart + start, message),
  );
  if (!isMap(document?.contents)) {
    const missing = report(source, source.yamlStart, NO_FIELDS);
    return { source, errors: errors.length > 0 ? errors : missing, data: undefined };
  }
  fillFields(document, tokens);
  source.yaml = document;
  return { source, errors, data: document.toJS() };
}

/** Overwrites fields with spaces, so that prose keeps its place. */
export function blankFields(text: string): string {
  return text.replace(FENCED, (fields) => fields.replace(/[^\r\n]/g, " "));
}

/** Reports a problem at an offset, or at the place of a field; nothing without a message. */
export function report(
  { file, text }: Source,
  place: number | { start: number; field: string },
  message: string | undefined,
  severity: Problem["severity"] = "error",
): Problem[] {
  if (!message) return [];
  const { start, field } = typeof place === "number" ? { start: place, field: "" } : place;
  return [{ file, ...locateOffset(text, start), field, message, severity }];
}

/** Reports a problem at a field's name, or at its group when it is missing. */
export function reportName(source: Source, path: FieldPath, message: string): Problem[] {
  return report(source, { start: startOfName(source, path), field: fieldName(path) }, message);
}

/** Reports a problem at a field's value, or else at its name or group. */
export function reportField(
  source: Source,
  path: FieldPath,
  message: string | undefined,
  severity?: Problem["severity"],
): Problem[] {
  const start = rangeOf(source, path)?.[0] ?? startOfName(source, path);
  return report(source, { start, field: fieldName(path) }, message, severity);
}

/** Returns the range of a field's value, if it has one. */
export function rangeOf({ yaml, yamlStart }: Source, path: FieldPath) {
  const node = yaml?.getIn(path, true);
  const range = isNode(node) && node.range;
  return range ? ([yamlStart + range[0], yamlStart + range[1]] as const) : undefined;
}

/** Returns the offset of a field's name; of its group when it is missing. */
function startOfName(source: Source, path: FieldPath): number {
  if (path.length === 0) return 0;
  const around = path.slice(0, -1);
  const name = path.at(-1);
  const group = source.yaml?.getIn(around, true);
  const pair = isMap(group) && group.items.find(({ key }) => String(key) === String(name));
  const node = pair ? pair.key : isSeq(group) && group.get(name, true);
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? startOfName(source, around) : source.yamlStart + start;
}

/** Returns the value at a path, or undefined. */
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

/** Formats a path for writers: `stats[1].value`. */
export function fieldName(path: FieldPath): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return parts.join("").replace(/^\./, "");
}
