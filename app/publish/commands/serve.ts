// `npm start`, after the build: serves `build/client` on this machine, on port 4173 or $PORT.
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { siteBase } from "../env";
import { createStaticServer } from "../hosting/static-server";
import { startCommand, type CommandIo } from "./command";

/** The command. It returns once the server listens; the server then keeps the process running. */
export async function serveCommand(_argv: string[], io: CommandIo): Promise<number> {
  const folder = resolve(io.cwd(), "build/client");
  const port = Number(io.env["PORT"] || 4173);
  const fail = (message: string) => {
    io.stderr.write(`${message}\n`);
    return 1;
  };
  if (!existsSync(folder)) return fail("There is no build/client yet. Run `npm run build` first.");
  const server = createStaticServer(folder, siteBase());
  try {
    // Unpublished work stays on this machine.
    await once(server.listen(port, "localhost"), "listening");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    return fail(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
  }
  const address = server.address();
  const actual = typeof address === "object" ? address?.port : port;
  io.stdout.write(`The site is at http://localhost:${actual}${siteBase()}\n`);
  return 0;
}

await startCommand(import.meta, serveCommand);
