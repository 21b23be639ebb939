// The type of every finding, and the lines in which people, editors and GitHub read it.

/**
 * Where something begins and ends. Lines and columns count from 1, columns in UTF-16 code units; the end is the place
 * just after the last character, as in a VFileMessage.
 */
export interface Position {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One finding in a file. */
export interface Problem extends Position {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The field as a writer would point at it, such as `stats[1].value`; empty for prose. */
  field: string;
  /** What is wrong and what was expected, in one sentence without a full stop. */
  message: string;
  /** A warning is shown and stops nothing. */
  severity: "error" | "warning";
  /** Of a file that is missing: what to write into it. */
  contents?: string;
}

/** A range in a text: offsets of its first character and of the place after its last one. */
export type TextRange = readonly [start: number, end: number];

/** The position of a problem that concerns a whole file. */
export const WHOLE_FILE = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The longest message that people still read, in characters. */
export const LONGEST_MESSAGE = 300;

/** The message, shortened in its middle when it is too long: what is wrong is at its start, the fix at its end. */
export function fitMessage(message: string, longest = LONGEST_MESSAGE): string {
  if (message.length <= longest) return message;
  const half = Math.floor(longest / 2);
  return `${message.slice(0, longest - half - 1)}…${message.slice(-half)}`;
}

/** `file:line:col  field  message`, the form that terminals and editors turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, field, message, severity, contents } = problem;
  // The colon distinguishes it from a field of that name.
  const mark = severity === "warning" ? "warning: " : "";
  const more = contents === undefined ? "" : `\n\n${contents}`;
  return `${file}:${line}:${column}  ${mark}${field && `${field}  `}${message}${more}`;
}

/** All problems, one line each: the text of the command line and of the overlay. */
export function formatProblems(problems: Problem[]): string {
  return sortProblems(problems).map(formatProblem).join("\n");
}

/** `2 errors, 1 warning`, or `no problems`. */
export function countProblems(problems: Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [count(errors, "error")] : []),
    ...(warnings > 0 ? [count(warnings, "warning")] : []),
  ];
  return parts.join(", ") || "no problems";
}

/** Whether a problem fails the check; a warning does not. */
export function isError({ severity }: Problem): boolean {
  return severity === "error";
}

/** Errors first, then warnings; each by file, and from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/** Line and column of an offset in a text; both count from 1. */
export function locateOffset(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Where a range of a text begins and ends. */
export function positionOf(text: string, [start, end]: TextRange): Position {
  const last = locateOffset(text, end);
  return { ...locateOffset(text, start), endLine: last.line, endColumn: last.column };
}

/** The range of the word that begins at an offset. */
export function rangeOfWord(text: string, offset: number): TextRange {
  return [offset, offset + (/^\S*/.exec(text.slice(offset, offset + 200))?.[0].length ?? 0)];
}
