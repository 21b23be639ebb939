// Compiles content to modules. Wrong content stops a build; in development, an overlay shows what is wrong.
import { dirname, join, resolve, sep } from "node:path";
import mdx from "@mdx-js/rollup";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

import { shared } from "../build-memo";
import { checkOnce, expireCheck, type CheckedContent } from "../content/check-content";
import { shownPages } from "../content/prose-pages";
import { hasLayout, isFrame } from "../content/source/collection";
import { fillProse, maskTokens } from "../content/source/fill-tokens";
import { givePartsIds } from "../content/source/headings";
import { joinWideLines, readGfm, unwrapWords } from "../content/source/mdx";
import type { CheckedPage } from "../content/source/model";
import { blankFields } from "../content/source/source-file";
import type { Tokens } from "../markup/tokens";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import { keepReferences } from "./keep-references";
import { exportData } from "./page-module";

/**
 * The plugins that make `import Body, { frontmatter, images } from "….mdx"` work. They must come before Remix's.
 * A build with wrong content throws a {@link ContentError} before anything else has started.
 */
export function contentPlugins(): Plugin[] {
  return [contentSaves(), contentModules()];
}

/**
 * Compiles each checked page. Remix has that done five times: for both of its builds, and to learn what a page exports. A
 * build does it once, without a source map: with 1,000 pages, the rest took 20 s.
 */
function contentModules(): Plugin {
  let root = process.cwd();
  let isDev = false;
  let tokens: Tokens = new Map();
  const compiler = mdx({
    remarkPlugins: [
      readGfm,
      [fillProse, () => tokens],
      unwrapWords,
      joinWideLines,
      givePartsIds,
      keepReferences,
    ],
    remarkRehypeOptions: { clobberPrefix: "note-", footnoteLabelProperties: {} },
    // The policy of the pages allows no style on a single cell.
    tableCellAlignToStyle: false,
  });
  const built = shared("modules", () => new Map<string, Promise<string>>());
  /** What was checked is what is compiled, whatever the file contains by now. */
  const makeModule = async (file: string) => {
    const checked = await checkOnce(root);
    const page = findPage(checked, file, isDev);
    if (!page) return "";
    ({ tokens } = page);
    const compiled = await compiler.transform(maskTokens(blankFields(page.text)), file);
    return `${compiled?.code}\n${await exportData(page)}`;
  };
  return {
    name: "content",
    async config(user, env) {
      root = user.root ?? root;
      // Remix reads routes by a server of its own, in builds too.
      isDev = env.command === "serve" && env.mode !== "production";
      compiler.config(user, env);
      if (!isDev) await checkGood(root);
    },
    // For missing files too: the check reports them better than Vite, and their importers find them once they are back.
    resolveId: (id, importer) =>
      importer && /^\..*\.mdx$/.test(id)
        ? normalizePath(resolve(dirname(importer), id))
        : undefined,
    async load(id) {
      if (!fileOf(id).endsWith(".mdx")) return undefined;
      if (findPage(await checkOnce(root), id, isDev)) return "";
      // What is no page is not found.
      return void (await checkGood(root));
    },
    async transform(_, id) {
      const file = fileOf(id);
      if (!file.endsWith(".mdx")) return undefined;
      if (isDev) return { code: await makeModule(file), map: null };
      const code = built.get(file) ?? makeModule(file);
      built.set(file, code);
      return { code: await code, map: null };
    },
  };
}

/** In development, shows each save, or in an overlay what is wrong with it. */
function contentSaves(): Plugin {
  let root = "";
  /** The content of the last save, which may still be checked; undefined when it is wrong. */
  let last: Promise<CheckedContent | undefined> | undefined;
  /** Whether Vite can update the page in place after the last save. */
  let isHot = false;
  return {
    name: "content-saves",
    apply: "serve",
    config(user) {
      // A schema has changed when Vite starts its server again: what the old one has found is no answer.
      if (user.server?.hmr !== false) expireCheck(user.root ?? process.cwd());
    },
    async configureServer(server) {
      ({ root } = server.config);
      // Remix runs a second server to read routes: it has no browsers to notify, and would print everything again.
      if (server.config.server.hmr === false) return;
      const show = (error: unknown) =>
        server.ws.send({ type: "error", err: { message: messageOf(error), stack: "" } });
      server.ws.on("connection", () => void checkGood(root).catch(show));
      last = checkGood(root).catch((error: unknown) => printError(server, error));
      await last;
    },
    // While content is wrong, the last good page stays on the screen: Vite shows what is thrown here over it.
    async hotUpdate({ type, file, modules, read, server }) {
      if (!file.startsWith(`${normalizePath(join(root, "content"))}/`)) return undefined;
      if (this.environment.name !== "client") return isHot ? modules : [];
      isHot = false;
      // Some editors empty a file before they write it; Vite waits for the rest.
      if (type === "update") await read();
      expireCheck(root);
      // Remix reads the list of pages when it starts. Editors' lock files are not pages.
      if (type !== "update" && /\/[^./][^/]*\.mdx$/.test(file)) {
        void server.restart();
        return [];
      }
      const before = last;
      const checking = checkGood(root);
      last = checking.catch((error: unknown) => printError(server, error));
      const [old, now] = [await before, await checking];
      isHot = old !== undefined && isOfOnePage(file, old, now);
      if (!isHot) reload(server);
      return isHot ? modules : [];
    },
  };
}

/** The content as it is now. @throws {ContentError} while it is wrong */
async function checkGood(root: string): Promise<CheckedContent> {
  const checked = await checkOnce(root);
  const errors = checked.problems.filter(isError);
  if (errors.length > 0) throw new ContentError(errors);
  return checked;
}

function printError(server: ViteDevServer, error: unknown): undefined {
  server.config.logger.error(`\n${messageOf(error)}\n`, { timestamp: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** Whether a change shows on no other page than its own, and not in its head, so that Vite can update it in place. */
function isOfOnePage(file: string, before: CheckedContent, now: CheckedContent): boolean {
  const [old, page] = [before, now].map(({ pages }) => pages.get(file.split("/").join(sep)));
  if (!old || !page || isFrame(page.name)) return false;
  // Fields of prose pages show in lists and in the top bar.
  const shownElsewhere = ({ frontmatter }: CheckedPage) => {
    const { title, description } = frontmatter;
    return JSON.stringify(hasLayout(page.name) ? { title, description } : frontmatter);
  };
  return shownElsewhere(old) === shownElsewhere(page);
}

/** Reloads the open pages, with all content. */
function reload({ environments, ws }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const module of moduleGraph.idToModuleMap.values())
      if (fileOf(module.id ?? "").endsWith(".mdx")) moduleGraph.invalidateModule(module);
  ws.send({ type: "full-reload" });
}

/** The file of a module id, without Vite's query. */
function fileOf(id: string): string {
  return id.split("?")[0] ?? id;
}

/** The pages that are shown, by their paths. */
const shown = new WeakMap<CheckedContent, Map<string, CheckedPage>>();

/** The page of a module, if it is shown. */
function findPage(checked: CheckedContent, id: string, isDev: boolean): CheckedPage | undefined {
  const pages =
    shown.get(checked) ??
    new Map(shownPages(checked.pages.values(), isDev).map((page) => [page.path, page]));
  shown.set(checked, pages);
  return pages.get(fileOf(id).split("/").join(sep));
}
