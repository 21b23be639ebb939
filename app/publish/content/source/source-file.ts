// A content file as text in, its frontmatter (a YAML document with positions) and its body out.
import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";

import { hasInvisible } from "../../markup/characters";
import { fillTokens, writtenRange, type Tokens } from "../../markup/tokens";
import {
  positionOf,
  rangeOfWord,
  type Finding,
  type Position,
  type TextRange,
} from "../../problems/problem";
import { findEncodingErrors } from "./encoding-errors";
import type { FieldPath, Source } from "./model";
import { readYaml } from "./yaml-errors";

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const FENCE_ATTEMPT = /^(?:[ \t]*(?:-{2,}|[—–]-?)|---.*)[ \t]*\r?$/gm;

/**
 * Splits a content file and reads its frontmatter; whatever prevents that becomes an error. Some editors write an
 * invisible mark before the first line: it is taken off.
 * @param bytes the file, read as UTF-8: what is none has become U+FFFD
 * @param tokens fill the text before anything reads it
 */
export function readSource(
  file: string,
  bytes: string,
  tokens: Tokens,
): { source: Source; errors: Record<"encoding" | "yaml", Finding[]> } {
  const filled = fillTokens(bytes.replace(/^\uFEFF/, ""), tokens);
  const source: Source = { file, ...filled, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  const encoding = findEncodingErrors(source.text).map(({ range, message }) =>
    problemAt(source, range, "", message),
  );
  // lint/characters.ts names what cannot be seen; what the parser says of it would help nobody.
  const isReadable = encoding.length === 0 && !hasInvisible(source.text);
  return { source, errors: { encoding, yaml: isReadable ? readFields(source) : [] } };
}

/** Reads the frontmatter into the source; returns what is wrong with it. */
function readFields(source: Source): Finding[] {
  const match = FENCED.exec(source.text);
  if (!match) return [explainFences(source)];
  source.yamlStart = match[0].indexOf("\n") + 1;
  source.bodyStart = match[0].length;
  const { document, mistakes } = readYaml(match[1] ?? "");
  const errors = mistakes.map(({ range: [start, end], message }) =>
    problemAt(source, [source.yamlStart + start, source.yamlStart + end], "", message),
  );
  if (isMap(document?.contents)) {
    source.yaml = document;
    return [...errors, ...findDuplicates(source)];
  }
  if (!document || errors.length > 0) return errors;
  const found = isSeq(document.contents)
    ? "a list; remove the dashes at the start of these lines"
    : isScalar(document.contents) && document.contents.source
      ? "text without a field's name"
      : "nothing";
  const message = `expected fields such as \`title: About Us\` between the two lines of "---", found ${found}`;
  return [problemAt(source, source.yamlStart, "", message)];
}

function explainFences(source: Source): Finding {
  const { text } = source;
  const hasStart = /^---[ \t]*\r?\n/.test(text);
  const attempt = [...text.matchAll(FENCE_ATTEMPT)].find(({ index }) => hasStart && index > 0);
  const message = !text.trim()
    ? 'the file is empty, expected a line of "---", then the fields, then "---" again'
    : !hasStart
      ? 'the fields at the top are missing, expected the first line to be "---", then the fields, then "---" again'
      : !attempt
        ? 'the fields that start here are not closed, expected a line of "---" after the last field'
        : 'this line does not close the fields, expected exactly "---", at the start of the line and nothing else';
  return problemAt(source, attempt?.index ?? 0, "", message);
}

/** Fields that are written twice in one group: YAML would take the last and drop the others. */
function findDuplicates(source: Source): Finding[] {
  const problems: Finding[] = [];
  const walk = (node: unknown, path: FieldPath) => {
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    const seen = new Map<string, number>();
    let emptyGroup: string | undefined;
    for (const { key, value } of node.items) {
      const name = String(key);
      const range = (isNode(key) && rangeOfNode(source, key)) || source.yamlStart;
      const first = seen.get(name);
      // After `office:` with nothing behind it, a second `title:` was meant to be the office's.
      const advice = emptyGroup
        ? `; or does it belong under "${emptyGroup}", two spaces further in?`
        : "";
      const message = `is written twice, expected it once: delete this line or line ${first}${advice}`;
      const problem = problemAt(source, range, fieldName([...path, name]), message);
      if (isScalar(value) && value.value === null) emptyGroup = name;
      if (first === undefined) seen.set(name, problem.line);
      else problems.push(problem);
      walk(value, [...path, name]);
    }
  };
  walk(source.yaml?.contents, []);
  return problems;
}

/** A range in a file's text, or the offset of a word. */
type Place = TextRange | number;

/** An error in a file. */
export function problemAt(source: Source, at: Place, field: string, message: string): Finding {
  return { file: source.file, ...positionIn(source, at), field, message, severity: "error" };
}

/** Where that is in the file as it is written, with its tokens. */
export function positionIn(source: Source, at: Place): Position {
  const range = typeof at === "number" ? rangeOfWord(source.text, at) : at;
  return positionOf(source.written, writtenRange(source, range));
}

/** The same for what is worth a look but may be right. */
export function warningAt(...finding: Parameters<typeof problemAt>): Finding {
  return { ...problemAt(...finding), severity: "warning" };
}

/** The range of a field's value in the file, if it has one. */
export function rangeOf(source: Source, path: FieldPath): TextRange | undefined {
  const node = source.yaml?.getIn(path, true);
  return isNode(node) ? rangeOfNode(source, node) : undefined;
}

/** The range of a field's name; of the nearest thing around it when the field is missing. */
export function rangeOfKey(source: Source, path: FieldPath): TextRange {
  if (path.length === 0) return [0, "---".length];
  const around = path.slice(0, -1);
  const map = around.length === 0 ? source.yaml?.contents : source.yaml?.getIn(around, true);
  const pair = isMap(map)
    ? map.items.find((item) => String(item.key) === String(path.at(-1)))
    : undefined;
  const range = isNode(pair?.key) ? rangeOfNode(source, pair.key) : undefined;
  return range ?? (isSeq(map) ? rangeOf(source, path) : undefined) ?? rangeOfKey(source, around);
}

/** The range of a YAML node in the file, without the spaces and line ends behind it. */
export function rangeOfNode({ text, yamlStart }: Source, node: Node): TextRange | undefined {
  if (!node.range) return undefined;
  const [start, end] = [yamlStart + node.range[0], yamlStart + node.range[1]];
  return [start, start + text.slice(start, end).trimEnd().length];
}

/** The value at `path` in a plain value; undefined where there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined),
    value,
  );
}

/** The list at `path` in a plain value; empty where there is none. */
export function listAt(value: unknown, path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** `["stats", 1, "value"]` as a writer would say it: `stats[1].value`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
