import { once } from "node:events";
import type { Server } from "node:http";

/** Starts a server on a free port. @returns its address without a trailing slash */
export async function listenOnLoopback(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { address: `http://127.0.0.1:${port}`, close };
}
