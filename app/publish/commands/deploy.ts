// `tsx app/publish/commands/deploy.ts <job> <remote>`, called by the workflows: publishes to GitHub Pages. An error ends it.
import { publishPreview } from "../deploy/publish-preview";
import { publishSite } from "../deploy/publish-site";
import { removePreview } from "../deploy/remove-preview";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: tsx app/publish/commands/deploy.ts <job> <remote>
  publish-site     publish the site that an earlier job of the same run has built
  publish-preview  publish the preview that the workflow before this one has built, and comment on its pull request
  remove-preview   remove the preview of the pull request that was closed
  <remote>         the address of the Git repository`;

/** What the workflows can ask for, by name. Each job returns what to print. */
export const DEPLOY_JOBS = new Map([
  ["publish-site", publishSite],
  ["publish-preview", publishPreview],
  ["remove-preview", removePreview],
]);

/** The command. */
export function deployCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: {} }, async (_, [name = "", remote]) => {
    const job = DEPLOY_JOBS.get(name);
    if (!job || !remote) return undefined;
    io.stdout.write(`${await job(remote)}\n`);
    return 0;
  });
}

await startCommand(import.meta, deployCommand);
