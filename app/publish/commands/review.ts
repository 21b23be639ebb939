// `npm run review`: what a change does to what visitors get, compared with a base; or whether signed pages still read
// so. Exits with 0 when it could compare, 1 when the content is wrong or a signed page is not, 2 when it could not.
import { review, verifySignatures } from "../review/review";
import { ReviewError } from "../review/sites/review-error";
import { exitOnSignals, runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run review -- <base>
  <base>             compare what visitors of the working tree get with a commit, a branch or a tag, such as main
  --verify <file>    instead, say whether the pages signed in this file still read as they were signed`;

const STATES = {
  "as signed": "reads as it was signed",
  changed: "has changed since it was signed",
  gone: "is gone",
};

/** The command. @throws {ReviewError} with 1 or 2, when it cannot compare */
export function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const spec = { help: HELP, options: { verify: { type: "string" } }, misuse: 2 } as const;
  return runWithOptions(argv, io, spec, async ({ verify }, [ref, ...rest]) => {
    if (!ref === !verify || rest.length > 0) return undefined;
    exitOnSignals();
    try {
      return await (ref ? compare(ref, io) : judge(verify ?? "", io));
    } catch (error) {
      if (error instanceof ReviewError) throw error;
      // A stack does not help someone who reviews a text.
      throw new ReviewError(error instanceof Error ? error.message : String(error), 2);
    }
  });
}

async function compare(ref: string, io: CommandIo): Promise<number> {
  const { verdict } = await review(ref, io.env["SITE_PREVIEW_URL"], progressTo(io));
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
