import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-once";
import { siteBase } from "../env";
import { findRefused } from "../hosting/limits";
import { makeNginxConfig } from "../hosting/nginx";
import { ContentError } from "../problems/content-error";
import { count } from "../problems/problem";
import { siteRedirects } from "./files-plugin";
import { pageStyles } from "./styles-plugin";

/**
 * Empties `build/client`, writes the pages and `build/nginx.conf` after all else, and refuses what hosts would.
 * @param rendered pages and their scripts, by file name
 */
export function finishPlugin(rendered: ReadonlyMap<string, string>): Plugin {
  return {
    name: "finish",
    apply: "build",
    async buildStart() {
      const { root, build } = this.environment.config;
      if (!build.ssr) await rm(resolve(root, build.outDir), { recursive: true, force: true });
    },
    writeBundle: {
      // Don't write before Remix, because its empty shell would replace the home page.
      order: "post",
      sequential: true,
      async handler() {
        const { root, build } = this.environment.config;
        if (!build.ssr) return;
        const folder = resolve(root, build.outDir, "../client");
        for (const [name, text] of rendered) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
        const { pages } = await checkOnce(root);
        const folders = [...rendered.keys()].flatMap(
          (name) => /^(.+\/)404\.html$/.exec(name)?.[1] ?? [],
        );
        const redirects = siteRedirects(pages.values());
        const nginx = makeNginxConfig(siteBase(), pageStyles(), redirects, folders);
        await writeFile(join(folder, "../nginx.conf"), nginx);
        const refused = await findRefused(folder);
        if (refused.length > 0) throw new ContentError(refused);
        const written = [...rendered.keys()].filter((name) => name.endsWith(".html")).length;
        console.log(`${count(written, "page")} built in build/client`);
      },
    },
  };
}
