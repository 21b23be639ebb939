// Checked pages in; out the modules that list what this build shows (declared in app/schema/mdx.d.ts).
// Pages of prose are not Remix routes, because the list of all routes is part of every first load.
import { sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

import { checkOnce } from "../content/check-content";
import { hiddenRoutes, prosePages } from "../content/prose-pages";
import { readOrigin } from "../content/source/site-tokens";
import { makeFeeds } from "./sitemap";

const ROUTES = "\0virtual:route-modules";
const VISITORS = "\0virtual:prose-page-imports";

/** The id of the module that holds the pages of prose. */
export const PAGES = "\0virtual:prose-pages";

/**
 * Provides `virtual:prose-pages`, all pages for the server that renders them, and the open page in development; and
 * `virtual:prose-page-imports`, one function per page that imports it in a visitor's browser. `virtual:route-modules`
 * has the routes, without those of unpublished pages. In development it also answers for feeds, which a build writes
 * with the pages.
 */
export function prosePagesPlugin(): Plugin {
  return {
    name: "prose-pages",
    configureServer: serveFeeds,
    resolveId: (id) => [PAGES, VISITORS, ROUTES].find((known) => known === `\0${id}`),
    async load(id) {
      if (id === ROUTES) {
        const hidden = hiddenRoutes((await checkOnce(this.environment.config.root)).pages.values());
        const files = ["/app/routes/*.tsx", ...hidden.map((file) => `!${file}`)];
        return `export default import.meta.glob(${JSON.stringify(files)}, { eager: true });`;
      }
      if (id !== PAGES && id !== VISITORS) return undefined;
      const { name: environment, config } = this.environment;
      const isDev = config.command === "serve";
      const isBrowser = environment === "client";
      // In development the server renders only what all pages share.
      const wanted = !isBrowser ? !isDev && PAGES : isDev ? PAGES : VISITORS;
      if (id !== wanted) return "export default {};";
      const { pages } = await checkOnce(config.root);
      const imports: string[] = [];
      const entries = prosePages(pages.values(), isDev).map(({ name, path }, index) => {
        const file = JSON.stringify(path.split(sep).join("/"));
        if (!isBrowser) imports.push(`import * as page${index} from ${file};`);
        return `${JSON.stringify(name)}: ${isBrowser ? `() => import(${file})` : `page${index}`}`;
      });
      const code = [...imports, `export default { ${entries.join(", ")} };`].join("\n");
      return isDev ? code.replace("export default", "const imports =") + KEEP_OPEN_PAGE : code;
    },
  };
}

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
 * Development: puts the open page where `findProsePage` looks, and after a save those that were opened before; a page
 * whose file is gone leaves. A site of 500 pages starts as fast as one of five.
 */
const KEEP_OPEN_PAGE = `
const modules = window.__remixRouteModules;
const open = location.pathname.slice(import.meta.env.BASE_URL.length).replace(/\\/$/, "");
const opened = Object.keys(modules).flatMap((id) => (id.startsWith("content/") ? [id.slice(8)] : []));
for (const name of new Set([open, ...opened])) {
  const id = "content/" + name;
  if (Object.hasOwn(imports, name)) modules[id] = await imports[name]();
  else delete modules[id];
}
export default {};
`;
