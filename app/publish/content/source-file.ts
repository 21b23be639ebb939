// Splits a content file into fields and prose, and knows where each field stands in it.
import { isMap, isNode, isSeq } from "yaml";
import { z } from "zod";

import { locateOffset, type Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { fillFields } from "./fill-tokens";
import type { FieldPath, Place, Source } from "./model";
import { readYaml } from "./yaml";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_FIELDS =
  'the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`';

const CONFLICT = /^(?:<{7} |={7}$|>{7} )/m;
const NO_CONFLICT =
  "Git could not join two versions of this text; keep the right lines, and delete the others and those of <<<<<<<, ======= and >>>>>>>";

interface ReadSource {
  source: Source;
  errors: Problem[];
  /** The fields as texts; undefined when they cannot be read. */
  data: unknown;
}

/** Reads a content file. @param bytes read as UTF-8 @param tokens fill its fields */
export function readSource(file: string, bytes: string, tokens: Tokens): ReadSource {
  const source: Source = { file, text: bytes.replace(/^\uFEFF/, ""), yamlStart: 0, bodyStart: 0 };
  const conflict = source.text.search(CONFLICT);
  if (conflict >= 0)
    return { source, errors: report(source, conflict, NO_CONFLICT), data: undefined };
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

/** Reports a problem at an offset of the prose, or at a place; nothing without a message. */
export function report(
  { file, text }: Source,
  place: number | Place,
  message: string | undefined,
  severity: Problem["severity"] = "error",
): Problem[] {
  if (!message) return [];
  const { start, field } = typeof place === "number" ? { start: place, field: "" } : place;
  return [{ file, ...locateOffset(text, start), field, message, severity }];
}

/** Finds the place of a field: its name, or its group when it is missing. */
export function locateField(source: Source, path: FieldPath): Place {
  return { start: startOfName(source, path), field: z.core.toDotPath([...path]) };
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
