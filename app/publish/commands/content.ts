// `npm run content`: checks the content files and prints every problem, or finds words in them. Exits with 1 when there
// is an error, or a place with the words.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { today } from "../env";
import { checkContent } from "../content/check-content";
import { findText } from "../content/find-text";
import { listUnpublished } from "../content/publication";
import type { CheckedPage } from "../content/source/model";
import { count, isError, type Problem } from "../problems/problem";
import { githubReport, jsonReport, textReport } from "../problems/reporters";
import type { SiteReader } from "../review/signing/working-tree";
import { exitOnSignals, runWithOptions, startCommand, type CommandIo } from "./command";
import { progressTo } from "./progress";

const HELP = `Usage: npm run content -- [options]
  --release        also refuse placeholders, figures without a source or a date, and pages
                   that a role of \`signOff:\` has not signed as they are
  --format <name>  who reads the result: text (the default), json or github
  --json           short for --format json
  --find <words>   only list where these words stand in content, the manual left out,
                   such as a name that the company has no more`;

const OPTIONS = {
  release: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  find: { type: "string" },
} as const;

/** The command. @param read reads the site whose pages must be signed; tests give one of their own */
export function contentCommand(argv: string[], io: CommandIo, read?: SiteReader): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const format = values.json ? "json" : values.format;
    const isKnown = ["text", "json", "github"].includes(format) && rest.length === 0;
    if (!isKnown || values.find?.trim() === "") return undefined;
    return values.find === undefined
      ? check(format, values.release, io, read)
      : find(values.find.trim(), format, io);
  });
}

async function check(
  format: string,
  isRelease: boolean,
  io: CommandIo,
  read?: SiteReader,
): Promise<number> {
  const root = io.cwd();
  const judgement = { today: today(), isRelease };
  const { pages, problems } = await checkContent(root, { withSpelling: true, judgement });
  // What has errors cannot be built, and is refused without a look at its signatures.
  if (isRelease && !problems.some(isError))
    problems.push(...(await unsigned([...pages.values()], io, read)));
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = isRelease ? [...problems, ...placeholders] : problems;
  const hasFailed = found.some(isError);
  if (format === "json") {
    const faulty = problems.map(({ file }) => resolve(root, file)).filter(existsSync);
    const files = new Set([...pages.keys(), ...faulty]).size;
    io.stdout.write(`${jsonReport(found, placeholders, files)}\n`);
    return hasFailed ? 1 : 0;
  }
  await print(found, format, io);
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

/** Loaded now, because only a release needs it. */
async function unsigned(pages: CheckedPage[], io: CommandIo, read?: SiteReader) {
  if (!read) exitOnSignals();
  const { missingSignatures } = await import("../review/signing/release");
  return missingSignatures(io.cwd(), pages, progressTo(io), read);
}

async function find(words: string, format: string, io: CommandIo): Promise<number> {
  const { problems, files } = await findText(io.cwd(), words);
  if (format === "json") io.stdout.write(`${jsonReport(problems, [], files)}\n`);
  else await print(problems, format, io);
  if (problems.length > 0) return 1;
  if (format !== "json")
    io.stdout.write(`"${words}" stands nowhere in ${count(files, "content file")}\n`);
  return 0;
}

async function print(problems: Problem[], format: string, io: CommandIo): Promise<void> {
  if (problems.length === 0) return;
  if (format === "github") io.stdout.write(`${githubReport(problems)}\n`);
  else io.stderr.write(`${await textReport(problems, io.cwd(), io.stderr)}\n`);
}

await startCommand(import.meta, contentCommand);
