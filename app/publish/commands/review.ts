// `npm run review`: what a change does to what visitors get, compared with a base; or whether signed pages still read
// so. Exits with 0 when it could compare, 1 when the content is wrong or a signed page is not, 2 when there is nothing
// to compare with, and like every command with 3 for an error that nobody foresaw.
import { EnvironmentError } from "../env";
import { SIGNATURES } from "../content/signatures";
import { review, reviewBuilds } from "../review/review";
import { verifySignatures } from "../review/signing/verify";
import type { SiteReader } from "../review/signing/working-tree";
import { ReviewError } from "../review/sites/review-error";
import { exitOnSignals, runWithOptions, startCommand, type CommandIo } from "./command";
import { progressTo } from "./progress";

const HELP = `Usage: npm run review -- <base>
  <base>             compare what visitors of the working tree get with a commit, a branch or a tag, such as main;
                     what the two do not share yet is left out: the comparison is with the commit where this work began
  --built <before> <after>
                     compare two checkouts that are built already, and build nothing
  --verify [file]    instead, say whether every page was signed, and still reads as it was signed; the file is
                     content/signatures.txt, a report, or a text with a path and its hash on each line`;

const OPTIONS = {
  built: { type: "boolean", default: false },
  verify: { type: "string" },
} as const;

/** The command. @param read reads the site that is verified; tests give one of their own @throws {ReviewError} when it cannot compare */
export function reviewCommand(argv: string[], io: CommandIo, read?: SiteReader): Promise<number> {
  const spec = { help: HELP, options: OPTIONS, misuse: 2 } as const;
  return runWithOptions(withDefaultFile(argv), io, spec, async ({ built, verify }, names) => {
    const expected = built ? 2 : verify ? 0 : 1;
    if (names.length !== expected || names.includes("") || (built && verify)) return undefined;
    if (!read) exitOnSignals();
    try {
      return await (verify ? judge(verify, io, read) : compare(names, io));
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

async function judge(file: string, io: CommandIo, read?: SiteReader): Promise<number> {
  const signed = await verifySignatures(file, progressTo(io), read);
  for (const { subject, words } of signed) io.stdout.write(`${subject} ${words}\n`);
  return signed.every(({ isAsSigned }) => isAsSigned) ? 0 : 1;
}

/** Without a file, `--verify` means the project's own signatures. */
function withDefaultFile(argv: string[]): string[] {
  return argv.at(-1) === "--verify" ? [...argv, SIGNATURES] : argv;
}

await startCommand(import.meta, reviewCommand);
