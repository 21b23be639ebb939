// Saves of content files in; out what the browser gets in development: an overlay, a reload, or a new title.
import { isAbsolute, join, relative } from "node:path";
import type { ViteDevServer } from "vite";

import type { CheckResult } from "../content/check-content";
import { menuLinks, prosePages } from "../content/prose-pages";
import { formatProblems, isError } from "../problems/problem";

/** Whether a file is in the project's `content/`. */
export function isContent(root: string, file: string): boolean {
  const path = relative(join(root, "content"), file);
  return path !== "" && !path.startsWith("..") && !isAbsolute(path);
}

/**
 * Runs the check after each change of a content file, one after the other.
 * @param check checks what is on the disk now
 */
export function watchContent(server: ViteDevServer, check: () => Promise<CheckResult>): void {
  let lastGood: CheckResult | undefined;
  let isWrong = false;
  const update = async () => {
    const now = await check();
    const errors = now.problems.filter(isError);
    if (errors.length > 0) throw new Error(formatProblems(errors));
    tellChanges(server, lastGood, now, isWrong);
    lastGood = now;
    isWrong = false;
  };
  const showError = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    server.config.logger.error(`\n${message}\n`, { timestamp: true });
    server.ws.send({ type: "error", err: { message, stack: "", plugin: "content" } });
    isWrong = true;
  };
  // Nothing above would catch an error here, and it would end the server.
  let updates = update().catch(showError);
  for (const event of ["add", "change", "unlink"]) {
    server.watcher.on(event, (file: string) => {
      if (isContent(server.config.root, file)) updates = updates.then(update).catch(showError);
    });
  }
}

function tellChanges(
  server: ViteDevServer,
  before: CheckResult | undefined,
  now: CheckResult,
  wasWrong: boolean,
): void {
  // The list of pages is in its own modules and in the top bar of every page.
  if (wasWrong || (before && outline(before) !== outline(now))) {
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  }
  // Remix updates what a page shows, but not the title of its tab.
  for (const { path, frontmatter } of now.pages.values()) {
    const [from, to] = [before?.pages.get(path)?.frontmatter["title"], frontmatter["title"]];
    if (typeof from === "string" && typeof to === "string" && from !== to)
      server.ws.send("content:title", { from, to });
  }
}

/** Which pages there are and how the top bar names them, as text to compare. */
function outline({ pages }: CheckResult): string {
  const prose = prosePages(pages.values(), true);
  return JSON.stringify([prose.map(({ name, isDraft }) => [name, isDraft]), menuLinks(prose)]);
}
