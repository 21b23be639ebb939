// Checked pages in; out the modules that find pages of prose (declared in app/schema/mdx.d.ts).
// These are not Remix routes, because the list of all routes is part of every first load.
import { sep } from "node:path";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { prosePages } from "../content/prose-pages";

const PAGES = "virtual:prose-pages";
const IMPORTS = "virtual:prose-page-imports";

/**
 * Provides `virtual:prose-pages`, all pages for the server and for development, whose hot updates need them, and
 * `virtual:prose-page-imports`, one function per page that imports it in a visitor's browser.
 */
export function prosePagesPlugin(): Plugin {
  return {
    name: "prose-pages",
    resolveId: (id) => (id === PAGES || id === IMPORTS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${PAGES}` && id !== `\0${IMPORTS}`) return undefined;
      const { name: environment, config } = this.environment;
      const isDev = config.command === "serve";
      const isVisitors = !isDev && environment === "client";
      if (isVisitors !== (id === `\0${IMPORTS}`)) return "export default {};";
      const { pages } = await checkOnce(config.root);
      const imports: string[] = [];
      const entries = prosePages(pages.values(), isDev).map(({ name, path }, index) => {
        const file = JSON.stringify(path.split(sep).join("/"));
        if (!isVisitors) imports.push(`import * as page${index} from ${file};`);
        return `${JSON.stringify(name)}: ${isVisitors ? `() => import(${file})` : `page${index}`}`;
      });
      return [...imports, `export default { ${entries.join(", ")} };`].join("\n");
    },
  };
}
