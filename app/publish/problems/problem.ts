export interface Problem {
  /** From the project's root. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Such as `stats[1].value`; "" for prose. */
  field: string;
  /** What is wrong and one fix, without a full stop. */
  message: string;
  severity: "error" | "warning";
}

/** Creates a problem of a whole file. */
export function problemOfFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message, severity: "error" };
}

export const LONGEST_MESSAGE = 300;

/** Formats problems as `file:line:col  field  message`, one line each. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(({ file, line, column, field, message, severity }) => {
    const prefix = severity === "error" ? "" : "warning: ";
    return `${file}:${line}:${column}  ${prefix}${field && `${field}  `}${message}`;
  });
  return lines.join("\n");
}

/** Counts problems in words: `2 errors, 1 warning`, or `no problems`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const parts = [errors > 0 && count(errors, "error"), warnings > 0 && count(warnings, "warning")];
  return parts.filter(Boolean).join(", ") || "no problems";
}

/** Tells whether a problem fails the check. */
export function isError({ severity }: Problem): boolean {
  return severity === "error";
}

/** Sorts problems: errors first, then by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** Formats an amount: `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/** Computes the line and column of an offset, from 1. */
export function locateOffset(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
