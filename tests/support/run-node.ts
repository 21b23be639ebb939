import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** What the tsx command loads into Node; the command itself would start one more process. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Runs Node in a folder, without colors, which CI would turn on.
 * @param input the text on standard input
 */
export async function runNode(
  options: string[],
  cwd: string,
  environment: Record<string, string> = {},
  input = "",
) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...environment };
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
