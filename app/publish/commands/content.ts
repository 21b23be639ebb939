// `npm run content`: checks the content files and prints every problem. Exits with 1 when there is an error.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { siteDate } from "../env";
import { checkContent } from "../content/check-content";
import { listUnpublished } from "../content/publication";
import { count, formatProblems, isError, type Problem } from "../problems/problem";
import { githubReport, jsonReport } from "../problems/reporters";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run content -- [options]
  --release        also refuse placeholders, figures without a source or a date, and pages
                   that a role of \`signOff:\` has not signed as they are
  --format <name>  who reads the result: text (the default), json or github
  --json           short for --format json`;

const OPTIONS = {
  release: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
} as const;

/** The command. */
export function contentCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const format = values.json ? "json" : values.format;
    if (!["text", "json", "github"].includes(format) || rest.length > 0) return undefined;
    return check(format, values.release, io);
  });
}

async function check(format: string, isRelease: boolean, io: CommandIo): Promise<number> {
  const root = io.cwd();
  const judgement = { today: siteDate(), isRelease };
  const { pages, problems } = await checkContent(root, { withSpelling: true, judgement });
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = isRelease ? [...problems, ...placeholders] : problems;
  const hasFailed = found.some(isError);
  if (format === "json") {
    const faulty = problems.map(({ file }) => resolve(root, file)).filter(existsSync);
    const files = new Set([...pages.keys(), ...faulty]).size;
    io.stdout.write(`${jsonReport(found, placeholders, files)}\n`);
    return hasFailed ? 1 : 0;
  }
  print(found, format, io);
  const note =
    placeholders.length > 0
      ? `; ${count(placeholders.length, "placeholder")} to replace before a release`
      : "";
  if (hasFailed) return 1;
  io.stdout.write(`${count(pages.size, "content file")} checked, no problems${note}\n`);
  const waiting = listUnpublished(pages.values());
  if (waiting.length > 0) io.stdout.write(`Not published yet:\n  ${waiting.join("\n  ")}\n`);
  return 0;
}

function print(problems: Problem[], format: string, io: CommandIo): void {
  if (problems.length === 0) return;
  if (format === "github") io.stdout.write(`${githubReport(problems)}\n`);
  else io.stderr.write(`${formatProblems(problems)}\n`);
}

await startCommand(import.meta, contentCommand);
