// The last step of a build: writes the pages, compresses all files, and writes the configuration of nginx.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { previewLabel } from "../env";
import { compressFile } from "../hosting/compress";
import { makeNginxConfig } from "../hosting/nginx";
import { count } from "../problems/problem";
import { listFiles } from "../sandbox/list-files";
import { siteRedirects } from "./files-plugin";
import { pageStyles } from "./styles-plugin";

/**
 * Empties `build/client` before the build, completes and compresses it after, and writes `build/nginx.conf`.
 * @param base the base path of the site, with a slash at both ends
 * @param rendered the texts of the pages and their scripts, by their names below `build/client`
 */
export function finishPlugin(base: string, rendered: ReadonlyMap<string, string>): Plugin {
  return {
    name: "finish",
    apply: "build",
    async buildStart() {
      const { root, build } = this.environment.config;
      if (!build.ssr) await rm(resolve(root, build.outDir), { recursive: true, force: true });
    },
    writeBundle: {
      // After Remix, which writes a shell of its own as the home page.
      order: "post",
      sequential: true,
      async handler() {
        const { root, build, logger } = this.environment.config;
        if (!build.ssr) return;
        const folder = resolve(root, build.outDir, "../client");
        for (const [name, text] of rendered) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
        // Vite's manifest is not published: Remix deletes it. Hosts of previews compress by themselves.
        const files = (await listFiles(folder)).filter((name) => !name.startsWith(".vite/"));
        if (!previewLabel())
          for (const name of files)
            await compressFile(folder, name, await readFile(join(folder, name)));
        const { pages } = await checkOnce(root);
        const nginx = makeNginxConfig(base, pageStyles(), siteRedirects(pages.values(), base));
        await writeFile(join(folder, "../nginx.conf"), nginx);
        const written = [...rendered.keys()].filter((name) => name.endsWith(".html")).length;
        logger.info(`prerendered ${count(written, "page")}`);
      },
    },
  };
}
