import { isMap, isNode, isSeq, type Node } from "yaml";

import type { Tokens } from "../../markup/tokens";
import { positionOf, rangeOfWord, type Problem, type TextRange } from "../../problems/problem";
import { fillFields, maskTokens, unmaskTokens } from "./fill-tokens";
import type { FieldPath, Source } from "./model";
import { readYaml } from "./yaml";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const NO_FIELDS =
  'the fields of a file stand between two lines of exactly "---", the first of them at its top; write each as in `title: words`';
const NOT_UTF_8 =
  "this character cannot be read; save the file in the encoding UTF-8, and write the character again if it is still lost";

/**
 * Splits a content file into fields and prose, without a byte order mark.
 * @param bytes read as UTF-8: invalid ones are U+FFFD
 * @param tokens fill its fields
 */
export function readSource(
  file: string,
  bytes: string,
  tokens: Tokens,
): { source: Source; errors: Problem[] } {
  const text = bytes.replace(/^\uFEFF/, "");
  const source: Source = { file, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  const lost = text.search(/[\uFFFD\0]/);
  const errors =
    lost < 0 ? readFrontmatter(source) : [problemAt(source, [lost, lost + 1], "", NOT_UTF_8)];
  if (source.yaml) fillFields(source.yaml, tokens);
  return { source, errors };
}

/** Reads frontmatter into the source; returns its mistakes. */
function readFrontmatter(source: Source): Problem[] {
  const match = FENCED.exec(source.text);
  if (!match) return [problemAt(source, 0, "", NO_FIELDS)];
  source.yamlStart = match[0].indexOf("\n") + 1;
  source.bodyStart = match[0].length;
  const { document, mistakes } = readYaml(maskTokens(match[1] ?? ""));
  if (isMap(document?.contents)) source.yaml = document;
  else if (mistakes.length === 0) return [problemAt(source, source.yamlStart, "", NO_FIELDS)];
  return mistakes.map(({ range: [start, end], message }) =>
    problemAt(
      source,
      [source.yamlStart + start, source.yamlStart + end],
      "",
      unmaskTokens(message),
    ),
  );
}

/** Overwrites fields with spaces, so that prose keeps its place. */
export function blankFields(text: string): string {
  return text.replace(FENCED, (fields) => fields.replace(/[^\r\n]/g, " "));
}

/** A range, or the offset of a word. */
type RangeOrOffset = TextRange | number;

/** Creates an error in a file. */
export function problemAt(
  source: Source,
  at: RangeOrOffset,
  field: string,
  message: string,
): Problem {
  const range = typeof at === "number" ? rangeOfWord(source.text, at) : at;
  return {
    file: source.file,
    ...positionOf(source.text, range),
    field,
    message,
    severity: "error",
  };
}

/** Creates a warning instead of an error. */
export function warningAt(...finding: Parameters<typeof problemAt>): Problem {
  return { ...problemAt(...finding), severity: "warning" };
}

/** Creates an error at a field's value, or else at its name or group. */
export function problemAtField(source: Source, path: FieldPath, message: string): Problem {
  const range = rangeOf(source, path) ?? rangeOfKey(source, path);
  return problemAt(source, range, fieldName(path), message);
}

/** Creates a warning instead of an error. */
export function warningAtField(...finding: Parameters<typeof problemAtField>): Problem {
  return { ...problemAtField(...finding), severity: "warning" };
}

/** Returns the range of a field's value, if it has one. */
export function rangeOf(source: Source, path: FieldPath): TextRange | undefined {
  const node = source.yaml?.getIn(path, true);
  return isNode(node) ? rangeOfNode(source, node) : undefined;
}

/** Returns the range of a field's name; of its group when it is missing. */
export function rangeOfKey(source: Source, path: FieldPath): TextRange {
  if (path.length === 0) return [0, "---".length];
  const around = path.slice(0, -1);
  const map = source.yaml?.getIn(around, true);
  const pair = isMap(map) && map.items.find(({ key }) => String(key) === String(path.at(-1)));
  const node = pair ? pair.key : isSeq(map) && map.get(path.at(-1), true);
  return (isNode(node) && rangeOfNode(source, node)) || rangeOfKey(source, around);
}

/** Returns the range of a YAML node without white space at its end. */
function rangeOfNode({ text, yamlStart }: Source, node: Node): TextRange | undefined {
  if (!node.range) return undefined;
  const [start, end] = [yamlStart + node.range[0], yamlStart + node.range[1]];
  return [start, start + text.slice(start, end).trimEnd().length];
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
