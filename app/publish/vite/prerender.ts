import { hash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Plugin } from "vite";

import { readOrigin } from "../content/site-tokens";
import { previewLabel, siteBase } from "../env";
import { makeMetaPolicy } from "../hosting/security-headers";
import { listFiles } from "../list-files";
import { ContentError } from "../problems/content-error";
import { count } from "../problems/problem";
import { checkOutput, readBuiltPage, type BuiltPage } from "./check-output";
import { pageStyles } from "./files-plugin";
import { readShown } from "./shown-files";
import { makeStructuredData } from "./structured-data";

const INLINE_SCRIPT = /<script(?: type="module"| async="")*>(.*?)<\/script>/gs;
const EAGER_PICTURE = /src="([^"]+)"[^>]+priority="high"\/>(?!<\/picture>)/g;

/** Renders pages by Remix's server bundle into `<path>.html` and their start scripts. */
export function prerender(root: string): Plugin {
  const client = resolve(root, "build/client");
  let server: ServerBuild | undefined;
  return {
    name: "prerender",
    apply: "build",
    async buildStart() {
      if (!this.environment.config.build.ssr) await rm(client, { recursive: true, force: true });
    },
    writeBundle: {
      // Remix deletes the bundle afterwards.
      order: "pre",
      sequential: true,
      async handler() {
        const { ssr, outDir } = this.environment.config.build;
        if (!ssr) return;
        const path = resolve(root, outDir, "index.js");
        // oxlint-disable-next-line typescript/consistent-type-assertions -- Remix has just written it
        server = (await import(pathToFileURL(path).href)) as ServerBuild;
      },
    },
    // Remix has written an empty home page before.
    async closeBundle() {
      if (server) await renderSite(server, root, client);
    },
  };
}

async function renderSite(build: ServerBuild, root: string, client: string): Promise<void> {
  const base = siteBase();
  const styles = pageStyles.text;
  const policy = makeMetaPolicy(styles);
  const built: BuiltPage[] = [];
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  };
  const render = async (path: string, context: AppLoadContext, route = path) => {
    const handle = createRequestHandler(onlyRoute(build, route), "production");
    const response = await handle(new Request(`http://localhost${base}${path}`), {
      styles,
      policy,
      ...context,
    });
    if (response.status !== 200)
      throw new Error(`prerendering ${base}${path} answered ${response.status}`);
    const { html, script } = moveScripts(preloadPictures(await response.text()), base, path);
    if (script) await write(script.name, script.text);
    const name = `${path || "index"}.html`;
    await write(name, html);
    built.push(readBuiltPage(name, html, base));
  };
  const home = readOrigin(root) + base;
  const shown = [...(await readShown(root)).values()];
  for (const file of shown)
    if (file.path)
      await render(file.path.slice(1), { structuredData: makeStructuredData(file, home) });
  // Without the app, whose router ignores case: at `/ABOUT-US` it would show a page.
  await render("404", { script: "not-found.js" }, "*");
  const problems = checkOutput(built, await listFiles(client), shown);
  if (problems.length > 0) throw new ContentError(problems);
  console.log(`${count(built.length, "page")} built in build/client`);
}

/** Keeps layouts, which have no path, and one page: all take twice the time. */
function onlyRoute(build: ServerBuild, wanted: string): ServerBuild {
  const pick = <R extends { path?: string }>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([, { path }]) => !path || path === wanted));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, isSpaMode: false, routes: pick(build.routes), assets };
}

/** Asks for eager pictures before the code, unless browsers choose one of several. */
function preloadPictures(html: string): string {
  const links = [...html.matchAll(EAGER_PICTURE)].map(
    ([, src]) => `<link rel="preload" as="image" fetchpriority="high" href="${src}"/>`,
  );
  return html.replace("<style>", `${links.join("")}<style>`);
}

/** The policy allows no inline scripts (CSP 3); previews name scripts by page, for the review. */
function moveScripts(html: string, base: string, path: string) {
  const text = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join("\n");
  if (text === "") return { html };
  const version = hash("sha256", text).slice(0, 8);
  const start = previewLabel() === undefined ? `start-${version}` : `start/${path || "index"}`;
  const name = `assets/${start}.js`;
  const tag = `<script type="module" src="${base}${name}"></script>`;
  const moved = html.replace(INLINE_SCRIPT, "").replace("</head>", `${tag}</head>`);
  return { html: moved, script: { name, text } };
}
