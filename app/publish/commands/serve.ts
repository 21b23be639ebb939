import { once } from "node:events";
import { resolve } from "node:path";

import { siteBase } from "../env";
import { createStaticServer } from "../hosting/static-server";
import { startCommand, type CommandIo } from "./command";

/** Serves `build/client`, which `npm start` has just built, at `PORT`, by default 4173. */
async function serveCommand(_argv: string[], io: CommandIo): Promise<number> {
  const server = createStaticServer(resolve(io.cwd(), "build/client"), siteBase());
  const port = Number(io.env["PORT"] || 4173);
  // Only this machine may see unpublished work.
  await once(server.listen(port, "localhost"), "listening");
  io.stdout.write(`The site is at http://localhost:${port}${siteBase()}\n`);
  return 0;
}

await startCommand(import.meta, serveCommand);
