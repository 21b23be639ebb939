// `npm start`, second half: serves `build/client` on this machine.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { createStaticServer } from "../hosting/static-server";
import { siteBase } from "../env";

const folder = resolve("build/client");
const port = Number(process.env["PORT"] || 4173);

if (!existsSync(folder)) fail("There is no build/client yet. Run `npm run build` first.");
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT is no port number: ${process.env["PORT"]}`);

const server = createStaticServer(folder, siteBase());
server.on("error", (error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
      : error.message,
  ),
);
server.listen(port, () => {
  const address = server.address();
  console.log(
    `The site is at http://localhost:${typeof address === "object" ? address?.port : port}${siteBase()}`,
  );
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
