// What all commands share. A command gets its arguments and what it may use of the process, and returns its exit code;
// only `startCommand` touches the process itself, so tests can call a command like any other function.
import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs, type ParseArgsConfig } from "node:util";

import { EnvironmentError } from "../env";

/** What a command uses of the process. */
export interface CommandIo {
  cwd(): string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: NodeJS.WritableStream;
  stderr: Pick<typeof process.stderr, "isTTY" | "columns"> & NodeJS.WritableStream;
}

/** Returns the exit code: 0 for success. */
export type Command = (argv: string[], io: CommandIo) => Promise<number>;

/** Runs a command when its module is the script that Node was started with. */
export async function startCommand(module: ImportMeta, command: Command): Promise<void> {
  const script = process.argv[1];
  if (!script || module.url !== pathToFileURL(realpathSync(script)).href) return;
  try {
    process.exitCode = await command(process.argv.slice(2), process);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>;

/**
 * Reads a command's options and runs it; unknown options print the help text and fail with 1.
 * @param run gets the options and the other arguments; it returns the exit code, or undefined when a value is wrong
 */
export async function runWithOptions<const O extends Options>(
  argv: string[],
  { env, stderr }: CommandIo,
  { help, options }: { help: string; options: O },
  run: (values: Parsed<O>["values"], rest: string[]) => Promise<number | undefined>,
): Promise<number> {
  // `npm run content --release`, without a second "--": npm keeps the option and sets a variable.
  const kept = Object.keys(options).filter((name) => env[`npm_config_${name}`] === "true");
  const args = [...argv, ...kept.map((name) => `--${name}`)];
  let code: number | undefined;
  const parsed = tryParse(args, options);
  if (parsed) code = await run(parsed.values, parsed.positionals);
  if (code === undefined) stderr.write(`${help}\n`);
  return code ?? 1;
}

function tryParse<const O extends Options>(args: string[], options: O): Parsed<O> | undefined {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Today's date in UTC, as `2025-06-30`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
