// Runs a command. It gets its arguments and what it may use of the process, and returns its exit code;
// only this file touches the process itself, so tests can call a command like any other function.
import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { EnvironmentError } from "../env";
import { ReviewError } from "../review/review-error";

/** The parts of the process that a command uses. */
export interface CommandIo {
  cwd(): string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: NodeJS.WritableStream;
  stderr: Pick<typeof process.stderr, "isTTY" | "columns"> & NodeJS.WritableStream;
}

/** Returns the exit code: 0 for success. */
export type Command = (argv: string[], io: CommandIo) => Promise<number>;

/** The exit code for an unexpected error: a workflow must not take it for a result. */
const UNFORESEEN = 3;

/**
 * Runs a command when its module is the script that Node was started with. An error is printed without its stack, and
 * ends the process at once: a build that still runs need not be waited for. Node reports an unhandled
 * rejection as an uncaught exception.
 */
export async function startCommand(module: ImportMeta, command: Command): Promise<void> {
  const script = process.argv[1];
  if (!script || module.url !== pathToFileURL(realpathSync(script)).href) return;
  process.on("uncaughtException", end);
  // With a shell's codes. Without a listener, what must run at exit would not run after a signal.
  process.once("SIGHUP", () => process.exit(129));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  process.exitCode = await command(process.argv.slice(2), process).catch(end);
}

/** Prints an error, and ends the process with its exit code. */
function end(error: unknown): never {
  if (error instanceof EnvironmentError || error instanceof ReviewError || isMisuse(error)) {
    console.error(error.message);
    process.exit(error instanceof ReviewError ? error.exitCode : 1);
  }
  const [line] = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  if (process.env["DEBUG"]) console.error(error);
  else
    console.error(`The command was stopped by an error: ${line}
To see where, run it again with DEBUG=1.`);
  process.exit(UNFORESEEN);
}

/** Whether `parseArgs` has thrown this, which says what is wrong with the arguments. */
export function isMisuse(error: unknown): error is Error {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}

/** Prints what a long command does now on standard error, with the seconds since the start. */
export function progressTo({ stderr }: Pick<CommandIo, "stderr">): (sentence: string) => void {
  const started = performance.now();
  return (sentence) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    stderr.write(`${seconds} s  ${sentence}\n`);
  };
}
