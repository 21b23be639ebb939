import type { Server } from "node:http";

/** Starts a server on a free port of this machine. @returns its address, without a slash at the end, and how to stop it */
export async function listenOnLoopback(
  server: Server,
): Promise<{ address: string; close: () => Promise<void> }> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
