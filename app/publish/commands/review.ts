// `npm run review`: what a change does to what visitors get, compared with a base; or whether signed pages still read
// so. Exits with 0 when it could compare, 1 when the content is wrong or a signed page is not, 2 when there is nothing
// to compare with, and like every command with 3 for an error that nobody foresaw.
import { EnvironmentError } from "../env";
import { review, reviewBuilds, verifySignatures } from "../review/review";
import { ReviewError } from "../review/sites/review-error";
import { exitOnSignals, runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run review -- <base>
  <base>             compare what visitors of the working tree get with a commit, a branch or a tag, such as main;
                     what the two do not share yet is left out: the comparison is with the commit where this work began
  --built <before> <after>
                     compare two checkouts that are built already, and build nothing
  --verify <file>    instead, say whether the pages signed in this file still read as they were signed`;

const OPTIONS = {
  built: { type: "boolean", default: false },
  verify: { type: "string" },
} as const;

const STATES = {
  "as signed": "reads as it was signed",
  changed: "has changed since it was signed",
  gone: "is gone",
};

/** The command. @throws {ReviewError} when it cannot compare */
export function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const spec = { help: HELP, options: OPTIONS, misuse: 2 } as const;
  return runWithOptions(argv, io, spec, async ({ built, verify }, names) => {
    const expected = built ? 2 : verify ? 0 : 1;
    if (names.length !== expected || names.includes("") || (built && verify)) return undefined;
    exitOnSignals();
    try {
      return await (verify ? judge(verify, io) : compare(names, io));
    } catch (error) {
      throw error instanceof EnvironmentError ? new ReviewError(error.message, 2) : error;
    }
  });
}

/** @param names a base, or the folders of two builds */
async function compare([before = "", after]: string[], io: CommandIo): Promise<number> {
  // A workflow sets an empty one where there is no preview.
  const addresses = {
    preview: io.env["SITE_PREVIEW_URL"] || undefined,
    live: io.env["SITE_LIVE_URL"] || undefined,
  };
  const { verdict } = await (after === undefined
    ? review(before, addresses, progressTo(io))
    : reviewBuilds([before, after], addresses, progressTo(io)));
  io.stdout.write(`${verdict}\n`);
  return 0;
}

async function judge(file: string, io: CommandIo): Promise<number> {
  const signed = await verifySignatures(file, progressTo(io));
  for (const { path, state } of signed) io.stdout.write(`${path} ${STATES[state]}\n`);
  return signed.every(({ state }) => state === "as signed") ? 0 : 1;
}

/** Prints each step with the seconds since the start. */
function progressTo({ stderr }: CommandIo) {
  const started = performance.now();
  return (sentence: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    stderr.write(`${seconds} s  ${sentence}\n`);
  };
}

await startCommand(import.meta, reviewCommand);
