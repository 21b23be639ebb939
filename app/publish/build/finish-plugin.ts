// The last step of a build: refuses files that must not be published, compresses the others, and writes the
// configuration of nginx.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

import { readOrigin } from "../content/source/site-tokens";
import { compressFolder } from "../hosting/compress";
import { makeNginxConfig } from "../hosting/nginx";
import { listFiles } from "../sandbox/list-files";
import { endBuild } from "./build-report";
import { checkOutput } from "./lint-output";

/**
 * Empties `build/client` before the build, checks and compresses it after, and writes `build/nginx.conf`. Must come
 * after `prerender`, which writes the pages. A build with wrong files throws a `ContentError`.
 * @param base the base path of the site, with a slash at both ends
 */
export function finishPlugin(base: string): Plugin {
  return {
    name: "finish",
    apply: "build",
    async buildStart() {
      const { root, build } = this.environment.config;
      if (!build.ssr) await rm(resolve(root, build.outDir), { recursive: true, force: true });
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const { root, build, logger } = this.environment.config;
        if (!build.ssr) return;
        const folder = resolve(root, build.outDir, "../client");
        endBuild(checkOutput(await readFolder(folder), readOrigin(root)));
        const siblings = await compressFolder(folder);
        await writeFile(join(folder, "../nginx.conf"), makeNginxConfig(base));
        logger.info(
          `checked every file of build/client, and wrote ${siblings} compressed ones beside them`,
        );
      },
    },
  };
}

/** Contents by name; the names have forward slashes. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of await listFiles(folder)) files.set(name, await readFile(join(folder, name)));
  return files;
}
