// What all commands share. A command gets its arguments and what it may use of the process, and returns its exit code;
// only this file touches the process itself, so tests can call a command like any other function.
import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs, type ParseArgsConfig } from "node:util";

import { EnvironmentError } from "../env";
import { ReviewError } from "../review/sites/review-error";

/** What a command uses of the process. */
export interface CommandIo {
  cwd(): string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: NodeJS.WritableStream;
  stderr: Pick<typeof process.stderr, "isTTY" | "columns"> & NodeJS.WritableStream;
}

/** Returns the exit code: 0 for success. */
export type Command = (argv: string[], io: CommandIo) => Promise<number>;

/** The exit code for what nobody foresaw: a workflow must not take it for an answer. */
const UNFORESEEN = 3;

/**
 * Runs a command when its module is the script that Node was started with. An error is printed without its stack, and
 * ends the process at once: a build that still runs need not be waited for. Node reports a rejection that nobody
 * handles as an uncaught exception.
 */
export async function startCommand(module: ImportMeta, command: Command): Promise<void> {
  const script = process.argv[1];
  if (!script || module.url !== pathToFileURL(realpathSync(script)).href) return;
  process.on("uncaughtException", end);
  try {
    process.exitCode = await command(process.argv.slice(2), process);
  } catch (error) {
    end(error);
  }
}

/** Prints an error, and ends the process with its exit code. */
function end(error: unknown): never {
  if (error instanceof EnvironmentError || error instanceof ReviewError) {
    console.error(error.message);
    process.exit("exitCode" in error ? error.exitCode : 1);
  }
  if (process.env["DEBUG"]) console.error(error);
  else console.error(`${sentenceOf(error)}\nTo see where, run it again with DEBUG=1.`);
  process.exit(UNFORESEEN);
}

/** What went wrong, on one line that is not too long to read. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.trim().replace(/\s+/g, " ");
  return `The command was stopped by an error: ${line.length > 400 ? `${line.slice(0, 400)}…` : line || "unknown"}`;
}

/** Lets what must run at exit run after a signal too, with a shell's codes: without a listener, nothing would. */
export function exitOnSignals(): void {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>;

/**
 * Reads a command's options and runs it; unknown options print the help text and fail with `misuse`, 1 by default.
 * @param run gets the options and the other arguments; it returns the exit code, or undefined when a value is wrong
 */
export async function runWithOptions<const O extends Options>(
  argv: string[],
  { env, stderr }: CommandIo,
  { help, options, misuse = 1 }: { help: string; options: O; misuse?: number },
  run: (values: Parsed<O>["values"], rest: string[]) => Promise<number | undefined>,
): Promise<number> {
  // `npm run content --release`, without a second "--": npm keeps the option and sets a variable.
  const kept = Object.keys(options).filter((name) => env[`npm_config_${name}`] === "true");
  const args = [...argv, ...kept.map((name) => `--${name}`)];
  const parsed = tryParse(args, options);
  const code = parsed && (await run(parsed.values, parsed.positionals));
  if (code === undefined) stderr.write(`${help}\n`);
  return code ?? misuse;
}

function tryParse<const O extends Options>(args: string[], options: O): Parsed<O> | undefined {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
