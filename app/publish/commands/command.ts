// Only this file ends the process, so that tests can call commands.
import { realpathSync } from "node:fs";

import { EnvironmentError } from "../env";
import { ReviewError } from "../review/review-error";

export interface CommandIo {
  cwd(): string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/** Returns the exit code; may throw what `parseArgs` throws. */
export type Command = (argv: string[], io: CommandIo) => Promise<number>;

/** Runs a command if Node was started with its module; prints an error without its stack. */
export async function startCommand(module: ImportMeta, command: Command): Promise<void> {
  if (module.filename !== realpathSync(process.argv[1] ?? ".")) return;
  process.on("uncaughtException", end);
  process.exitCode = await command(process.argv.slice(2), process).catch(end);
}

function end(error: unknown): never {
  if (error instanceof EnvironmentError || error instanceof ReviewError || isMisuse(error)) {
    console.error(error.message);
    process.exit(error instanceof ReviewError ? error.exitCode : 1);
  }
  const [line] = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  const sentence = `The command was stopped by an error: ${line}\nTo see where, run it again with DEBUG=1.`;
  console.error(process.env["DEBUG"] ? error : sentence);
  // Commands return 1 and 2 as results.
  process.exit(3);
}

/** Tells whether `parseArgs` has thrown an error. */
export function isMisuse(error: unknown): error is Error {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}

/** Returns what prints the steps of a command on standard error, with seconds since the start. */
export function progressTo({ stderr }: Pick<CommandIo, "stderr">): (sentence: string) => void {
  const started = performance.now();
  return (sentence) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    stderr.write(`${seconds} s  ${sentence}\n`);
  };
}
