import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { readHandover } from "../review/handover";
import { writeHandover } from "../review/write-handover";
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

/** Runs `npm run review`; returns 3 when something could not be judged. */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const { ref, request, to, title, ...values } = readArguments(argv);
  const progress = progressTo(io);
  const temporary = mkdtempSync(join(tmpdir(), "review-"));
  try {
    const folder = resolve(to ?? temporary);
    mkdirSync(folder, { recursive: true });
    const headTitle = title ?? (request ? `commit ${request}` : "the working tree");
    if (ref !== undefined)
      await writeHandover({ ref, request, title: headTitle }, folder, progress);
    if (to !== undefined) return 0;
    const { base = join(folder, "base"), head = join(folder, "head") } = values;
    const sides = [readHandover(base), readHandover(head)] as const;
    // Workflows write an empty address where there is no preview.
    const addresses = {
      preview: values["preview-url"] || undefined,
      report: values["report-url"] || undefined,
    };
    const report = await review(sides, addresses, progress);
    io.stdout.write(`${report.verdict}\n`);
    return report.failures.length > 0 ? 3 : 0;
  } catch (error) {
    await writeFailure(error instanceof Error ? error.message : String(error));
    throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function readArguments(argv: string[]) {
  const { values, positionals } = parse(argv);
  const { base, head, request, to } = values;
  const [ref, ...more] = positionals;
  const fitsFolders = base && head && !request && !to;
  const hasBothOrNone = Boolean(request) === Boolean(to);
  const fitsRef = !base && !head && more.length === 0 && hasBothOrNone;
  const isComplete = ref === undefined ? fitsFolders : fitsRef;
  if (!isComplete) throw new ReviewError(USAGE);
  return { ref, ...values };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: REVIEW_OPTIONS, allowPositionals: true });
  } catch (error) {
    throw isMisuse(error) ? new ReviewError(`${error.message}. ${USAGE}`) : error;
  }
}

await startCommand(import.meta, reviewCommand);
