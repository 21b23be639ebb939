// Starts a real nginx with a server block, on a free local port and with all its files in a temporary folder.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { listenOnLoopback } from "../../support/loopback";

const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/opt/homebrew/bin"];
const MODULES = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules"];

/** nginx, and its module with `brotli_static`; undefined when the machine lacks one of them. */
export function findNginx(): { command: string; brotli: string } | undefined {
  const find = (folders: string[], name: string) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const command = find(FOLDERS, "nginx");
  const brotli = find(MODULES, "ngx_http_brotli_static_module.so");
  return command && brotli ? { command, brotli } : undefined;
}

/**
 * Starts nginx as a child that ends with `close`.
 * @param block the server block as the build writes it; its port and root are changed, and Brotli enabled
 * @param root the folder that replaces /var/www/site
 * @returns its address, without a slash at the end @throws {Error} with nginx's message when it rejects the block
 */
export async function startNginx(
  block: string,
  root: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const { command, brotli } = findNginx() ?? { command: "nginx", brotli: "" };
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const { address, close: free } = await listenOnLoopback(createServer());
  await free();
  const site = block
    .replace("listen 80;", `listen ${new URL(address).host};`)
    .replace("/var/www/site", root)
    .replace("# brotli_static on;", "brotli_static on;");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, "nginx.conf");
  await writeFile(
    config,
    `load_module ${brotli};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr notice;
    events {}
    http { access_log off; ${temporary.join(" ")} ${site} }`,
  );

  const child = spawn(command, ["-p", folder, "-e", "stderr", "-c", config], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  let printed = "";
  await new Promise<void>((done, fail) => {
    child.once("error", fail);
    child.once("close", () => fail(new Error(`nginx has ended: ${printed}`)));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      // Logged after the port is open: from here on, connections wait for the worker.
      if (printed.includes("start worker process ")) done();
    });
  });
  return {
    address,
    async close() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
