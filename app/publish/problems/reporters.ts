// Problems in, their text out for programs and for GitHub.
import { countProblems, sortProblems, type Problem } from "./problem";

/**
 * One JSON document. `files` says how many files were checked.
 * @param placeholders what is not yet a fact; a release has them among its problems too
 */
export function jsonReport(problems: Problem[], placeholders: Problem[], files: number): string {
  const report = {
    problems: sortProblems(problems),
    placeholders: sortProblems(placeholders),
    files,
  };
  return JSON.stringify(report, null, 2);
}

/**
 * One workflow command for each problem, which GitHub shows at its line in the pull request, and their count.
 * The format: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions; the escapes are
 * those of https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts.
 */
export function githubReport(problems: Problem[]): string {
  const commands = sortProblems(problems).map((problem) => {
    const { file, line, endLine, field, message, rule, severity } = problem;
    // GitHub ignores columns when the range goes over several lines.
    const columns = line === endLine ? { col: problem.column, endColumn: problem.endColumn } : {};
    const title = field ? `${field} (${rule})` : rule;
    const properties = Object.entries({ file, line, endLine, ...columns, title }).map(
      ([name, value]) =>
        `${name}=${escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
    );
    return `::${severity} ${properties.join(",")}::${escapeData(message)}`;
  });
  return [...commands, countProblems(problems)].join("\n");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
