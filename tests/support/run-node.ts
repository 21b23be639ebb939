import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/** What the tsx command loads into Node; the command itself would start one more process. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Runs Node in a folder, without colors, which CI would turn on. */
export async function runNode(options: string[], cwd: string, changed: NodeJS.Dict<string> = {}) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...changed };
  const child = spawn(process.execPath, options, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, "close");
  const [output, errors] = await printed;
  return { code: child.exitCode, output, errors };
}
