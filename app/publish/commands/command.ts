// What the commands that judge content are told from outside: their options, and the day.

/**
 * Runs a command that judges content.
 * @param help said when an option is none of the command's own; it then fails with 1
 * @param read the options; undefined, or an error of `parseArgs`, for anything else
 */
export async function runCommand<Options>(
  help: string,
  read: () => Options | undefined,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  let options: Options | undefined;
  try {
    options = read();
  } catch {
    // The same answer as to a value that is none.
  }
  if (options) return run(options);
  console.error(help);
  process.exitCode = 1;
}

/** Whether an option was given. Without the extra "--" npm keeps it to itself, and a release would go unchecked. */
export function isGiven<Name extends string>(
  values: Partial<Record<NoInfer<Name>, unknown>>,
  name: Name,
): boolean {
  return values[name] === true || process.env[`npm_config_${name}`] === "true";
}

/** The day in Greenwich, as `2025-06-30`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
