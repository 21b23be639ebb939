import { isMap, isNode, isSeq } from "yaml";

import type { Tokens } from "../tokens";
import { locateOffset, type Problem } from "../problems/problem";
import { fillFields, maskTokens, unmaskTokens } from "./fill-tokens";
import type { FieldPath, Source } from "./model";
import { readYaml } from "./yaml";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_FIELDS =
  'the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`';
const NOT_UTF_8 =
  "this character cannot be read; save the file in the encoding UTF-8, and write the character again if it is still lost";

const CONFLICT =
  "Git could not join two versions of this text; keep the right lines, and delete the others and those of <<<<<<<, ======= and >>>>>>>";

/**
 * Splits a content file into fields and prose, without a byte order mark.
 * @param bytes read as UTF-8: invalid ones are U+FFFD
 * @param tokens fill its fields
 * @returns the fields as texts; undefined when they cannot be read
 */
export function readSource(
  file: string,
  bytes: string,
  tokens: Tokens,
): { source: Source; errors: Problem[]; data: unknown } {
  const text = bytes.replace(/^\uFEFF/, "");
  const source: Source = { file, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  const lost = text.search(/[\uFFFD\0]/);
  const conflict = text.search(/^(?:<{7} .*|={7}|>{7} .*)$/m);
  const errors =
    lost >= 0
      ? report(source, lost, NOT_UTF_8)
      : conflict >= 0
        ? report(source, conflict, CONFLICT)
        : readFrontmatter(source);
  if (source.yaml) fillFields(source.yaml, tokens);
  return { source, errors, data: source.yaml?.toJS() };
}

function readFrontmatter(source: Source): Problem[] {
  const match = FENCED.exec(source.text);
  if (!match) return report(source, 0, NO_FIELDS);
  const start = match[0].indexOf("\n") + 1;
  source.yamlStart = start;
  source.bodyStart = match[0].length;
  const { document, mistakes } = readYaml(maskTokens(match[1] ?? ""));
  if (isMap(document?.contents)) source.yaml = document;
  else if (mistakes.length === 0) return report(source, start, NO_FIELDS);
  return mistakes.flatMap((mistake) =>
    report(source, start + mistake.start, unmaskTokens(mistake.message)),
  );
}

/** Overwrites fields with spaces, so that prose keeps its place. */
export function blankFields(text: string): string {
  return text.replace(FENCED, (fields) => fields.replace(/[^\r\n]/g, " "));
}

/** An offset in a file, or the place of a field. */
type ReportedPlace = number | { start: number; field: string };

/** Reports a problem in a file; nothing without a message. */
export function report(
  { file, text }: Source,
  place: ReportedPlace,
  message: string | undefined,
  severity: Problem["severity"] = "error",
): Problem[] {
  if (!message) return [];
  const { start, field } = typeof place === "number" ? { start: place, field: "" } : place;
  return [{ file, ...locateOffset(text, start), field, message, severity }];
}

/** Reports a problem at a field's name, or at its group when it is missing. */
export function reportName(source: Source, path: FieldPath, message: string): Problem[] {
  return report(source, { start: startOfKey(source, path), field: fieldName(path) }, message);
}

/** Reports a problem at a field's value, or else at its name or group. */
export function reportField(
  source: Source,
  path: FieldPath,
  message: string | undefined,
  severity?: Problem["severity"],
): Problem[] {
  const start = rangeOf(source, path)?.[0] ?? startOfKey(source, path);
  return report(source, { start, field: fieldName(path) }, message, severity);
}

/** Returns the range of a field's value, if it has one. */
export function rangeOf(
  { yaml, yamlStart }: Source,
  path: FieldPath,
): [start: number, end: number] | undefined {
  const node = yaml?.getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [];
  return start === undefined || end === undefined
    ? undefined
    : [yamlStart + start, yamlStart + end];
}

/** Returns the offset of a field's name; of its group when it is missing. */
function startOfKey(source: Source, path: FieldPath): number {
  if (path.length === 0) return 0;
  const around = path.slice(0, -1);
  const map = source.yaml?.getIn(around, true);
  const pair = isMap(map) && map.items.find(({ key }) => String(key) === String(path.at(-1)));
  const node = pair ? pair.key : isSeq(map) && map.get(path.at(-1), true);
  const [start] = (isNode(node) && node.range) || [];
  return start === undefined ? startOfKey(source, around) : source.yamlStart + start;
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
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
