// The last step of a build: writes the pages, refuses files that must not be published, compresses the others, and writes
// the configuration of nginx.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { originOf } from "../content/source/site-tokens";
import { compressFile } from "../hosting/compress";
import { makeNginxConfig } from "../hosting/nginx";
import { ContentError } from "../problems/content-error";
import { count, type Problem } from "../problems/problem";
import { listFiles } from "../sandbox/list-files";
import { siteRedirects } from "./files-plugin";
import { checkOutput } from "./lint-output";
import { pageStyles } from "./styles-plugin";

/**
 * Empties `build/client` before the build, completes, checks and compresses it after, and writes `build/nginx.conf`. A
 * build with wrong files throws a `ContentError`.
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
        const { pages, tokens } = await checkOnce(root);
        const problems: Problem[] = [];
        for (const name of await listFiles(folder)) {
          const bytes = await readFile(join(folder, name));
          problems.push(...checkOutput(name, bytes.toString(), originOf(tokens)));
          // Vite's manifest is not published: Remix deletes it.
          if (!name.startsWith(".vite/")) await compressFile(folder, name, bytes);
        }
        if (problems.length > 0) throw new ContentError(problems);
        const nginx = makeNginxConfig(base, pageStyles(), siteRedirects(pages.values(), base));
        await writeFile(join(folder, "../nginx.conf"), nginx);
        const written = [...rendered.keys()].filter((name) => name.endsWith(".html")).length;
        logger.info(`prerendered ${count(written, "page")}, checked and compressed all files`);
      },
    },
  };
}
