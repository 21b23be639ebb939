// `npm run review`: what a change does to what visitors get, compared with a base. Exits with 0 when it could compare,
// 1 when the content is wrong, 2 when there is nothing to compare with, and like every command with 3 for an unexpected error.
import { EnvironmentError } from "../env";
import { review, reviewBuilds } from "../review/review";
import { ReviewError } from "../review/sites/review-error";
import { exitOnSignals, progressTo, runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run review -- <base>
  <base>             compare what visitors of the working tree get with a commit, a branch or a tag, such as main;
                     what the two do not share yet is left out: the comparison is with the commit where this work began
  --built <before> <after>
                     compare two checkouts that are built already, and build nothing`;

const OPTIONS = { built: { type: "boolean", default: false } } as const;

/** The command. @throws {ReviewError} when it cannot compare */
export function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  const spec = { help: HELP, options: OPTIONS, misuse: 2 } as const;
  return runWithOptions(argv, io, spec, async ({ built }, names) => {
    if (names.length !== (built ? 2 : 1) || names.includes("")) return undefined;
    exitOnSignals();
    try {
      return await compare(names, io);
    } catch (error) {
      throw error instanceof EnvironmentError ? new ReviewError(error.message, 2) : error;
    }
  });
}

/** @param names a base, or the folders of two builds */
async function compare([before = "", after]: string[], io: CommandIo): Promise<number> {
  // A workflow sets an empty one where there is no preview.
  const options = {
    preview: io.env["SITE_PREVIEW_URL"] || undefined,
    // GitHub's own variable: "refs/pull/12/merge".
    request: /^refs\/pull\/(\d+)\//.exec(io.env["GITHUB_REF"] ?? "")?.[1],
  };
  const { verdict } = await (after === undefined
    ? review(before, options, progressTo(io))
    : reviewBuilds([before, after], options, progressTo(io)));
  io.stdout.write(`${verdict}\n`);
  return 0;
}

await startCommand(import.meta, reviewCommand);
