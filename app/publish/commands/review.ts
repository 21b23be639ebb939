import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { EnvironmentError } from "../env";
import { readHandover } from "../review/handover";
import { handOver, type Work } from "../review/local";
import { review, writeFailure } from "../review/review";
import { ReviewError } from "../review/review-error";
import { isMisuse, progressTo, startCommand, type CommandIo } from "./command";

const USAGE =
  "Usage: npm run review -- <base>, such as main; or npm run review -- --base DIR --head DIR, two folders that are built already; see app/publish/review/README.md";

const REVIEW_OPTIONS = {
  base: { type: "string" },
  head: { type: "string" },
  request: { type: "string" },
  title: { type: "string" },
  to: { type: "string" },
  "preview-url": { type: "string" },
  "report-url": { type: "string" },
} as const;

/**
 * Runs `npm run review`: compares two builds; exits with 3 when something could not be judged.
 * @throws {ReviewError} when it cannot compare
 */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const { work, to, folders, addresses } = readArguments(argv);
  const temporary = mkdtempSync(join(tmpdir(), "review-"));
  // Don't try once, because a build that was killed may still write a file.
  const clean = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 20 });
  process.once("exit", clean);
  try {
    const progress = progressTo(io);
    if (to !== undefined) mkdirSync(to, { recursive: true });
    if (work) await handOver(work, to ?? temporary, progress);
    if (to !== undefined) return 0;
    const [base, head] = folders ?? [join(temporary, "base"), join(temporary, "head")];
    const sides = [readHandover(base), readHandover(head)] as const;
    const report = await review(sides, addresses, progress);
    io.stdout.write(`${report.verdict}\n`);
    return report.failures.length > 0 ? 3 : 0;
  } catch (error) {
    const failure = error instanceof EnvironmentError ? new ReviewError(error.message) : error;
    await writeFailure(failure instanceof Error ? failure.message : String(failure));
    throw failure;
  } finally {
    process.off("exit", clean);
    clean();
  }
}

/** Reads and checks the arguments. @throws {ReviewError} with exit code 2 */
function readArguments(argv: string[]) {
  try {
    const settings = { args: argv, options: REVIEW_OPTIONS, allowPositionals: true } as const;
    const { values, positionals } = parseArgs(settings);
    const { base = "", head = "", request, to } = values;
    const [ref, ...more] = positionals;
    const isBuilt = Boolean(base && head && !request && !to);
    const isWork = !base && !head && more.length === 0 && !request === !to;
    if (!(ref === undefined ? isBuilt : isWork)) throw new ReviewError(USAGE);
    const title = values.title ?? (request ? `commit ${request}` : "the working tree");
    const work: Work | undefined = ref === undefined ? undefined : { ref, request, title };
    // Don't keep an empty one, because workflows write it where there is no preview.
    const addresses = {
      preview: values["preview-url"] || undefined,
      report: values["report-url"] || undefined,
    };
    return { work, to, folders: work ? undefined : ([base, head] as const), addresses };
  } catch (error) {
    throw isMisuse(error) ? new ReviewError(error.message) : error;
  }
}

await startCommand(import.meta, reviewCommand);
