// What the commands that judge content are told from outside: their options, and the day.

/** Whether an option was given. Without the extra "--" npm keeps it to itself, and a release would go unchecked. */
export function isGiven<Name extends string>(values: Partial<Record<NoInfer<Name>, unknown>>, name: Name): boolean {
  return values[name] === true || process.env[`npm_config_${name}`] === "true";
}

/** The day in Greenwich, as `2025-06-30`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
