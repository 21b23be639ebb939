// Starts the development server of a copy of the project.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

import { REMIX } from "./site-copy";

/**
 * Starts the development server of a copy on a free port.
 * @returns its process, its address without a slash at the end, and a way to what it has printed so far
 * @throws {Error} when it ends at once
 */
export async function startDev(folder: string) {
  const options = ["vite:dev", "--port", "0", "--host", "127.0.0.1"];
  const server = spawn(process.execPath, [REMIX, ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const address = await new Promise<string>((done, fail) => {
    server.on("close", () => fail(new Error(output)));
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (found) done(found);
      });
    }
  });
  return { server, address, printed: () => output };
}
