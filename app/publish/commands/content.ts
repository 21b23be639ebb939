import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { count, countProblems, formatProblems, isError } from "../problems/problem";
import { startCommand, type CommandIo } from "./command";

const CHECK_OPTIONS = {
  /** Also refuses placeholders. */
  release: { type: "boolean", default: false },
} as const;

/** Runs `npm run content`: checks all content and prints every problem. */
export async function contentCommand(argv: string[], io: CommandIo): Promise<number> {
  const { values } = parseArgs({ args: argv, options: CHECK_OPTIONS });
  const { problems, placeholders, parsed, files } = await checkContent(io.cwd(), values.release);
  if (problems.length > 0) io.stderr.write(`${formatProblems(problems)}\n\n`);
  const open = values.release ? 0 : placeholders.length;
  const reminder = open > 0 ? `; ${count(open, "placeholder")} to replace before a release` : "";
  io.stdout.write(
    `${count(parsed.length, "file")} checked: ${countProblems(problems)}${reminder}\n`,
  );
  const drafts = [...files.values()].flatMap(({ path, isDraft }) =>
    path && isDraft ? [path] : [],
  );
  if (drafts.length > 0) io.stdout.write(`Drafts, not published:\n  ${drafts.join("\n  ")}\n`);
  return problems.some(isError) ? 1 : 0;
}

await startCommand(import.meta, contentCommand);
