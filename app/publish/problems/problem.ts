// One shape for everything that is wrong with content, and the one line that every mouth says of it.

/** A problem in a content file. Lines and columns count from 1; columns are UTF-16 code units. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The field as a writer would point at it, such as `stats[1].value`; empty for prose. */
  field: string;
  /** What is wrong and what was expected, in one sentence without a full stop. */
  message: string;
  /** A warning is said and stops nothing; without this it is an error. */
  severity?: "error" | "warning";
}

/** What a mouth may mark in the line of a problem; the text comes back with the mark around it. */
export type Paint = (part: "place" | "warning" | "field", text: string) => string;

const unmarked: Paint = (_, text) => text;

/** `file:line:col  field  message`, the form that terminals and editors turn into a link. */
export function formatProblem(problem: Problem): string {
  return paintProblem(problem, unmarked);
}

/** The same line with its parts marked. */
export function paintProblem(problem: Problem, paint: Paint): string {
  const { file, line, column, field, message } = problem;
  // The colon tells it from a field of that name.
  const severity = isError(problem) ? "" : `${paint("warning", "warning:")} `;
  const said = [field && paint("field", field), message].filter(Boolean).join("  ");
  return `${paint("place", `${file}:${line}:${column}`)}  ${severity}${said}`;
}

/** All problems, by file and position, and their count: the text of the command line and the overlay. */
export function formatProblems(problems: Problem[], paint = unmarked): string {
  return [
    ...sortProblems(problems).map((problem) => paintProblem(problem, paint)),
    "",
    countProblems(problems),
  ].join("\n");
}

/** `2 problems and 1 warning in 2 files`. */
export function countProblems(problems: Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [count(errors, "problem")] : []),
    ...(warnings > 0 ? [count(warnings, "warning")] : []),
  ];
  return `${counts.join(" and ")} in ${count(new Set(problems.map(({ file }) => file)).size, "file")}`;
}

/** Whether a problem fails the check; a warning does not. */
export function isError({ severity }: Problem): boolean {
  return severity !== "warning";
}

/** By file, then from top to bottom. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
  );
}

/** `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
/** Line and column of an offset in a text; both count from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
