// The last step of a build: refuses files that must not be published, compresses the others, and writes the
// configuration of nginx.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

import { readOrigin } from "../content/source/site-tokens";
import { compressFile } from "../hosting/compress";
import { makeNginxConfig } from "../hosting/nginx";
import type { Problem } from "../problems/problem";
import { listFiles } from "../sandbox/list-files";
import { siteRedirects } from "./addresses-plugin";
import { endBuild } from "./build-report";
import { checkOutput } from "./lint-output";
import { pageStyles } from "./styles-plugin";

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
        const origin = readOrigin(root);
        const problems: Problem[] = [];
        for (const name of await listFiles(folder)) {
          const bytes = await readFile(join(folder, name));
          problems.push(...checkOutput(name, bytes.toString(), origin));
          // Vite's manifest is not published: Remix deletes it.
          if (!name.startsWith(".vite/")) await compressFile(folder, name, bytes);
        }
        endBuild(problems);
        const nginx = makeNginxConfig(base, pageStyles(), await siteRedirects(root, base));
        await writeFile(join(folder, "../nginx.conf"), nginx);
        logger.info("checked and compressed every file of build/client");
      },
    },
  };
}
