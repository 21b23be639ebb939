// Remix's server bundle in, one HTML file per page out. In SPA mode Remix writes a single empty shell and
// deletes that bundle; these two hooks run just before and just after it does.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Manifest, Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { prosePages } from "../content/prose-pages";
import { readOrigin } from "../content/source/site-tokens";
import { makeHeadersFile } from "../hosting/security-headers";
import { count } from "../problems/problem";
import { importsOf, startScript } from "./scripts";
import { makeFeeds, makeRobots, makeSitemap } from "./sitemap";
import { pageStyles } from "./styles-plugin";

/**
 * Prerenders every page into `build/client`: `index.html`, `<path>/index.html`, `404.html` from the splat route,
 * which also renders pages of prose, and an empty shell as `spa-fallback.html`, with the scripts
 * that start them. Also writes `_headers`, `sitemap.xml` and `robots.txt`.
 * @param base the base path of the site, with a slash at both ends
 */
export function prerender(base: string): Plugin[] {
  let files = new Map<string, string>();
  const render: Plugin = {
    name: "prerender-render",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_, bundle) {
        const { root, build: options } = this.environment.config;
        if (!options.ssr) return;
        const clientFolder = resolve(root, options.outDir, "../client");
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const path = resolve(root, options.outDir, entry?.fileName ?? "");
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's own type for the file that it has just written
        const build = (await import(pathToFileURL(path).href)) as ServerBuild;
        const pages = [...(await checkOnce(root)).pages.values()];
        const prose = prosePages(pages, false);
        const moduleOf = await readProseModules(join(clientFolder, ".vite/manifest.json"), base);
        const keyOf = (path: string) => relative(root, path).split(sep).join("/");
        const modules = new Map(
          prose.map(({ name, path }) => [name, moduleOf(keyOf(path))] as const),
        );
        files = await renderSite(build, base, modules);
        const published = prose.filter(({ unpublished }) => !unpublished).map(({ name }) => name);
        const site = readOrigin(root) + base;
        for (const [name, feed] of makeFeeds(pages, site, false)) files.set(name, feed);
        addPlainFiles(files, base, site, [...routePaths(build), ...published]);
      },
    },
  };
  const write: Plugin = {
    name: "prerender-write",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const { root, build, logger } = this.environment.config;
        if (!build.ssr) return;
        const clientFolder = resolve(root, build.outDir, "../client");
        for (const [name, text] of files) {
          await mkdir(dirname(join(clientFolder, name)), { recursive: true });
          await writeFile(join(clientFolder, name), text);
        }
        const pages = [...files.keys()].filter((name) => name.endsWith(".html")).length;
        logger.info(`prerendered ${count(pages, "page")}`);
      },
    },
  };
  return [render, write];
}

/**
 * Renders every page; the keys are file names below the client folder.
 * @param prose the URL of the module of each page of prose, by the page's name
 * @throws {Error} if a page cannot be rendered
 */
export async function renderSite(
  build: ServerBuild,
  base: string,
  prose: ReadonlyMap<string, string | undefined>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const start = (name?: string): AppLoadContext => ({
    pageScript: (context) => {
      const text = startScript(context);
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
      files.set(`assets/start-${hash}.js`, text);
      const { matches } = context.staticHandlerContext;
      const isProse = name !== undefined && prose.has(name);
      const page = isProse
        ? `content/${name}`
        : (matches.at(context.isSpaMode ? 0 : -1)?.route.id ?? "root");
      const module = isProse ? prose.get(name) : undefined;
      const src = `${base}assets/start-${hash}.js`;
      return { src, imports: importsOf(context), page, ...(module && { module }) };
    },
  });
  const render = async (file: string, path: string, load: AppLoadContext, isSpaMode = false) => {
    const handle = createRequestHandler({ ...build, isSpaMode }, "production");
    const response = await handle(new Request(new URL(base + path, "http://localhost")), load);
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    files.set(file, await response.text());
  };
  for (const path of [...routePaths(build), ...prose.keys()])
    await render(join(path, "index.html"), path, start(path));
  // The host sends it for every unknown path, also for those that the router knows (`/ABOUT-US`) or fails on (`/%0A`).
  // Without the app, it cannot turn into another page; one small script logs the path.
  await render("404.html", "404", { pageScript: () => ({ src: `${base}not-found.js` }) });
  await render("spa-fallback.html", "", start(), true);
  return files;
}

/** The paths of all routes that are pages, without the leading slash. */
function routePaths(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap(({ id, path = "" }) =>
    id === "root" || path === "*" ? [] : [path],
  );
}

/** Reads Vite's manifest; the returned function gives the URL of a module by its file, from the project's root. */
async function readProseModules(file: string, base: string) {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Vite's own type for the file that it has just written
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  return (key: string): string | undefined => {
    const module = manifest[key]?.file;
    return module && base + module;
  };
}

/** @param site the public address of the home page */
function addPlainFiles(
  files: Map<string, string>,
  base: string,
  site: string,
  paths: string[],
): void {
  files.set("_headers", makeHeadersFile(base, pageStyles()));
  files.set("sitemap.xml", makeSitemap(paths.map((path) => site + path)));
  files.set("robots.txt", makeRobots(`${site}sitemap.xml`));
}
