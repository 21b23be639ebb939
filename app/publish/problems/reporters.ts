// Problems in, their text out for each reader: people at a terminal or in a log, programs, and GitHub.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { styleText } from "node:util";

import { countProblems, formatProblems, paintProblem, sortProblems, type Problem } from "./problem";

const STYLES = {
  place: "cyan",
  warning: "yellow",
  field: "bold",
  gutter: "dim",
  caret: "red",
} as const;

/** What the excerpts need of the place that they are written to. */
type Screen = Pick<typeof process.stderr, "isTTY" | "columns"> & NodeJS.WritableStream;

/**
 * One line for each problem; on a terminal in colour, and below it the line that it is about.
 * @param root the folder that the problems' files are relative to
 * @param screen where the text will be written: it decides on colours, unless NO_COLOR or FORCE_COLOR do
 */
export async function textReport(
  problems: Problem[],
  root: string,
  screen: Screen,
): Promise<string> {
  const paint = (part: keyof typeof STYLES, text: string) =>
    styleText(STYLES[part], text, { stream: screen });
  if (!screen.isTTY) return formatProblems(problems, paint);
  const sources = await readSources(problems, root);
  const blocks = sortProblems(problems).map((problem) => {
    const line = sources.get(problem.file)?.[problem.line - 1];
    const lines = line === undefined ? [] : excerpt(line, problem, screen.columns || 80, paint);
    return [paintProblem(problem, paint), ...lines].join("\n");
  });
  return [...blocks, countProblems(problems)].join("\n\n");
}

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

/** The lines of each file that has a problem; a file that is missing has none. */
async function readSources(problems: Problem[], root: string) {
  const files = [...new Set(problems.map(({ file }) => file))];
  const read = files.map(async (file): Promise<[string, string[] | undefined]> => {
    const text = await readFile(resolve(root, file), "utf8").catch(() => undefined);
    // The check, too, counts without the invisible mark that some editors put first.
    return [file, text?.replace(/^\uFEFF/, "").split("\n")];
  });
  return new Map(await Promise.all(read));
}

/** Controls, and what turns or hides the text around it. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** The part of a line that fits on the screen, and a caret under the column. */
function excerpt(
  line: string,
  { line: number, column }: Problem,
  columns: number,
  paint: (part: "gutter" | "caret", text: string) => string,
): string[] {
  // What a terminal would obey, or would show wider than one column.
  const visible = line.trimEnd().replace(UNSAFE, (found) => " ".repeat(found.length));
  const room = Math.max(20, columns - `  ${number} | `.length);
  const start = Math.max(0, Math.min(column - 1 - Math.floor(room / 2), visible.length - room));
  const shown = visible.slice(start, start + room);
  const gutter = (text: string) => paint("gutter", `  ${text} |`);
  return [
    `${gutter(String(number))} ${shown}`,
    `${gutter(" ".repeat(String(number).length))} ${" ".repeat(column - 1 - start)}${paint("caret", "^")}`,
  ];
}
