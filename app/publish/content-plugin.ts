// Content as modules: refuses bad content in build and dev, and hands checked frontmatter to the routes.
import mdx from "@mdx-js/rollup";
import { sep } from "node:path";
import remarkFrontmatter from "remark-frontmatter";
import type { HmrContext, Plugin, ViteDevServer } from "vite";

import { checkContent, type CheckedPage, type CheckResult } from "./check";
import { imageSource } from "./image-source";
import { formatProblems, type Problem } from "./problem";

/**
 * The plugins that make `import Body, { frontmatter, images } from "….mdx"` work.
 * Remix demands that `@mdx-js/rollup` stands before its own plugin.
 * A build with wrong content prints all problems of all files and exits with 1.
 */
export function contentPlugins(): Plugin[] {
  let root = process.cwd();
  let result: Promise<CheckResult> | undefined;
  const check = () => (result ??= checkContent(root));

  const gate: Plugin = {
    name: "content-gate",
    configResolved(config) {
      root = config.root;
    },
    // Before anything else has started: an error later in the build would come out among the tools' own noise.
    async config(user, { command }) {
      if (command !== "build") return;
      const { problems } = await checkContent(user.root ?? process.cwd());
      if (problems.length === 0) return;
      console.error(formatProblems(problems));
      process.exit(1);
    },
    configureServer(server) {
      watchContent(server, async () => {
        result = undefined;
        return (await check()).problems.length > 0 ? formatProblems((await check()).problems) : undefined;
      });
    },
    // While content is wrong the last good page stays on the screen, under the message.
    async handleHotUpdate({ file, modules }: HmrContext) {
      if (!isContent(file)) return undefined;
      result = undefined;
      return (await check()).problems.length > 0 ? [] : modules;
    },
  };

  const data: Plugin = {
    name: "content-data",
    async transform(code, id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".mdx")) return undefined;
      const { pages, problems } = await check();
      const page = pages.get(path.split("/").join(sep));
      if (!page) throw new ContentError(problems);
      return { code: `${code}\n${await exportData(page)}`, map: null };
    },
  };

  return [gate, { ...mdx({ remarkPlugins: [remarkFrontmatter] }), name: "@mdx-js/rollup" }, data];
}

/** All that is wrong, and no stack: where our code noticed helps no writer. */
class ContentError extends Error {
  constructor(problems: Problem[]) {
    super(`\n${formatProblems(problems)}`);
    this.name = "ContentError";
    this.stack = "";
  }
}

/** Runs the check after each change of a content file, and tells the browser. */
function watchContent(server: ViteDevServer, findProblems: () => Promise<string | undefined>) {
  let wasWrong = false;
  const tell = async (file: string) => {
    if (!isContent(file)) return;
    const message = await findProblems();
    if (message) {
      server.config.logger.error(`\n${message}\n`, { timestamp: true });
      server.ws.send({ type: "error", err: { message, stack: "", plugin: "content" } });
    } else if (wasWrong) {
      server.ws.send({ type: "full-reload" });
    }
    wasWrong = message !== undefined;
  };
  for (const event of ["add", "change", "unlink"]) server.watcher.on(event, (file: string) => void tell(file));
}

function isContent(file: string): boolean {
  return file.split(sep).join("/").includes("/content/");
}

/** The frontmatter and images as source text. */
async function exportData(page: CheckedPage): Promise<string> {
  // In an order of their own: the files are read at the same time, and two builds of one commit must be the same.
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const inOrder = [...page.images].toSorted(byName);
  const nameOf = (written: string) => `image${inOrder.findIndex(([name]) => name === written)}`;
  const declarations = await Promise.all(inOrder.map(async ([written, image]) => {
    const file = page.imageFiles.get(image);
    return file ? imageSource(file, nameOf(written)) : "";
  }));
  const literal = (value: unknown): string => {
    // An image that the page names twice may be two objects here.
    const image = [...page.imageFiles.keys()].find((known) => known === value);
    if (image) return nameOf(image.src);
    if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).toSorted(byName);
    return `{ ${fields.map(([key, entry]) => `${JSON.stringify(key)}: ${literal(entry)}`).join(", ")} }`;
  };
  const { placeholders: _, ...visible } = page.frontmatter;
  return [
    ...declarations,
    `export const frontmatter = ${literal(visible)};`,
    `export const images = ${literal(Object.fromEntries(inOrder))};`,
  ].join("\n");
}
