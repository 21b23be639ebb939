// Checked pages in; out the modules that find pages of prose (declared in app/schema/mdx.d.ts).
// These are not Remix routes, because the list of all routes is part of every first load.
import { sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { checkOnce } from "../content/check-content";
import { prosePages } from "../content/prose-pages";

const PAGES = "virtual:prose-pages";
const IMPORTS = "virtual:prose-page-imports";

/**
 * Provides `virtual:prose-pages`, all pages for the server and for development, whose hot updates need them, and
 * `virtual:prose-page-imports`, one function per page that imports it in a visitor's browser.
 */
export function prosePagesPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prose-pages",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === PAGES || id === IMPORTS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${PAGES}` && id !== `\0${IMPORTS}`) return undefined;
      const isDev = config.command === "serve";
      const isVisitors = !isDev && this.environment.name === "client";
      if (isVisitors !== (id === `\0${IMPORTS}`)) return "export default {};";
      const { pages } = await checkOnce(config.root);
      const entries = prosePages(pages.values(), isDev).map(({ name, path }, index) => ({
        name: JSON.stringify(name),
        value: isVisitors ? `() => import(${fileText(path)})` : `page${index}`,
        imported: isVisitors ? "" : `import * as page${index} from ${fileText(path)};`,
      }));
      return [
        ...entries.map(({ imported }) => imported),
        `export default { ${entries.map(({ name, value }) => `${name}: ${value}`).join(", ")} };`,
      ].join("\n");
    },
  };
}

function fileText(path: string): string {
  return JSON.stringify(path.split(sep).join("/"));
}
