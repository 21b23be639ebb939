// A server block in, a real nginx on a free local port out, with all its files in a temporary folder.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findBrotliModule, findNginx } from "./find-nginx";

/** A running nginx. */
export interface Nginx {
  /** Its URL, without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx as a child that ends with {@link Nginx.stop}.
 * @param block the server block as the build writes it; only its port and root are changed
 * @param root the folder that replaces /var/www/site
 * @throws {Error} with nginx's message when it rejects the block
 */
export async function startNginx(
  block: string,
  root: string,
  { hasBrotli = false } = {},
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await findFreePort();
  const site = replaceOnce(
    replaceOnce(block, "listen 80;", `listen 127.0.0.1:${port};`),
    "/var/www/site",
    root,
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `
    ${hasBrotli ? `load_module ${findBrotliModule()};` : ""}
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr notice;
    events {}
    http { access_log off; ${temporary.join(" ")} ${hasBrotli ? replaceOnce(site, "# brotli_static on;", "brotli_static on;") : site} }`,
  );

  const child = spawn(
    findNginx() ?? "nginx",
    ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  let said = "";
  await new Promise<void>((done, fail) => {
    child.once("error", fail);
    child.once("close", () => fail(new Error(`nginx has ended: ${said}`)));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      // Logged after the port is open: from here on, connections wait for the worker.
      if (said.includes("start worker process ")) done();
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** nginx's answer to a path exactly as written: fetch() and browsers normalise paths. */
export function ask(
  nginx: Nginx,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, fail) => {
    const sent = request(nginx.origin, { path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", fail);
      answer.on("end", () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", fail).end();
  });
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`expected "${from}" once in the server block`);
  return text.replace(from, to);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  return address.port;
}
