// `npm run content`: checks the content files and prints every problem. Exits with 1 when there is an error.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { listUnpublished } from "../content/publication";
import { count, formatProblems, isError } from "../problems/problem";
import { githubReport, jsonReport } from "../problems/reporters";
import { startCommand, type CommandIo } from "./command";

const OPTIONS = {
  /** Also refuses placeholders, figures without a source or a date, and pages that a role of `signOff:` has not signed. */
  release: { type: "boolean", default: false },
  /** Who reads the result: "text" is for people, "json" for programs, "github" for annotations in a pull request. */
  format: { type: "string", default: "text" },
  /** Short for `--format json`. */
  json: { type: "boolean", default: false },
} as const;

/** The command. @throws what `parseArgs` throws */
export async function contentCommand(argv: string[], io: CommandIo): Promise<number> {
  const { values } = parseArgs({ args: argv, options: OPTIONS });
  const { release: isRelease } = values;
  const format = values.json ? "json" : values.format;
  if (!["text", "json", "github"].includes(format)) {
    io.stderr.write(`--format is text, json or github, found "${format}"\n`);
    return 1;
  }
  const root = io.cwd();
  const { pages, problems } = await checkContent(root, { withSpelling: true, isRelease });
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = isRelease ? [...problems, ...placeholders] : problems;
  const code = found.some(isError) ? 1 : 0;
  if (format === "json") {
    const faulty = problems.map(({ file }) => resolve(root, file)).filter(existsSync);
    const files = new Set([...pages.keys(), ...faulty]).size;
    io.stdout.write(`${jsonReport(found, placeholders, files)}\n`);
    return code;
  }
  if (found.length > 0 && format === "github") io.stdout.write(`${githubReport(found)}\n`);
  else if (found.length > 0) io.stderr.write(`${formatProblems(found)}\n`);
  if (code === 1) return code;
  const note =
    placeholders.length > 0
      ? `; ${count(placeholders.length, "placeholder")} to replace before a release`
      : "";
  io.stdout.write(`${count(pages.size, "content file")} checked, no problems${note}\n`);
  const waiting = listUnpublished(pages.values());
  if (waiting.length > 0) io.stdout.write(`Not published yet:\n  ${waiting.join("\n  ")}\n`);
  return code;
}

await startCommand(import.meta, contentCommand);
