// `npm run review`: what a change does to what visitors get, compared with a base. Exits with 0 when it could compare, 1
// when the working tree cannot be built, 2 when there is nothing to compare with, and 3 when something could not be judged.
import { parseArgs } from "node:util";

import { EnvironmentError } from "../env";
import { readHandover, type Handover } from "../review/handover";
import { buildBoth } from "../review/local";
import { review, writeFailure } from "../review/review";
import { ReviewError } from "../review/review-error";
import { isMisuse, progressTo, startCommand, type CommandIo } from "./command";

const USAGE =
  "Usage: npm run review -- <base>, such as main; or npm run review -- --base DIR --head DIR, two folders that are built already; see app/publish/review/README.md";

const OPTIONS = {
  base: { type: "string" },
  head: { type: "string" },
  "preview-url": { type: "string" },
  "report-url": { type: "string" },
} as const;

/** The command. @throws {ReviewError} when it cannot compare */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const { base, head, ref, addresses } = readArguments(argv);
  try {
    const progress = progressTo(io);
    const sides: [Handover, Handover] =
      ref === undefined ? [readHandover(base), readHandover(head)] : await buildBoth(ref, progress);
    const report = await review(sides, addresses, progress);
    io.stdout.write(`${report.verdict}\n`);
    return report.failures.length > 0 ? 3 : 0;
  } catch (error) {
    const failure = error instanceof EnvironmentError ? new ReviewError(error.message) : error;
    await writeFailure(failure instanceof Error ? failure.message : String(failure));
    throw failure;
  }
}

/** @throws {ReviewError} 2, when the arguments ask for both kinds of review, or for none: the last report stays */
function readArguments(argv: string[]) {
  try {
    const settings = { args: argv, options: OPTIONS, allowPositionals: true } as const;
    const { values, positionals } = parseArgs(settings);
    const { base = "", head = "" } = values;
    const [ref, ...more] = positionals;
    const isOne = ref === undefined ? base && head : !base && !head && more.length === 0;
    if (!isOne) throw new ReviewError(USAGE);
    // A workflow gives an empty one where there is no preview.
    const addresses = {
      preview: values["preview-url"] || undefined,
      report: values["report-url"] || undefined,
    };
    return { base, head, ref, addresses };
  } catch (error) {
    throw isMisuse(error) ? new ReviewError(error.message) : error;
  }
}

await startCommand(import.meta, reviewCommand);
