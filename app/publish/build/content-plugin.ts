// Content as modules: refuses wrong content in build and development, and gives checked frontmatter to the routes.
import { dirname, resolve, sep } from "node:path";
import { normalizePath, type Plugin, type ResolvedConfig } from "vite";

import { checkOnce, keepChecks, type CheckedContent } from "../content/check-content";
import type { CheckedPage } from "../content/source/model";
import { menuLinks, prosePages } from "../content/prose-pages";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import { endBuild } from "./build-report";
import { checkSettled, isContent, watchContent } from "./content-hmr";
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
  /** What a page was made of when it was last compiled, by path. */
  const compiled = new Map<string, string>();
  return {
    name: "content-gate",
    async config(user, { command }) {
      root = user.root ?? root;
      if (command === "build") endBuild((await checkOnce(root)).problems.filter(isError));
      else keepChecks();
    },
    configureServer(server) {
      // Remix has a second server, which reads routes: it has no browsers to tell, and would print everything again.
      if (server.config.server.hmr !== false) watchContent(server, () => checkSettled(root));
    },
    // While content is wrong, the last good page stays on the screen, under the overlay.
    async handleHotUpdate({ file, modules, server }) {
      if (!isContent(root, file)) return undefined;
      // A check that throws is shown by the watcher.
      const checked = await checkSettled(root).catch(() => undefined);
      if (!checked || checked.problems.some(isError)) return [];
      // Other pages too may show the company's facts in site.mdx, or a drawing.
      const stale = [...pagesById(checked, true).values()]
        .filter((page) => (compiled.get(page.path) ?? partsOf(page)) !== partsOf(page))
        .flatMap(({ path }) => [
          ...(server.moduleGraph.getModulesByFile(normalizePath(fileOf(path))) ?? []),
        ]);
      return [...new Set([...modules, ...stale])];
    },
    // Of a file that is missing: the check says it better than Vite, and its importers find it when it is back.
    resolveId: (id, importer) =>
      importer && /^\..*\.mdx$/.test(id)
        ? normalizePath(resolve(dirname(importer), id))
        : undefined,
    async load(id) {
      if (!fileOf(id).endsWith(".mdx")) return undefined;
      const checked = await checkOnce(root);
      const page = findPage(checked, id, this.environment.config.command === "serve");
      const errors = checked.problems.filter(isError);
      if (!page && errors.length > 0) throw new ContentError(errors);
      if (!page) return undefined;
      compiled.set(page.path, partsOf(page));
      // What was checked is what is compiled: the text of the file with its tokens filled.
      // Nothing of a page is left out: with a thousand pages Rollup would look for it for a fifth of the build.
      return { code: page.text, map: null, moduleSideEffects: "no-treeshake" };
    },
  };
}

/** All that a page is made of, to compare: its text, what its collection adds, its images and its documents. */
function partsOf({ text, collection, images, documents }: CheckedPage): string {
  const files = [...images.values()].map((image) =>
    "prepared" in image ? image.prepared : image.intact,
  );
  return JSON.stringify([text, collection, files, [...documents.values()]]);
}

/** By the id of their module: the path of their file, with a query on the further pages of a list. */
const known = new WeakMap<CheckedContent, Map<string, CheckedPage>>();

function pagesById(checked: CheckedContent, isDev: boolean): Map<string, CheckedPage> {
  const before = known.get(checked);
  if (before) return before;
  const all = [...checked.pages.values(), ...prosePages(checked.pages.values(), isDev)];
  const pages = new Map(all.map((page) => [page.path, page]));
  known.set(checked, pages);
  return pages;
}

function findPage(checked: CheckedContent, id: string, isDev: boolean): CheckedPage | undefined {
  const [page = ""] = /\?page=\d+/.exec(id) ?? [];
  return pagesById(checked, isDev).get(fileOf(id).split("/").join(sep) + page);
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
      const checked = await checkOnce(config.root);
      const isDev = config.command === "serve";
      const page = findPage(checked, id, isDev);
      if (!page) return undefined;
      const menu = page.name === "site" ? menuLinks(checked.pages.values(), isDev) : [];
      return { code: `${code}\n${await exportData(page, menu)}`, map: null };
    },
  };
}
