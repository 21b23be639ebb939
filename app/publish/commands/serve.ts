import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

import { siteBase } from "../env";
import { createStaticServer } from "../hosting/static-server";
import { compressCommand } from "./compress";
import { startCommand, type CommandIo } from "./command";

/** Runs `npm start`: builds, compresses and serves the site at `PORT`, by default 4173. */
export async function serveCommand(argv: string[], io: CommandIo): Promise<number> {
  const text = io.env["PORT"] || "4173";
  const fail = (message: string) => {
    io.stderr.write(`${message}\n`);
    return 1;
  };
  const port = Number(text);
  if (!(port >= 0 && port <= 65_535))
    return fail(`PORT: expected a number such as 4173, found "${text}"`);
  const server = createStaticServer(resolve(io.cwd(), "build/client"), siteBase());
  try {
    // Don't listen on other addresses, because unpublished work must stay on this machine.
    await once(server.listen(port, "localhost"), "listening");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    return fail(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
  }
  io.stdout.write("Building the site\n");
  const code = await build(io.cwd());
  if (code !== 0) {
    server.close();
    server.closeAllConnections();
    return code;
  }
  await compressCommand(argv, io);
  const address = server.address();
  const actual = typeof address === "object" ? address?.port : port;
  io.stdout.write(`The site is at http://localhost:${actual}${siteBase()}\n`);
  return 0;
}

/** Builds in another process, because Vite keeps what it has read. @returns the exit code */
async function build(cwd: string): Promise<number> {
  const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"];
  const child = spawn(process.execPath, command, { cwd, stdio: ["ignore", "inherit", 2] });
  const end = () => child.kill();
  process.once("exit", end);
  await once(child, "close");
  process.off("exit", end);
  return child.exitCode ?? 1;
}

await startCommand(import.meta, serveCommand);
