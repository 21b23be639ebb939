import { once } from "node:events";
import { resolve } from "node:path";

import { EnvironmentError, siteBase } from "../env";
import { createStaticServer } from "../hosting/static-server";
import { startCommand, type CommandIo } from "./command";

/** Serves `build/client`, which `npm start` has just built, at `PORT`, by default 4173. */
export async function serveCommand(_argv: string[], io: CommandIo): Promise<number> {
  const server = createStaticServer(resolve(io.cwd(), "build/client"), siteBase());
  const port = io.env["PORT"] || "4173";
  try {
    // Only this machine may see unpublished work.
    await once(server.listen(Number(port), "localhost"), "listening");
  } catch {
    throw new EnvironmentError(`PORT: expected a free port such as 4174, found "${port}"`);
  }
  io.stdout.write(`The site is at http://localhost:${port}${siteBase()}\n`);
  return 0;
}

await startCommand(import.meta, serveCommand);
