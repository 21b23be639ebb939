import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import mdx from "@mdx-js/rollup";
import type { Plugin, ViteDevServer } from "vite";

import { makeOnce } from "../make-once";
import { checkOnce, expireCheck, type CheckedContent } from "../content/check-once";
import { giveHeadingsIds } from "../content/headings";
import { listProsePlugins } from "../content/prose";
import { blankFields } from "../content/source-file";
import { ContentError } from "../problems/content-error";
import { isError } from "../problems/problem";
import { joinCodesInProse } from "./join-codes";
import { writeContentModule } from "./content-module";
import { readShown } from "./shown-files";

/** Remix's mark of a module that exports a route to browsers. */
const ROUTE = "?__remix-build-client-route";

/** Checks and compiles imports of `.mdx` files; must come before Remix's plugin. */
export function contentPlugin(root: string): Plugin {
  const folder = join(root, "content/");
  let isDev = false;
  let isServer = false;
  /** What the server has routes for. */
  let routed: CheckedContent | undefined;
  // The build for Node takes the code of the build for browsers.
  const built = makeOnce("modules", () => new Map<string, Promise<string>>());
  const compile = (file: string) => {
    const code = built.get(file) ?? makeModule(root, file, isDev);
    if (!isDev) built.set(file, code);
    return code;
  };

  return {
    name: "content",
    enforce: "pre",
    async config(user, env) {
      // Remix starts a server in builds, too, and a second one in development.
      isServer = env.command === "serve";
      isDev = isServer && env.mode !== "production";
      if (isDev && user.server?.hmr !== false) expireCheck(root);
      const error = findError(await checkOnce(root));
      if (error && !isDev) throw error;
    },
    async configureServer(server) {
      if (!isDev || server.config.server.hmr === false) return;
      server.ws.on("connection", () => void checkOnce(root).then((now) => showErrors(server, now)));
      routed = await checkOnce(root);
      showErrors(server, routed);
    },
    async resolveId(source, importer = "") {
      if (isServer || !source.endsWith(".mdx")) return undefined;
      // Remix would parse each page again, to look for code of servers.
      if (importer.endsWith(ROUTE)) return importer.replace(ROUTE, "?page");
      const { ssr, outDir } = this.environment.config.build;
      if (!ssr) return undefined;
      // Node reads pages by itself: the syntax trees of 1,000 pages took half of the memory.
      const name = source.replace(/^.*?\/content\//, "");
      const path = resolve(root, outDir, `${name}.js`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await compile(folder + name));
      return { id: path, external: "absolute" };
    },
    // Remix loads the files of routes by itself.
    async transform(_, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".mdx")) return undefined;
      // Here, Remix needs the names of exports only.
      const isStub = !isDev && (isServer || id.endsWith(ROUTE));
      return { code: isStub ? "export const handle = {};" : await compile(file), map: null };
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!file.startsWith(folder)) return undefined;
      if (this.environment.name !== "client") return [];
      // Some editors empty a file before they write it.
      if (type === "update") await read();
      expireCheck(root);
      const before = routed;
      const now = await checkOnce(root);
      const error = showErrors(server, now);
      // Other plugins would update the open page.
      if (error) throw error;
      routed = now;
      // Remix reads the list of pages when it starts.
      const routesOf = ({ files }: CheckedContent) => [...files.keys()].join();
      if (!before || routesOf(now) !== routesOf(before)) void server.restart();
      else if (isProseOnly(file, before, now)) return modules;
      else reload(server);
      return [];
    },
  };
}

function findError({ problems }: CheckedContent): ContentError | undefined {
  const errors = problems.filter(isError);
  return errors.length > 0 ? new ContentError(errors) : undefined;
}

/** An error is shown in place of the module. */
async function makeModule(root: string, file: string, isDev: boolean): Promise<string> {
  const checked = await checkOnce(root);
  const shown = (await readShown(root, isDev)).get(file);
  if (!shown) throw findError(checked) ?? new Error(`${file} is not shown`);
  const { labels } = shown.site;
  const compiler = mdx({
    development: isDev,
    remarkPlugins: [...listProsePlugins(() => checked.tokens), giveHeadingsIds, joinCodesInProse],
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
  const prose = await compiler.transform(blankFields(shown.text), file);
  return `${prose?.code}\n${await writeContentModule(shown, isDev)}`;
}

function showErrors({ config, ws }: ViteDevServer, checked: CheckedContent) {
  const error = findError(checked);
  if (!error) return undefined;
  const message = error.message.trim();
  config.logger.error(`\n${message}\n`, { timestamp: true });
  ws.send({ type: "error", err: { message, stack: "" } });
  return error;
}

function isProseOnly(file: string, before: CheckedContent, now: CheckedContent): boolean {
  const fieldsOf = ({ files }: CheckedContent) => JSON.stringify(files.get(file)?.frontmatter);
  return now.files.has(file) && fieldsOf(before) === fieldsOf(now);
}

function reload({ environments, ws }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const module of moduleGraph.idToModuleMap.values())
    if (module.file?.endsWith(".mdx")) moduleGraph.invalidateModule(module);
  ws.send({ type: "full-reload" });
}
