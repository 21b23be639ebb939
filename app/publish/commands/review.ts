// `npm run review`: what a change does to what visitors get, compared with a base; or whether signed pages still read
// so. Exits with 0 when it could compare, 1 when the content is wrong or a signed page is not, 2 when it could not.
import { parseArgs } from "node:util";

import { review, verifySignatures } from "../review/review";
import { ReviewError } from "../review/sites/review-error";
import { startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run review -- <base>
  <base>             compare what visitors of the working tree get with a commit, a branch or a tag, such as main
  --verify <file>    instead, say whether the pages signed in this file still read as they were signed`;

const STATES = {
  "as signed": "reads as it was signed",
  changed: "has changed since it was signed",
  gone: "is gone",
};

/** The command. */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const task = readTask(argv);
  if (!task) {
    io.stderr.write(`${HELP}\n`);
    return 2;
  }
  // Without a listener these end the process, and nothing is cleaned up; the codes are those of a shell.
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const started = performance.now();
  const progress = (sentence: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    io.stderr.write(`${seconds} s  ${sentence}\n`);
  };
  try {
    if ("ref" in task) {
      const report = await review(task.ref, io.env["SITE_PREVIEW_URL"], progress);
      io.stdout.write(`${report.verdict}\n`);
      return 0;
    }
    const signed = await verifySignatures(task.file, progress);
    for (const { path, state } of signed) io.stdout.write(`${path} ${STATES[state]}\n`);
    return signed.every(({ state }) => state === "as signed") ? 0 : 1;
  } catch (error) {
    // A stack does not help someone who reviews a text.
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    // At once: a build that still runs need not be waited for.
    process.exit(error instanceof ReviewError ? error.exitCode : 2);
  }
}

/** Undefined for wrong arguments. */
function readTask(args: string[]): { ref: string } | { file: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { verify: { type: "string" } },
    });
    const [ref] = positionals;
    if (values.verify !== undefined && positionals.length === 0) return { file: values.verify };
    if (values.verify === undefined && ref && positionals.length === 1) return { ref };
  } catch {
    // An unknown option: the same answer as to no arguments.
  }
  return undefined;
}

await startCommand(import.meta, reviewCommand);
