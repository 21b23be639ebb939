// Finds nginx and its Brotli module. Run before the browser tests, it installs them where it
// may; if one is missing, the tests fail in CI and are skipped elsewhere.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { installPackages, isRootOnDebian } from "../debian";

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isComplete = () => Boolean(findNginx() && findBrotliModule());
  if (!isComplete() && isRootOnDebian)
    installPackages("nginx-light", "libnginx-mod-http-brotli-static");
  console.log(
    isComplete()
      ? `nginx: ${findNginx()}`
      : "There is no nginx with Brotli here: the tests of build/nginx.conf are skipped (in CI they fail).",
  );
  if (!isComplete() && process.env["CI"]) process.exitCode = 1;
}
