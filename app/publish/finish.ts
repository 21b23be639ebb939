// The last step of a build: compresses its files, and writes what a server of one's own needs.
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { compressFolder } from "./compress";
import { makeNginxConfig } from "./nginx";

/**
 * Compresses `build/client`, and writes `build/nginx.conf`. Stands after `prerender`, which writes the pages.
 * @param base the folder that the site is served from, with a slash at both ends
 */
export function finish(base: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "finish",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (!config.build.ssr) return;
        const folder = resolve(config.root, config.build.outDir, "../client");
        const siblings = await compressFolder(folder);
        await writeFile(join(folder, "../nginx.conf"), makeNginxConfig(base));
        config.logger.info(`wrote ${siblings} compressed files beside those of build/client`);
      },
    },
  };
}
