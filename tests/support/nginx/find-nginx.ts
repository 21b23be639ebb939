// Where this machine has nginx and its Brotli module.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/opt/homebrew/bin"];
const MODULES = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules"];

/** The path of nginx; undefined when there is none. */
export function findNginx(): string | undefined {
  return FOLDERS.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** The path of the module with `brotli_static`; undefined when there is none. */
export function findBrotliModule(): string | undefined {
  return MODULES.map((folder) => join(folder, "ngx_http_brotli_static_module.so")).find((path) =>
    existsSync(path),
  );
}
