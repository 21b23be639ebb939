// `npm run content`: checks the content files and prints every problem. Exits with 1 when there is an error.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { checkContent } from "../content/check-content";
import { count, isError } from "../problems/problem";
import { githubReport, jsonReport, textReport } from "../problems/reporters";
import { runWithOptions, startCommand, today, type CommandIo } from "./command";

const HELP = `Usage: npm run content -- [options]
  --release        also refuse placeholders, and figures without a source or a date
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
    const isKnown = ["text", "json", "github"].includes(format) && rest.length === 0;
    return isKnown ? check(format, values.release, io) : undefined;
  });
}

async function check(format: string, isRelease: boolean, io: CommandIo): Promise<number> {
  const root = io.cwd();
  const { pages, problems } = await checkContent(root, {
    withSpelling: true,
    judgement: { today: today(), isRelease },
  });
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = isRelease ? [...problems, ...placeholders] : problems;
  const hasFailed = found.some(isError);
  if (format === "json") {
    const faulty = problems.map(({ file }) => resolve(root, file)).filter(existsSync);
    const files = new Set([...pages.keys(), ...faulty]).size;
    io.stdout.write(`${jsonReport(found, placeholders, files)}\n`);
    return hasFailed ? 1 : 0;
  }
  if (found.length > 0 && format === "github") io.stdout.write(`${githubReport(found)}\n`);
  else if (found.length > 0) io.stderr.write(`${await textReport(found, root, io.stderr)}\n`);
  const note =
    placeholders.length > 0
      ? `; ${count(placeholders.length, "placeholder")} to replace before a release`
      : "";
  if (!hasFailed)
    io.stdout.write(`${count(pages.size, "content file")} checked, no problems${note}\n`);
  return hasFailed ? 1 : 0;
}

await startCommand(import.meta, contentCommand);
