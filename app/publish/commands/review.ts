// `npm run review`: what a change does to what visitors get, compared with a base. Exits with 0 when it could compare,
// 1 when the content is wrong, 2 when there is nothing to compare with, and like every command with 3 for an unexpected error.
import { parseArgs } from "node:util";

import { EnvironmentError } from "../env";
import { review, reviewBuilds } from "../review/review";
import { ReviewError } from "../review/sites/review-error";
import { exitOnSignals, isMisuse, progressTo, startCommand, type CommandIo } from "./command";

const USAGE =
  "Usage: npm run review -- <base>, such as main; or npm run review -- --built <before> <after>, the folders of two checkouts that are built already";

/** The command. @throws {ReviewError} when it cannot compare */
export async function reviewCommand(argv: string[], io: CommandIo): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { built: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [before = "", after = ""] = positionals;
    if (positionals.length !== (values.built ? 2 : 1) || positionals.includes(""))
      throw new ReviewError(USAGE, 2);
    exitOnSignals();
    // A workflow sets an empty one where there is no preview.
    const preview = io.env["SITE_PREVIEW_URL"] || undefined;
    // GitHub's own variable: "refs/pull/12/merge".
    const request = /^refs\/pull\/(\d+)\//.exec(io.env["GITHUB_REF"] ?? "")?.[1];
    const { verdict } = await (values.built
      ? reviewBuilds([before, after], { preview, request }, progressTo(io))
      : review(before, { preview, request }, progressTo(io)));
    io.stdout.write(`${verdict}\n`);
    return 0;
  } catch (error) {
    const isWrong = error instanceof EnvironmentError || isMisuse(error);
    throw isWrong ? new ReviewError(error.message, 2) : error;
  }
}

await startCommand(import.meta, reviewCommand);
