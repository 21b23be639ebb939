// `npm run review`: what a change does to what visitors get, compared with a base. Exits with 0 when it could compare, 1
// when the working tree cannot be built, 2 when there is nothing to compare with, and 3 when something could not be judged.
import { parseArgs } from "node:util";

import { EnvironmentError } from "../env";
import { fillPreview, review, reviewFolders, writeFailure } from "../review/review";
import { isIncomplete, type Report } from "../review/report";
import { runExitTasks } from "../review/sites/at-exit";
import { ReviewError } from "../review/sites/review-error";
import type { Addresses } from "../review/write/sections";
import { isMisuse, progressTo, startCommand, type CommandIo } from "./command";

const USAGE =
  "Usage: npm run review -- <base>, such as main; or npm run review -- --base DIR --head DIR, two folders that are built already; see app/publish/review/README.md";

const OPTIONS = {
  base: { type: "string" },
  head: { type: "string" },
  preview: { type: "string" },
  "preview-url": { type: "string" },
  "report-url": { type: "string" },
} as const;

/** The command. @throws {ReviewError} when it cannot compare */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: OPTIONS,
      allowPositionals: true,
    });
    // A workflow gives an empty one where there is no preview.
    const preview = values["preview-url"] || undefined;
    const addresses = { preview, report: values["report-url"] || (preview && `${preview}review/`) };
    const start = chooseReview(values, positionals);
    const report = await start(addresses, progressTo(io));
    if (values.preview) await fillPreview(values.preview, report.verdict);
    io.stdout.write(`${report.verdict}\n`);
    return isIncomplete(report) ? 3 : 0;
  } catch (error) {
    const isWrong = error instanceof EnvironmentError || isMisuse(error);
    const failure = isWrong ? new ReviewError(error.message) : error;
    // Wrong arguments are no review: the last report stays.
    const isMistyped = isWrong || (failure instanceof Error && failure.message === USAGE);
    if (!isMistyped)
      await writeFailure(failure instanceof Error ? failure.message : String(failure));
    throw failure;
  } finally {
    runExitTasks();
  }
}

/** @throws {ReviewError} 2, when the arguments ask for both kinds of review, or for none */
function chooseReview(
  { base, head }: { base?: string | undefined; head?: string | undefined },
  [ref, ...more]: string[],
): (addresses: Addresses, progress: (sentence: string) => void) => Promise<Report> {
  if (base && head && ref === undefined)
    return (addresses, progress) => reviewFolders({ base, head }, addresses, progress);
  if (!ref || more.length > 0 || base !== undefined || head !== undefined)
    throw new ReviewError(USAGE);
  return (addresses, progress) => review(ref, addresses, progress);
}

await startCommand(import.meta, reviewCommand);
