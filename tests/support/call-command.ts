import { rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { Command, CommandIo } from "../../app/publish/commands/command";
import { contentCommand } from "../../app/publish/commands/content";
import { createProject, type Changes } from "./content-folder";

// The environment may ask for colors; the tests decide for themselves.
delete process.env["FORCE_COLOR"];
delete process.env["NO_COLOR"];

interface Surroundings {
  cwd?: string;
  env?: CommandIo["env"] | undefined;
}

/** Calls a command with the test's own folder, variables and streams; returns its output and exit code. */
export async function callCommand(
  command: Command,
  argv: string[],
  { cwd = process.cwd(), env = {} }: Surroundings = {},
) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await command(argv, { cwd: () => cwd, env, stdout, stderr });
  stdout.end();
  stderr.end();
  const [output, errors] = await printed;
  return { code, output, errors };
}

/** Calls `npm run content`, or another command, on the specimen with these changes. */
export async function runContent(
  changes: Changes,
  argv: string[] = [],
  surroundings: Omit<Surroundings, "cwd"> = {},
  command: Command = contentCommand,
) {
  const cwd = createProject(changes);
  const result = await callCommand(command, argv, { ...surroundings, cwd });
  rmSync(cwd, { recursive: true });
  return result;
}
