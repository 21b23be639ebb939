// The frontmatter's text in, its lines out, taken apart even where a YAML parser gives up.
import type { TextRange } from "../../problems/problem";

/** A line of YAML as a writer sees it: perhaps a dash, perhaps a name, a value. */
export interface Line {
  start: number;
  text: string;
  /** The field's name, if the line has one. */
  key: string | undefined;
  isEntry: boolean;
  value: string;
  valueStart: number;
}

const LINE = /^[ ]*((?:- +)*)(?:([\w-]+) *:(?:[ \t]+|$))?(.*?)\s*$/;

/** Whether a dash begins the line without a space behind it. */
export function isDashGlued({ text }: Line): boolean {
  return /^\s*-[^\s-]/.test(text);
}

/** The number of characters before the first that is no space. */
export function indentOf(line: Line): number {
  return line.text.search(/\S/);
}

/** The range of a line's text, without its indentation. */
export function rangeOfLine(line: Line): TextRange {
  return [line.start + Math.max(0, indentOf(line)), line.start + line.text.trimEnd().length];
}

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, "");
  const [, dash = "", key, value = ""] = LINE.exec(line) ?? [];
  const valueStart = start + line.trimEnd().length - value.length;
  return { start, text: line, key, isEntry: dash !== "", value, valueStart };
}
