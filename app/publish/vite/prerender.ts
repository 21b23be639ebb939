// Renders pages before Remix deletes its server bundle, as it does in SPA mode.
import { hash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-once";
import { originOf } from "../content/site-tokens";
import { previewLabel, siteBase } from "../env";
import { listFiles } from "../list-files";
import { ContentError } from "../problems/content-error";
import { count } from "../problems/problem";
import { checkOutput } from "./check-output";
import { shownPages } from "./shown-pages";
import { makeStructuredData } from "./structured-data";

/** Renders `index.html`, `<path>.html`, `404.html` and their start scripts into `build/client`. */
export function prerender(root: string): Plugin[] {
  const files = new Map<string, string>();
  const client = resolve(root, "build/client");
  const render: Plugin = {
    name: "prerender",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_, bundle) {
        const { build } = this.environment.config;
        if (!build.ssr) return;
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const path = resolve(root, build.outDir, entry?.fileName ?? "");
        // oxlint-disable-next-line typescript/consistent-type-assertions -- Remix's own type for the file that it has just written
        const server = (await import(pathToFileURL(path).href)) as ServerBuild;
        await renderSite(server, root, files);
        await check(files, client, root);
      },
    },
  };
  const write: Plugin = {
    name: "pages",
    apply: "build",
    async buildStart() {
      if (!this.environment.config.build.ssr) await rm(client, { recursive: true, force: true });
    },
    writeBundle: {
      // Remix writes an empty home page before.
      order: "post",
      sequential: true,
      async handler() {
        if (!this.environment.config.build.ssr) return;
        for (const [name, text] of files) {
          await mkdir(dirname(join(client, name)), { recursive: true });
          await writeFile(join(client, name), text);
        }
        const pages = [...files.keys()].filter((name) => name.endsWith(".html"));
        console.log(`${count(pages.length, "page")} built in build/client`);
      },
    },
  };
  return [render, write];
}

/** Checks the pages before Remix writes its own. @throws {ContentError} when one leads nowhere */
async function check(files: ReadonlyMap<string, string>, client: string, root: string) {
  const pages = new Map([...files].filter(([name]) => name.endsWith(".html")));
  const others = [...files.keys(), ...(await listFiles(client))];
  const sources = (await checkOnce(root)).pages.values();
  const problems = checkOutput(pages, others, [...sources], siteBase());
  if (problems.length > 0) throw new ContentError(problems);
}

/** Renders every page into `files`, by file name. */
async function renderSite(build: ServerBuild, root: string, files: Map<string, string>) {
  const base = siteBase();
  const render = async (path: string, load: AppLoadContext, route = path) => {
    const handle = createRequestHandler(onlyRoute(build, route), "production");
    const response = await handle(new Request(`http://localhost${base}${path}`), load);
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    const { html, script } = moveScripts(await response.text(), base, path);
    files.set(`${path || "index"}.html`, html);
    if (script) files.set(script.name, script.text);
  };
  const { pages, tokens } = await checkOnce(root);
  const home = originOf(tokens) + base;
  for (const page of shownPages(pages.values(), false))
    if (page.url)
      await render(page.url.slice(1), { structuredData: makeStructuredData(page, home) });
  // The app would know other paths (`/ABOUT-US`).
  await render("404", { script: "not-found.js" }, "*");
}

/** Leaves a page's own routes in a build: matching all of them for each page doubled the time of a build. */
function onlyRoute(build: ServerBuild, path: string): ServerBuild {
  const ids: string[] = [];
  const routes = Object.values(build.routes);
  let route = routes.find((each) => (path ? each?.path === path : each?.index));
  for (; route; route = build.routes[route.parentId ?? ""]) ids.push(route.id);
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
  return { ...build, isSpaMode: false, routes: pick(build.routes, ids), assets };
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
  let moved = html;
  for (const [index, [script]] of scripts.entries())
    moved = moved.replace(script, () => (index === 0 ? tag : ""));
  return { html: moved, script: { name: `assets/${name}.js`, text } };
}
