// Renders pages before Remix deletes its server bundle, as it does in SPA mode.
import { hash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-once";
import type { CheckedPage } from "../content/model";
import { originOf } from "../content/site-tokens";
import { listFiles } from "../list-files";
import { ContentError } from "../problems/content-error";
import { previewLabel, siteBase } from "../env";
import { count } from "../problems/problem";
import { checkOutput } from "./check-output";
import { shownPages } from "./shown-pages";
import { makeStructuredData } from "./structured-data";

/** Renders `index.html`, `<path>.html`, `404.html` and their start scripts into `build/client`. */
export function prerender(): Plugin[] {
  const files = new Map<string, string>();
  const render: Plugin = {
    name: "prerender",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_, bundle) {
        const { root, build: options } = this.environment.config;
        if (!options.ssr) return;
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const path = resolve(root, options.outDir, entry?.fileName ?? "");
        // oxlint-disable-next-line typescript/consistent-type-assertions -- Remix's own type for the file that it has just written
        const build = (await import(pathToFileURL(path).href)) as ServerBuild;
        const { pages, tokens } = await checkOnce(root);
        await renderSite(build, [...pages.values()], originOf(tokens) + siteBase(), files);
      },
    },
  };
  return [render, writePages(files)];
}

/** Empties `build/client`, and writes files into it after all else. @param files by name */
function writePages(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "pages",
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
        const pages = new Map([...files].filter(([name]) => name.endsWith(".html")));
        const others = [...files.keys(), ...(await listFiles(folder))];
        const { pages: sources } = await checkOnce(root);
        const problems = checkOutput(pages, others, [...sources.values()], siteBase());
        if (problems.length > 0) throw new ContentError(problems);
        for (const [name, text] of files) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
        console.log(`${count(pages.size, "page")} built in build/client`);
      },
    },
  };
}

/** Renders every page into `files`, by file name. @param home its public address */
async function renderSite(
  build: ServerBuild,
  pages: readonly CheckedPage[],
  home: string,
  files: Map<string, string>,
): Promise<void> {
  const base = siteBase();
  const routesOf = routesByPath(build);
  const render = async (path: string, load: AppLoadContext, route = path) => {
    const ids = routesOf.get(route) ?? [];
    const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
    const one = { ...build, isSpaMode: false, routes: pick(build.routes, ids), assets };
    const handle = createRequestHandler(one, "production");
    const response = await handle(new Request(new URL(base + path, "http://localhost")), load);
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    const { html, script } = moveScripts(await response.text(), base, path);
    files.set(`${path || "index"}.html`, html);
    if (script) files.set(script.name, script.text);
  };
  const shown = shownPages(pages, false);
  for (const page of shown)
    if (page.url)
      await render(page.url.slice(1), { structuredData: makeStructuredData(page, home) });
  // Don't start the app on a not-found page, because the router knows other paths (`/ABOUT-US`).
  await render("404", { script: "not-found.js" }, "*");
}

/** Lists each page's route and those around it; ranking all routes for each page doubled the time of a build. */
function routesByPath({ routes }: ServerBuild): Map<string, string[]> {
  const upwards = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...upwards(routes[id]?.parentId)];
  // Don't list routes without a path, because they are layouts.
  const pages = Object.values(routes).filter((route) => route?.index || route?.path);
  return new Map(pages.map((route) => [route?.path ?? "", upwards(route?.id)]));
}

function pick<Value>(entries: Record<string, Value>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));
}

/** Moves Remix's inline scripts into one file, so that the policy needs no `unsafe-inline` (CSP 3). */
function moveScripts(html: string, base: string, path: string) {
  const scripts = [...html.matchAll(/<script(?: type="module"| async="")*>(.*?)<\/script>/gs)];
  if (scripts.length === 0) return { html };
  const text = scripts.map(([, script]) => script).join("\n");
  const version = hash("sha256", text).slice(0, 8);
  const name = previewLabel() === undefined ? `start-${version}` : `start/${path || "index"}`;
  const tag = `<script type="module" src="${base}assets/${name}.js"></script>`;
  const moved = scripts.reduce(
    (rest, [script], index) => rest.replace(script, () => (index === 0 ? tag : "")),
    html,
  );
  return { html: moved, script: { name: `assets/${name}.js`, text } };
}
