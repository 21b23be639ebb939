// `npm run content`: the content check on the command line. Exits with 1 when something is wrong.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { isGiven, runCommand, today } from "./command";
import { count, isError } from "../problems/problem";
import { githubReport, jsonReport, textReport } from "../problems/reporters";

const HELP =
  "`npm run content` knows these options, written behind `--`: `--release` also refuses placeholders and figures without a source; " +
  "`--format text`, `json` or `github` chooses who reads it; `--json` is short for `--format json`.";

await runCommand(HELP, readOptions, async (options) => {
  const root = process.cwd();
  const { pages, problems } = await checkContent(root, {
    withSpelling: true,
    judgement: { today: today(), isRelease: options.release },
  });
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = options.release ? [...problems, ...placeholders] : problems;
  const failed = found.some(isError);
  if (failed) process.exitCode = 1;

  if (options.format === "json") {
    const faulty = problems.map(({ file }) => resolve(root, file)).filter(existsSync);
    console.log(jsonReport(found, placeholders, new Set([...pages.keys(), ...faulty]).size));
  } else {
    if (found.length > 0 && options.format === "github") console.log(githubReport(found));
    else if (found.length > 0) console.error(await textReport(found, root, process.stderr));
    const note =
      placeholders.length > 0
        ? `; ${count(placeholders.length, "placeholder")} to replace before a release`
        : "";
    if (!failed) console.log(`${count(pages.size, "content file")} checked, no problems${note}`);
  }
});

/** The options; undefined for a format that is none. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      release: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      format: { type: "string", default: "text" },
    },
  });
  const format = isGiven(values, "json") ? "json" : values.format;
  return ["text", "json", "github"].includes(format)
    ? { format, release: isGiven(values, "release") }
    : undefined;
}
