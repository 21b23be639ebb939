// Remix's server bundle in, one HTML file per page out. In SPA mode Remix writes a single empty shell and
// deletes that bundle; these two hooks run just before and just after it does.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Plugin, ResolvedConfig } from "vite";

import { makeRobots, makeSitemap, siteOrigin } from "./found";
import { startAfterPaint, withoutApp } from "./html";
import { makeHeadersFile } from "./policy";

/**
 * Prerenders every route into `build/client`: `index.html`, `<route>/index.html`, and `404.html` from the
 * splat route. Remix's own shell is kept as `spa-fallback.html`. Beside them: `_headers`, `sitemap.xml`, `robots.txt`.
 * @param base the folder that the site is served from, with a slash at both ends
 */
export function prerender(base: string): Plugin[] {
  let config: ResolvedConfig;
  let files = new Map<string, string>();
  let addresses: string[] = [];
  let clientAssets: string[] = [];
  const site = siteOrigin() + base;
  const clientFolder = () => resolve(config.root, config.build.outDir, "../client");

  return [
    {
      name: "prerender-render",
      apply: "build",
      configResolved(resolved) {
        config = resolved;
      },
      writeBundle: {
        order: "pre",
        sequential: true,
        async handler(_, bundle) {
          if (!config.build.ssr) return;
          clientAssets = await readdir(join(clientFolder(), "assets"));
          const entry = Object.values(bundle).find((output) => output.type === "chunk" && output.isEntry);
          const path = resolve(config.root, config.build.outDir, entry?.fileName ?? "");
          // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's own type for the file it has just written
          const build = (await import(pathToFileURL(path).href)) as ServerBuild;
          files = await renderPages(build, base);
          addresses = Object.values(build.routes).flatMap(({ id, path = "" }) => (id === "root" || path === "*" ? [] : [path]));
        },
      },
    },
    {
      name: "prerender-write",
      apply: "build",
      writeBundle: {
        order: "post",
        sequential: true,
        async handler() {
          if (!config.build.ssr) return;
          const folder = clientFolder();
          startAfterPaint(await readFile(join(folder, "index.html"), "utf8"), base, files, "spa-fallback.html");
          files.set("_headers", makeHeadersFile(base));
          files.set("sitemap.xml", makeSitemap(addresses.map((path) => site + path)));
          files.set("robots.txt", makeRobots(`${site}sitemap.xml`));
          for (const [name, html] of files) await write(join(folder, name), html);
          await removeServerStyles(join(folder, "assets"));
          config.logger.info(`prerendered ${[...files.keys()].filter((name) => name.endsWith(".html")).join(", ")}`);
        },
      },
    },
  ];

  /** Remix moves the server's style sheet to the client, where no page asks for it. */
  async function removeServerStyles(folder: string) {
    const strays = (await readdir(folder)).filter((file) => file.endsWith(".css") && !clientAssets.includes(file));
    await Promise.all(strays.map((file) => rm(join(folder, file))));
  }

  async function write(path: string, content: string) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** Renders each route of the server bundle; the keys are file names below the client folder. */
async function renderPages(build: ServerBuild, base: string): Promise<Map<string, string>> {
  const handle = createRequestHandler({ ...build, isSpaMode: false }, "production");
  const files = new Map<string, string>();
  for (const { id, path = "" } of Object.values(build.routes)) {
    if (id === "root") continue;
    const isNotFound = path === "*";
    const response = await handle(new Request(new URL(`${base}${isNotFound ? "404" : path}`, "http://localhost")));
    const html = await response.text();
    if (response.status !== 200) throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    if (isNotFound) files.set("404.html", withoutApp(html, `${base}not-found.js`));
    else startAfterPaint(html, base, files, path ? `${path}/index.html` : "index.html");
  }
  return files;
}
