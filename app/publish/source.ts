// A content file as text in, its frontmatter (a YAML document with positions) and its body out.
import { isMap, isNode, parseDocument, type Document } from "yaml";

import type { Problem } from "./problem";

export interface Source {
  file: string;
  text: string;
  /** Undefined when the block between the two lines of "---" is missing or is no valid YAML. */
  yaml: Document | undefined;
  /** Where the YAML begins in `text`. */
  yamlStart: number;
  /** Where the prose begins in `text`. */
  bodyStart: number;
}

export type FieldPath = readonly PropertyKey[];

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a content file and parses its frontmatter; whatever stands in the way becomes a problem. */
export function readSource(file: string, text: string): { source: Source; problems: Problem[] } {
  const match = text.startsWith("---") ? FENCED.exec(text) : null;
  const source: Source = { file, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  if (!match) {
    const message = text.startsWith("---")
      ? 'the frontmatter is not closed, expected a line of "---" after the last field'
      : 'the frontmatter is missing, expected the first line to be "---", then the fields, then "---" again';
    return { source, problems: [problemAt(source, 0, "", message)] };
  }
  source.yamlStart = match[0].indexOf("\n") + 1;
  source.bodyStart = match[0].length;

  const yaml = parseDocument(match[1] ?? "", { prettyErrors: false });
  const problems = [...yaml.errors, ...yaml.warnings].map((error) =>
    problemAt(source, source.yamlStart + error.pos[0], "", yamlMessage(error.code, error.message)),
  );
  if (problems.length === 0) {
    if (isMap(yaml.contents)) source.yaml = yaml;
    else problems.push(problemAt(source, source.yamlStart, "", "expected fields such as `title: About Us`, found none"));
  }
  return { source, problems };
}

/** A problem at an offset of the file's text. */
export function problemAt(source: Source, offset: number, field: string, message: string): Problem {
  const before = source.text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { file: source.file, line: before.split("\n").length, column: offset - lineStart + 1, field, message };
}

/** The offset of a field's value; of the nearest thing around it when the field is not there. */
export function offsetOf(source: Source, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = source.yaml?.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return source.yamlStart + node.range[0];
  }
  return source.yamlStart;
}

/** The offset of a key inside the map at `path`. */
export function offsetOfKey(source: Source, path: FieldPath, key: string): number {
  const map = path.length === 0 ? source.yaml?.contents : source.yaml?.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
  return isNode(pair?.key) && pair.key.range ? source.yamlStart + pair.key.range[0] : offsetOf(source, path);
}

/** What stands at `path` in a plain value; undefined where there is nothing. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined), value);
}

/** `["stats", 1, "value"]` as a writer would say it: `stats[1].value`. */
export function fieldName(path: FieldPath): string {
  return path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("").replace(/^\./, "");
}

/** The YAML library's errors, said to somebody who does not know YAML's vocabulary. */
function yamlMessage(code: string, message: string): string {
  const first = message.split("\n")[0] ?? message;
  const duplicate = "this field is written twice, keep one of them";
  const known: Record<string, string> = {
    DUPLICATE_KEY: duplicate,
    TAB_AS_INDENT: "a tab is used for indentation, expected spaces",
    BAD_INDENT: "the indentation does not fit, expected this line to start under the field it belongs to",
    MISSING_CHAR: "a closing quote, bracket or a colon is missing here or on a line before",
    BLOCK_AS_IMPLICIT_KEY: 'a colon followed by a space starts a new field, expected quotes around a text that contains ": "',
    MULTILINE_IMPLICIT_KEY: "expected a colon after the field's name",
    UNEXPECTED_TOKEN: "something here does not belong to the field, expected quotes around a text with special characters",
    BAD_ALIAS: 'a text that starts with "*" or "&" needs quotes around it',
    TAG_RESOLVE_FAILED: 'a text that starts with "!" needs quotes around it',
  };
  return known[code] ?? `this is not valid YAML: ${first.replace(/\.$/, "").toLowerCase()}`;
}
