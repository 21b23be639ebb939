import { rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { Command } from "../../app/publish/commands/command";
import { contentCommand } from "../../app/publish/commands/content";
import { createProject, type Changes } from "./content-folder";

/** Calls a command in a folder, with streams of the test's own; returns its output and exit code. */
export async function callCommand(command: Command, argv: string[], cwd = process.cwd(), env = {}) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await command(argv, { cwd: () => cwd, env, stdout, stderr });
  stdout.end();
  stderr.end();
  const [output, errors] = await printed;
  return { code, output, errors };
}

/** Calls `npm run content` on the specimen with these changes. */
export async function runContent(changes: Changes, argv: string[] = []) {
  const cwd = createProject(changes);
  const result = await callCommand(contentCommand, argv, cwd);
  rmSync(cwd, { recursive: true });
  return result;
}
