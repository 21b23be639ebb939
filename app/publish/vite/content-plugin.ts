// Compiles content to modules.
import { dirname, join, resolve, sep } from "node:path";
import mdx from "@mdx-js/rollup";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

import { shared } from "../build-memo";
import { checkOnce, expireCheck, type CheckedContent } from "../content/check-once";
import { hasLayout } from "../content/collection";
import { maskTokens } from "../content/fill-tokens";
import { giveHeadingsIds } from "../content/headings";
import { listProsePlugins } from "../content/prose";
import type { CheckedPage } from "../content/model";
import { blankFields } from "../content/source-file";
import type { Tokens } from "../tokens";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import { keepReferences } from "./keep-references";
import { writePageModule } from "./page-module";
import { shownPages, type ShownPage } from "./shown-pages";

/** Makes imports of `.mdx` files work; must come before Remix's plugin. */
export function contentPlugins(): Plugin[] {
  return [contentSaves(), contentModules()];
}

/** Compiles each checked page, once in a build: Remix's five times took 20 s more for 1,000 pages. */
function contentModules(): Plugin {
  let root = process.cwd();
  let isDev = false;
  let tokens: Tokens = new Map();
  const compiler = mdx({
    remarkPlugins: [...listProsePlugins(() => tokens), giveHeadingsIds, keepReferences],
    remarkRehypeOptions: { clobberPrefix: "note-", footnoteLabelProperties: {} },
    // Don't style cells, because the Content Security Policy blocks it.
    tableCellAlignToStyle: false,
  });
  const built = shared("modules", () => new Map<string, Promise<string>>());
  // Don't read the file again, because it may have changed since the check.
  const makeModule = async (file: string) => {
    const checked = await checkOnce(root);
    const page = findShownPage(checked, file, isDev);
    if (!page) return "";
    ({ tokens } = page);
    const compiled = await compiler.transform(maskTokens(blankFields(page.text)), file);
    return `${compiled?.code}\n${await writePageModule(page)}`;
  };
  return {
    name: "content",
    async config(user, env) {
      root = user.root ?? root;
      // Don't test the command alone, because Remix starts a server in builds too.
      isDev = env.command === "serve" && env.mode !== "production";
      compiler.config(user, env);
      if (!isDev) await checkGood(root);
    },
    // Don't leave missing files to Vite, because it would not find them once they are back.
    resolveId: (id, importer) =>
      importer && /^\..*\.mdx$/.test(id)
        ? normalizePath(resolve(dirname(importer), id))
        : undefined,
    async load(id) {
      if (!fileOf(id).endsWith(".mdx")) return undefined;
      if (findShownPage(await checkOnce(root), id, isDev)) return "";
      // Don't leave content errors to Vite, because it would say that the module is missing.
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

/** Shows each save in development, or what is wrong. */
function contentSaves(): Plugin {
  let root = "";
  let last: Promise<CheckedContent | undefined> | undefined;
  let isHot = false;
  return {
    name: "content-saves",
    apply: "serve",
    config(user) {
      // Don't keep the last check, because Vite restarts when a schema changes.
      if (user.server?.hmr !== false) expireCheck(user.root ?? process.cwd());
    },
    async configureServer(server) {
      ({ root } = server.config);
      // Don't go on in Remix's second server, because it would print all again.
      if (server.config.server.hmr === false) return;
      const show = (error: unknown) =>
        server.ws.send({ type: "error", err: { message: messageOf(error), stack: "" } });
      server.ws.on("connection", () => void checkGood(root).catch(show));
      last = checkGood(root).catch((error: unknown) => printError(server, error));
      await last;
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!file.startsWith(`${normalizePath(join(root, "content"))}/`)) return undefined;
      if (this.environment.name !== "client") return isHot ? modules : [];
      isHot = false;
      // Don't check before this, because some editors empty a file before they write it.
      if (type === "update") await read();
      expireCheck(root);
      // Don't reload alone, because Remix reads the list of pages only when it starts.
      if (type !== "update" && /\/[^./][^/]*\.mdx$/.test(file)) {
        void server.restart();
        return [];
      }
      const before = last;
      const checking = checkGood(root);
      last = checking.catch((error: unknown) => printError(server, error));
      const [old, now] = [await before, await checking];
      isHot = old !== undefined && canUpdateInPlace(file, old, now);
      if (!isHot) reload(server);
      return isHot ? modules : [];
    },
  };
}

/** Checks the content. @throws {ContentError} when it is wrong */
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

/** Tells whether a change shows only in the body of one page. */
function canUpdateInPlace(file: string, before: CheckedContent, now: CheckedContent): boolean {
  const [old, page] = [before, now].map(({ pages }) => pages.get(file.split("/").join(sep)));
  if (!old || !page || page.name === "site") return false;
  // Don't compare less, because lists and the top bar show fields of prose pages.
  const shownElsewhere = ({ frontmatter }: CheckedPage) => {
    const { title, description } = frontmatter;
    return JSON.stringify(hasLayout(page.name) ? { title, description } : frontmatter);
  };
  return shownElsewhere(old) === shownElsewhere(page);
}

function reload({ environments, ws }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const module of moduleGraph.idToModuleMap.values())
      if (fileOf(module.id ?? "").endsWith(".mdx")) moduleGraph.invalidateModule(module);
  ws.send({ type: "full-reload" });
}

function fileOf(id: string): string {
  return id.split("?")[0] ?? id;
}

const shownByPath = new WeakMap<CheckedContent, Map<string, ShownPage>>();

function findShownPage(checked: CheckedContent, id: string, isDev: boolean): ShownPage | undefined {
  const pages =
    shownByPath.get(checked) ??
    new Map(shownPages(checked.pages.values(), isDev).map((page) => [page.path, page]));
  shownByPath.set(checked, pages);
  return pages.get(fileOf(id).split("/").join(sep));
}
