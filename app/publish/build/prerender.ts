// Remix's server bundle in, one HTML file per page out. In SPA mode Remix writes a single empty shell and
// deletes that bundle; these two hooks run just before and just after it does.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Manifest, Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { prosePages } from "../content/prose-pages";
import { readOrigin } from "../content/source/site-tokens";
import { makeHeadersFile } from "../hosting/security-headers";
import { count } from "../problems/problem";
import { startScript, type ProseModule } from "./scripts";
import { makeRobots, makeSitemap } from "./sitemap";

/**
 * Prerenders every page into `build/client`: `index.html`, `<path>/index.html`, `404.html` from the splat route,
 * which also renders pages of prose, and an empty shell as `spa-fallback.html`, with the scripts
 * that start them. Also writes `_headers`, `sitemap.xml` and `robots.txt`.
 * @param base the base path of the site, with a slash at both ends
 */
export function prerender(base: string): Plugin[] {
  let files = new Map<string, string>();
  let clientAssets: string[] = [];
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
        clientAssets = await readdir(join(clientFolder, "assets"));
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const path = resolve(root, options.outDir, entry?.fileName ?? "");
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's own type for the file that it has just written
        const build = (await import(pathToFileURL(path).href)) as ServerBuild;
        const prose = prosePages((await checkOnce(root)).pages.values(), false);
        const moduleOf = await readProseModules(join(clientFolder, ".vite/manifest.json"), base);
        const modules = new Map(prose.map(({ name }) => [name, moduleOf(name)]));
        files = await renderSite(build, base, modules);
        const published = prose.filter(({ isDraft }) => !isDraft).map(({ name }) => name);
        const site = readOrigin(root) + base;
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
        await removeServerStyles(join(clientFolder, "assets"), clientAssets);
        const pages = [...files.keys()].filter((name) => name.endsWith(".html")).length;
        logger.info(`prerendered ${count(pages, "page")}`);
      },
    },
  };
  return [render, write];
}

/**
 * Renders every page; the keys are file names below the client folder.
 * @param prose the pages of prose, by name
 * @throws {Error} if a page cannot be rendered
 */
export async function renderSite(
  build: ServerBuild,
  base: string,
  prose: ReadonlyMap<string, ProseModule | undefined>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const start = (name?: string): AppLoadContext => ({
    pageScript: (context) => {
      const text = startScript(context, prose.get(name ?? ""));
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
      files.set(`assets/start-${hash}.js`, text);
      return `${base}assets/start-${hash}.js`;
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
  await render("404.html", "404", { pageScript: () => `${base}not-found.js` });
  await render("spa-fallback.html", "", start(), true);
  return files;
}

/** The paths of all routes that are pages, without the leading slash. */
function routePaths(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap(({ id, path = "" }) =>
    id === "root" || path === "*" ? [] : [path],
  );
}

/** Reads Vite's manifest; the returned function finds a page's module by the page's name. */
async function readProseModules(file: string, base: string) {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Vite's own type for the file that it has just written
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  const addImports = (key: string, found: Set<string>): Set<string> => {
    for (const imported of manifest[key]?.imports ?? [])
      if (!found.has(imported)) addImports(imported, found.add(imported));
    return found;
  };
  return (name: string): ProseModule | undefined => {
    const key = `content/${name}.mdx`;
    const module = manifest[key]?.file;
    if (module === undefined) return undefined;
    const imports = [...addImports(key, new Set())].map((each) => manifest[each]?.file ?? "");
    return { name, module: base + module, imports: imports.map((each) => base + each) };
  };
}

/** @param site the public address of the home page */
function addPlainFiles(
  files: Map<string, string>,
  base: string,
  site: string,
  paths: string[],
): void {
  files.set("_headers", makeHeadersFile(base));
  files.set("sitemap.xml", makeSitemap(paths.map((path) => site + path)));
  files.set("robots.txt", makeRobots(`${site}sitemap.xml`));
}

/** Remix moves the server's style sheet to the client, where no page uses it. */
async function removeServerStyles(folder: string, clientAssets: string[]): Promise<void> {
  const strays = (await readdir(folder)).filter(
    (file) => file.endsWith(".css") && !clientAssets.includes(file),
  );
  await Promise.all(strays.map((file) => rm(join(folder, file))));
}
