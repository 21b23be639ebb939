// Remix's server bundle in, one HTML file per page out. In SPA mode Remix writes a single empty shell and
// deletes that bundle; these two hooks run just before and just after it does.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { parse } from "parse5";
import type { Plugin, ViteDevServer } from "vite";

import { checkOnce } from "../content/check-content";
import { shownPages } from "../content/prose-pages";
import { readOrigin } from "../content/source/site-tokens";
import { makeHeadersFile } from "../hosting/security-headers";
import { attribute, elementsIn, rawText } from "../markup/html-tree";
import { count } from "../problems/problem";
import { makeFeeds, makeRobots, makeSitemap } from "./sitemap";
import { pageStyles } from "./styles-plugin";

/**
 * Prerenders every page into `build/client`: `index.html`, `<path>/index.html`, `404.html` from the splat route, and an
 * empty shell as `spa-fallback.html`, with the scripts that start them. Also writes `_headers`, `sitemap.xml` and `robots.txt`.
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
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const path = resolve(root, options.outDir, entry?.fileName ?? "");
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's own type for the file that it has just written
        const build = (await import(pathToFileURL(path).href)) as ServerBuild;
        const pages = [...(await checkOnce(root)).pages.values()];
        const paths = shownPages(pages, false).flatMap(({ url }) => url?.slice(1) ?? []);
        files = await renderSite(build, base, paths);
        const site = readOrigin(root) + base;
        for (const [name, feed] of makeFeeds(pages, site, false)) files.set(name, feed);
        files.set("_headers", makeHeadersFile(base, pageStyles()));
        files.set("sitemap.xml", makeSitemap(paths.map((path) => site + path)));
        files.set("robots.txt", makeRobots(`${site}sitemap.xml`));
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
  return [render, write, { name: "feeds", configureServer: serveFeeds }];
}

/** In development, where nothing is prerendered. */
function serveFeeds({ middlewares, config: { root, base } }: ViteDevServer): void {
  middlewares.use((request, response, next) => {
    const name = request.url?.slice(base.length) ?? "";
    if (!name.endsWith("/feed.xml")) return next();
    const answer = async () => {
      const { pages } = await checkOnce(root);
      const feed = makeFeeds([...pages.values()], readOrigin(root) + base, true).get(name);
      if (feed === undefined) return next();
      response.setHeader("Content-Type", "application/xml").end(feed);
    };
    answer().catch(next);
  });
}

/**
 * Renders every page.
 * @param paths without the leading slash
 * @returns the texts of the files by their names below the client folder
 * @throws {Error} if a page cannot be rendered
 */
export async function renderSite(
  build: ServerBuild,
  base: string,
  paths: string[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const render = async (file: string, path: string, load?: AppLoadContext, isSpaMode = false) => {
    const handle = createRequestHandler({ ...onlyFor(path, build), isSpaMode }, "production");
    const response = await handle(new Request(new URL(base + path, "http://localhost")), load);
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    const { html, script } = moveScripts(await response.text(), base);
    files.set(file, html);
    if (script) files.set(script.name, script.text);
  };
  for (const path of paths) await render(join(path, "index.html"), path);
  // The host sends it for every unknown path, also for those that the router knows (`/ABOUT-US`) or fails on (`/%0A`).
  // Without the app, it cannot turn into another page; one small script logs the path.
  await render("404.html", "404", { script: "not-found.js" });
  await render("spa-fallback.html", "", undefined, true);
  return files;
}

/** The build with the routes that a path can match: Remix reads all that it has for every page, which are thousands. */
function onlyFor(path: string, build: ServerBuild): ServerBuild {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const pick = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(
        ([id, route]) => parents.has(id) || route?.path === "*" || (route?.path ?? "") === path,
      ),
    );
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}

/**
 * Moves Remix's inline scripts into one file, as they are, so that `script-src 'self'` needs neither hashes nor
 * `unsafe-inline` (CSP 3).
 */
function moveScripts(html: string, base: string) {
  const scripts = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))].filter(
    (element) =>
      element.tagName === "script" &&
      attribute(element, "src") === undefined &&
      [undefined, "module"].includes(attribute(element, "type")),
  );
  if (scripts.length === 0) return { html };
  const text = scripts.map(rawText).join("\n");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const name = `assets/start-${hash}.js`;
  let moved = html;
  for (const [index, { sourceCodeLocation }] of scripts.toReversed().entries()) {
    const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {};
    const tag =
      index === scripts.length - 1 ? `<script type="module" src="${base}${name}"></script>` : "";
    moved = moved.slice(0, startOffset) + tag + moved.slice(endOffset);
  }
  return { html: moved, script: { name, text } };
}
