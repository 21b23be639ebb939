// The last step of a build: refuses files that must not be published, compresses the others, and writes the
// configuration of nginx.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

import { readOrigin } from "../content/source/site-tokens";
import { compressFile } from "../hosting/compress";
import { makeNginxConfig } from "../hosting/nginx";
import { readRedirects } from "../hosting/redirects";
import { inTurns } from "../in-turns";
import { listFiles } from "../sandbox/list-files";
import { endBuild } from "./build-report";
import { checkOutput } from "./lint-output";
import { pageStyles } from "./styles-plugin";

/** Node's own number of them. More files at once would only hold more memory: 40 MB each. */
const ZLIB_THREADS = 4;

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
        const siblings = await finishFiles(folder, readOrigin(root));
        const redirects = await readFile(join(folder, "_redirects"), "utf8").catch(() => "");
        const nginx = makeNginxConfig(base, pageStyles(), readRedirects(redirects));
        await writeFile(join(folder, "../nginx.conf"), nginx);
        logger.info(
          `checked every file of build/client, and wrote ${siblings} compressed ones beside them`,
        );
      },
    },
  };
}

/** Checks and compresses the files one by one. @returns how many were written @throws {ContentError} if one is wrong */
async function finishFiles(folder: string, origin: string): Promise<number> {
  const finish = async (name: string) => {
    const bytes = await readFile(join(folder, name));
    const compressing = compressFile(folder, name, bytes);
    // Here, while zlib's threads compress.
    const problems = checkOutput(new Map([[name, bytes]]), origin);
    return { problems, siblings: await compressing };
  };
  const finished = await inTurns(await listFiles(folder), finish, ZLIB_THREADS);
  endBuild(finished.flatMap(({ problems }) => problems));
  return finished.reduce((sum, { siblings }) => sum + siblings, 0);
}
