// Content as modules: refuses wrong content in build and development, and gives checked frontmatter to the routes.
import { sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { checkAgain, checkOnce } from "../content/check-content";
import { menuLinks, prosePages } from "../content/prose-pages";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import { endBuild } from "./build-report";
import { isContent, watchContent } from "./content-hmr";
import { compileMdx, fileOf, sectionTags } from "./mdx-plugins";
import { exportData } from "./page-module";
import { prosePagesPlugin } from "./prose-pages-plugin";

/**
 * The plugins that make `import Body, { frontmatter, images } from "….mdx"` work. They must come before Remix's.
 * A build with wrong content throws a {@link ContentError} before anything else has started.
 */
export function contentPlugins(): Plugin[] {
  return [contentGate(), prosePagesPlugin(), sectionTags(), compileMdx(), pageData()];
}

/** Stops wrong content: a build ends; in development, the overlay shows our problems instead of the compiler's. */
function contentGate(): Plugin {
  let root = process.cwd();
  return {
    name: "content-gate",
    async config(user, { command }) {
      root = user.root ?? root;
      if (command === "build") endBuild((await checkOnce(root)).problems.filter(isError));
    },
    configureServer: (server) => watchContent(server, () => checkAgain(root)),
    // While content is wrong, the last good page stays on the screen, under the overlay.
    async handleHotUpdate({ file, modules }) {
      if (!isContent(root, file)) return undefined;
      // A check that throws is shown by the watcher.
      const checked = await checkAgain(root).catch(() => undefined);
      return !checked || checked.problems.some(isError) ? [] : modules;
    },
    async transform(_, id) {
      if (!fileOf(id).endsWith(".mdx")) return;
      const { pages, problems } = await checkOnce(root);
      if (!pages.has(fileOf(id).split("/").join(sep)))
        throw new ContentError(problems.filter(isError));
    },
  };
}

/** Adds frontmatter and images to the compiled prose. */
function pageData(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "content-data",
    configResolved(resolved) {
      config = resolved;
    },
    async transform(code, id) {
      const { pages } = await checkOnce(config.root);
      const page = pages.get(fileOf(id).split("/").join(sep));
      if (!page) return undefined;
      const isDev = config.command === "serve";
      const menu = page.name === "site" ? menuLinks(prosePages(pages.values(), isDev)) : [];
      return { code: `${code}\n${await exportData(page, menu)}`, map: null };
    },
  };
}
