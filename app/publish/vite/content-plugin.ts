// Content as modules: checked, compiled, and shown after each save.
import { join } from "node:path";
import mdx from "@mdx-js/rollup";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

import { shared } from "../build-memo";
import { checkOnce, expireCheck, type CheckedContent } from "../content/check-once";
import { giveHeadingsIds } from "../content/headings";
import { listProsePlugins } from "../content/prose";
import { blankFields } from "../content/source-file";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import type { Tokens } from "../tokens";
import { joinCodesInProse } from "./join-codes";
import { writePageModule } from "./page-module";
import { shownPages, type ShownPage } from "./shown-pages";

/** Makes imports of `.mdx` files work; must come before Remix's plugin. */
export function contentPlugin(root: string): Plugin {
  const folder = `${normalizePath(join(root, "content"))}/`;
  let isDev = false;
  let shown = new Map<string, ShownPage>();
  let shownOf: CheckedContent | undefined;
  /** The last check without errors, and the pages that the server has routes for. */
  let last: CheckedContent | undefined;
  let routes = "";

  // Remix compiles five times, which took 20 s more for 1,000 pages.
  const built = shared("modules", () => new Map<string, Promise<string>>());

  async function makeModule(file: string): Promise<string> {
    const checked = await checkOnce(root);
    if (shownOf !== checked)
      shown = new Map(shownPages(checked.pages.values(), isDev).map((page) => [page.path, page]));
    shownOf = checked;
    const page = shown.get(file);
    if (!page) return "";
    const compiler = makeCompiler(page, checked.tokens, isDev);
    const prose = await compiler.transform(blankFields(page.text), file);
    return `${prose?.code}\n${await writePageModule(page)}`;
  }

  return {
    name: "content",
    async config(user, env) {
      // Remix starts a server in builds, too, and a second one in development.
      isDev = env.command === "serve" && env.mode !== "production";
      if (!isDev) await checkGood(root);
      else if (user.server?.hmr !== false) expireCheck(root);
    },
    async configureServer(server) {
      if (!isDev || server.config.server.hmr === false) return;
      server.ws.on("connection", () => void checkGood(root).catch(showError(server)));
      last = await checkGood(root).catch(printError(server));
      routes = listRoutes(await checkOnce(root));
    },
    async load(id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".mdx")) return undefined;
      // A page with errors has no module; its error is shown in place of one.
      if (!(await checkOnce(root)).pages.has(file)) await checkGood(root);
      return "";
    },
    // Remix reads the files of routes by itself, and has them transformed only.
    async transform(_, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".mdx")) return undefined;
      if (isDev) return { code: await makeModule(file), map: null };
      const code = built.get(file) ?? makeModule(file);
      built.set(file, code);
      return { code: await code, map: null };
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!file.startsWith(folder)) return undefined;
      if (this.environment.name !== "client") return [];
      // Some editors empty a file before they write it.
      if (type === "update") await read();
      expireCheck(root);
      const before = last;
      const now = await checkGood(root).catch((error: unknown) => {
        printError(server)(error);
        throw error;
      });
      last = now;
      // Remix reads the list of pages when it starts.
      if (listRoutes(now) !== routes) void server.restart();
      else if (before && isProseOnly(file, before, now)) return modules;
      else reload(server);
      return [];
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

function listRoutes({ pages }: CheckedContent): string {
  return [...pages.keys()].join();
}

/** Tells whether only the prose of one page has changed. */
function isProseOnly(file: string, before: CheckedContent, now: CheckedContent): boolean {
  const page = now.pages.get(file);
  const fieldsOf = ({ pages }: CheckedContent) => JSON.stringify(pages.get(file)?.frontmatter);
  return page !== undefined && page.name !== "site" && fieldsOf(before) === fieldsOf(now);
}

function reload({ environments, ws }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const module of moduleGraph.idToModuleMap.values())
    if (module.file?.endsWith(".mdx")) moduleGraph.invalidateModule(module);
  ws.send({ type: "full-reload" });
}

function showError({ ws }: ViteDevServer) {
  return (error: unknown) =>
    ws.send({ type: "error", err: { message: messageOf(error), stack: "" } });
}

function printError({ config }: ViteDevServer) {
  return (error: unknown): undefined => {
    config.logger.error(`\n${messageOf(error)}\n`, { timestamp: true });
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** Makes a compiler that writes the words of a page's notes in the language of the site. */
function makeCompiler({ frame: { labels } }: ShownPage, tokens: Tokens, development: boolean) {
  return mdx({
    development,
    remarkPlugins: [...listProsePlugins(() => tokens), giveHeadingsIds, joinCodesInProse],
    remarkRehypeOptions: {
      clobberPrefix: "note-",
      footnoteLabel: labels.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (note, mark) =>
        `${labels.backToText} ${note + 1}${mark > 1 ? `-${mark}` : ""}`,
    },
    // The Content Security Policy blocks styles of cells.
    tableCellAlignToStyle: false,
  });
}
