// Remix's server bundle in, one HTML file per page out. In SPA mode Remix writes a single empty shell and
// deletes that bundle; these two hooks run just before and just after it does.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Manifest, Plugin, ResolvedConfig } from "vite";

import { checkOnce } from "../content/check-content";
import { siteOrigin } from "../env";
import { makeRobots, makeSitemap } from "./sitemap";
import { startAfterPaint, withoutApp, type ProseScripts } from "./scripts";
import { prosePages } from "../content/prose-pages";
import { makeHeadersFile } from "../hosting/security-headers";
import { count } from "../problems/problem";

/**
 * Prerenders every page into `build/client`: `index.html`, `<path>/index.html`, and `404.html` from the splat
 * route, which also renders the pages made of their prose. Remix's own shell is kept as `spa-fallback.html`.
 * Beside them: `_headers`, `sitemap.xml`, `robots.txt`.
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
          const entry = Object.values(bundle).find(
            (output) => output.type === "chunk" && output.isEntry,
          );
          const path = resolve(config.root, config.build.outDir, entry?.fileName ?? "");
          // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's own type for the file it has just written
          const build = (await import(pathToFileURL(path).href)) as ServerBuild;
          const prose = prosePages((await checkOnce(config.root)).pages.values(), false);
          const scripts = await findScripts(join(clientFolder(), ".vite/manifest.json"), base);
          const routes = Object.values(build.routes).flatMap(({ id, path = "" }) =>
            id === "root" || path === "*" ? [] : [path],
          );
          files = await renderPages(
            build,
            base,
            [...routes, ...prose.map(({ name }) => name)],
            (name) => scripts(`content/${name}.mdx`, name),
          );
          addresses = [
            ...routes,
            ...prose.filter(({ isDraft }) => !isDraft).map(({ name }) => name),
          ];
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
          startAfterPaint(
            await readFile(join(folder, "index.html"), "utf8"),
            base,
            files,
            "spa-fallback.html",
          );
          files.set("_headers", makeHeadersFile(base));
          files.set("sitemap.xml", makeSitemap(addresses.map((path) => site + path)));
          files.set("robots.txt", makeRobots(`${site}sitemap.xml`));
          await Promise.all([...files].map(([name, html]) => write(join(folder, name), html)));
          await removeServerStyles(join(folder, "assets"));
          config.logger.info(
            `prerendered ${count([...files.keys()].filter((name) => name.endsWith(".html")).length, "page")}`,
          );
        },
      },
    },
  ];

  /** Remix moves the server's style sheet to the client, where no page asks for it. */
  async function removeServerStyles(folder: string) {
    const strays = (await readdir(folder)).filter(
      (file) => file.endsWith(".css") && !clientAssets.includes(file),
    );
    await Promise.all(strays.map((file) => rm(join(folder, file))));
  }

  async function write(path: string, content: string) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** Renders the paths, and 404; the keys are file names below the client folder. */
async function renderPages(
  build: ServerBuild,
  base: string,
  paths: string[],
  findMore: (name: string) => ProseScripts | undefined,
): Promise<Map<string, string>> {
  const handle = createRequestHandler({ ...build, isSpaMode: false }, "production");
  const files = new Map<string, string>();
  const render = async (path: string) => {
    const response = await handle(new Request(new URL(base + path, "http://localhost")));
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    return response.text();
  };
  for (const path of paths)
    startAfterPaint(
      await render(path),
      base,
      files,
      path ? `${path}/index.html` : "index.html",
      findMore(path),
    );
  files.set("404.html", withoutApp(await render("404"), `${base}not-found.js`));
  return files;
}

/** Finds the client's files for a source file in Vite's manifest, imported ones included. */
async function findScripts(manifestFile: string, base: string) {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Vite's own type for the file it has just written
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const addImports = (key: string, found: Set<string>) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) addImports(imported, found);
  };
  return (source: string, name: string): ProseScripts | undefined => {
    if (!manifest[source]) return undefined;
    const found = new Set<string>();
    addImports(source, found);
    return { name, files: [...found].map((key) => base + (manifest[key]?.file ?? "")) };
  };
}
