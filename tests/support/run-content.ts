// Runs a command in a copy of the project's content, as a writer would: what it prints, where, and whether it succeeds.
import { rm } from "node:fs/promises";
import { resolve } from "node:path";

import { createProject } from "./content-folder";
import { runNode, TSX } from "./run-node";

/** Makes Node take the pipe that it writes errors to for a terminal, 60 columns wide. */
export const TERMINAL = {
  TERM: "xterm",
  NODE_OPTIONS:
    "--import data:text/javascript,import{WriteStream}from'node:tty';Object.assign(process.stderr,{isTTY:true,columns:60,getColorDepth:WriteStream.prototype.getColorDepth})",
};

/** Runs `npm run content`, or another command, in a copy of the project with these changes, without npm. */
export async function runContent(
  changes: Parameters<typeof createProject>[0],
  options: string[] = [],
  environment: Record<string, string> = {},
  command = "content",
) {
  const cwd = await createProject(changes);
  const result = await runNode(
    ["--import", TSX, resolve(`app/publish/commands/${command}.ts`), ...options],
    cwd,
    environment,
  );
  await rm(cwd, { recursive: true });
  return result;
}
