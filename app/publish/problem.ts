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

/** `file:line:col  field  message`, the form that terminals and editors turn into a link. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return [`${file}:${line}:${column}`, field, message].filter(Boolean).join("  ");
}

/** All problems, by file and position, and their count: the text of the command line and the overlay. */
export function formatProblems(problems: Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const total = `${count(problems.length, "problem")} in ${count(files, "file")}`;
  return [...sortProblems(problems).map(formatProblem), "", total].join("\n");
}

/** By file, then from top to bottom. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column);
}

/** `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
