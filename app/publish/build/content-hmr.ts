// Saves of content files in; out what the browser is told in development: a message, a reload, or a new title.
import { sep } from "node:path";
import type { ViteDevServer } from "vite";

import type { CheckResult } from "../content/check-content";
import { menuLinks, prosePages } from "../content/prose-pages";
import { formatProblems, isError } from "../problems/problem";

/** Whether a file belongs to the writers' room. */
export function isContent(file: string): boolean {
  return file.split(sep).join("/").includes("/content/");
}

/**
 * Runs the check after each change of a content file.
 * @param check a check of what is on the disk now
 */
export function watchContent(server: ViteDevServer, check: () => Promise<CheckResult>): void {
  let wasWrong = false;
  let before = check();
  const tell = async (file: string) => {
    if (!isContent(file)) return;
    const last = await before;
    const now = check();
    const { pages, problems } = await now;
    const errors = problems.filter(isError);
    if (errors.length > 0) {
      const message = formatProblems(errors);
      server.config.logger.error(`\n${message}\n`, { timestamp: true });
      server.ws.send({ type: "error", err: { message, stack: "", plugin: "content" } });
      wasWrong = true;
      return;
    }
    before = now;
    // Which pages there are stands in modules of its own, and in the top bar of every page.
    if (wasWrong || outline(last) !== outline(await now)) {
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    }
    wasWrong = false;
    // Remix refreshes what a page shows, and not the title of its tab.
    for (const { path, frontmatter } of pages.values()) {
      const [from, to] = [last.pages.get(path)?.frontmatter["title"], frontmatter["title"]];
      if (typeof from === "string" && typeof to === "string" && from !== to)
        server.ws.send("content:title", { from, to });
    }
  };
  for (const event of ["add", "change", "unlink"])
    server.watcher.on(event, (file: string) => void tell(file));
}

/** Which pages there are and how the top bar names them, as text to compare. */
function outline({ pages }: CheckResult): string {
  const prose = prosePages(pages.values(), true);
  return JSON.stringify([prose.map(({ name, isDraft }) => [name, isDraft]), menuLinks(prose)]);
}
