// Saves of content files in; out what the browser gets in development: an overlay, a reload, or a new title.
import { isAbsolute, join, relative, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";

import { checkOnce, expireCheck, type CheckedContent } from "../content/check-content";
import { menuLinks, prosePages } from "../content/prose-pages";
import { hasLayout } from "../content/source/collection";
import { formatProblems, isError } from "../problems/problem";
import { PAGES } from "./prose-pages-plugin";

/** Whether a file is in the project's `content/`. */
export function isContent(root: string, file: string): boolean {
  const path = relative(join(root, "content"), file);
  return path !== "" && !path.startsWith("..") && !isAbsolute(path);
}

/** Some editors write a file in two steps; the second follows at once. In milliseconds. */
const HALF_WRITTEN = 50;

/** Checks what is on the disk; files that seem wrong are read again, they may have been half-written. */
export async function checkSettled(root: string): Promise<CheckedContent> {
  const result = checkOnce(root);
  const isGood = await result.then(
    ({ problems }) => !problems.some(isError),
    () => false,
  );
  if (isGood) return result;
  await wait(HALF_WRITTEN);
  // Unless another save or another part of the server has done so.
  if (checkOnce(root) === result) expireCheck(root);
  return checkOnce(root);
}

/**
 * Runs the check after each change of a content file, one after the other.
 * @param check checks what is on the disk now
 */
export function watchContent(server: ViteDevServer, check: () => Promise<CheckedContent>): void {
  let lastGood: CheckedContent | undefined;
  /** What is wrong now. */
  let message: string | undefined;
  const sendError = (wrong: string) =>
    server.ws.send({ type: "error", err: { message: wrong, stack: "", plugin: "content" } });
  const update = async () => {
    const now = await check();
    const errors = now.problems.filter(isError);
    if (errors.length > 0) throw new Error(formatProblems(errors));
    tellChanges(server, lastGood, now, message !== undefined);
    lastGood = now;
    message = undefined;
  };
  const showError = (error: unknown) => {
    message = error instanceof Error ? error.message : String(error);
    server.config.logger.error(`\n${message}\n`, { timestamp: true });
    sendError(message);
  };
  // A page that is opened now, such as one of prose that is missing because it is wrong.
  server.ws.on("connection", () => message !== undefined && sendError(message));
  // Nothing above would catch an error here, and it would end the server.
  let updates = update().catch(showError);
  for (const event of ["add", "change", "unlink"]) {
    server.watcher.on(event, (file: string) => {
      if (!isContent(server.config.root, file)) return;
      // At once, so that Vite's own handler of this save gets the same new check.
      expireCheck(server.config.root);
      updates = updates.then(update).catch(showError);
    });
  }
}

function tellChanges(
  server: ViteDevServer,
  before: CheckedContent | undefined,
  now: CheckedContent,
  wasWrong: boolean,
): void {
  if (wasWrong) {
    renew(server, ({ id, file }) => id === PAGES || isContent(server.config.root, file ?? ""));
    server.ws.send({ type: "full-reload" });
  } else if (before && outline(before) !== outline(now)) {
    // The list of pages is in its own module, in the top bar of every page, and in the pages of collections.
    const old = collections(before);
    const listing = [...collections(now)].filter(([path, text]) => old.get(path) !== text);
    const paths = new Set(listing.map(([path]) => path.split(sep).join("/")));
    const renewed = renew(
      server,
      ({ id }) => id === PAGES || id?.endsWith("/content/site.mdx") || paths.has(id ?? ""),
    );
    for (const module of renewed) void server.environments.client.reloadModule(module);
  }
  // Remix updates what a page shows, but not the title of its tab; a page of prose, which is no route, looks it up.
  for (const { path, name, frontmatter } of now.pages.values()) {
    if (!hasLayout(name)) continue;
    const field = name === "site" ? "name" : "title";
    const [from, to] = [before?.pages.get(path)?.frontmatter[field], frontmatter[field]];
    if (typeof from === "string" && typeof to === "string" && from !== to)
      server.ws.send("content:title", { from, to });
  }
}

/** Makes the server compile some modules again when they are asked for. @returns those of the browser */
function renew(
  { environments }: ViteDevServer,
  isMeant: (module: EnvironmentModuleNode) => boolean | undefined,
): EnvironmentModuleNode[] {
  const renewed = Object.values(environments).flatMap(({ moduleGraph }) => {
    const modules = [...moduleGraph.idToModuleMap.values()].filter(isMeant);
    for (const module of modules) moduleGraph.invalidateModule(module);
    return modules;
  });
  return renewed.filter(({ environment }) => environment === environments.client.name);
}

/** What collections add to each of their pages, as text to compare, by the path of its file. */
function collections({ pages }: CheckedContent): Map<string, string> {
  const prose = prosePages(pages.values(), true);
  return new Map(prose.map(({ path, collection }) => [path, JSON.stringify(collection) ?? ""]));
}

/** Which pages there are and how the top bar names them, as text to compare. */
function outline({ pages }: CheckedContent): string {
  const prose = prosePages(pages.values(), true);
  const names = prose.map(({ name, unpublished }) => [name, unpublished?.words]);
  return JSON.stringify([names, menuLinks(pages.values(), true)]);
}
