// Runs a command in a copy of the project's content, as a writer would: what it prints, where, and whether it succeeds.
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { createProject } from "./content-folder";

/** What the tsx command loads into Node; that command itself would start one process more. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Makes Node take the pipe that it writes errors to for a terminal, 60 columns wide. */
export const TERMINAL = {
  TERM: "xterm",
  NODE_OPTIONS: "--import data:text/javascript,import{WriteStream}from'node:tty';Object.assign(process.stderr,{isTTY:true,columns:60,getColorDepth:WriteStream.prototype.getColorDepth})",
};

/** Runs `npm run content`, or another command, in a copy of the project with these changes, without npm. */
export async function runContent(changes: Parameters<typeof createProject>[0], options: string[] = [], environment: Record<string, string> = {}, command = "content") {
  const cwd = await createProject(changes);
  const result = await runNode(["--import", TSX, resolve(`app/publish/${command}.ts`), ...options], cwd, environment);
  await rm(cwd, { recursive: true });
  return result;
}

/**
 * Runs Node in a folder; whether whoever runs the tests wants colours makes no difference.
 * @param input what it reads on standard input
 */
export async function runNode(options: string[], cwd: string, environment: Record<string, string> = {}, input = "") {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...environment };
  const child = spawn(process.execPath, options, { cwd, env });
  child.stdin.end(input);
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = "";
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  const exit = new Promise<number | null>((done) => child.on("close", done));
  const [output, errors, code] = await Promise.all([read(child.stdout), read(child.stderr), exit]);
  return { code, output, errors };
}
