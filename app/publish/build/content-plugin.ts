// Content as modules: refuses bad content in build and dev, and hands checked frontmatter to the routes.
import mdx from "@mdx-js/rollup";
import { readdirSync } from "node:fs";
import { join, parse, sep } from "node:path";
import remarkFrontmatter from "remark-frontmatter";
import type { HmrContext, Plugin } from "vite";

import { checkContent, checkOnce, type CheckResult } from "../content/check-content";
import type { CheckedPage } from "../content/check-file";
import { isContent, watchContent } from "./content-hmr";
import { giveHeadingsIds } from "../content/lint/prose/headings";
import { imageSource } from "../images/image-module";
import { menuLinks, prosePages } from "../content/prose-pages";
import { ContentError } from "../problems/content-error";
import { formatProblems, isError } from "../problems/problem";
import { shared } from "../build-memo";
import { readTables } from "../content/lint/prose/tables";

/** The module that finds a page made of its prose; `app/schema/mdx.d.ts` declares it. */
const PROSE_PAGES = "virtual:prose-pages";

/**
 * The plugins that make `import Body, { frontmatter, images } from "….mdx"` work.
 * Remix demands that `@mdx-js/rollup` stands before its own plugin.
 * A build with wrong content prints all problems of all files and exits with 1.
 */
export function contentPlugins(): Plugin[] {
  let root = process.cwd();
  let isDev = false;
  let result: Promise<CheckResult> | undefined;
  const check = () => (isDev ? (result ??= checkContent(root)) : checkOnce(root));

  const gate: Plugin = {
    name: "content-gate",
    configResolved(config) {
      root = config.root;
      isDev = config.command === "serve";
    },
    // Before anything else has started: an error later in the build would come out among the tools' own noise.
    async config(user, { command }) {
      if (command !== "build") return;
      const problems = (await checkOnce(user.root ?? process.cwd())).problems.filter(isError);
      if (problems.length === 0) return;
      console.error(formatProblems(problems));
      process.exit(1);
    },
    configureServer(server) {
      watchContent(server, () => {
        result = undefined;
        return check();
      });
    },
    // While content is wrong the last good page stays on the screen, under the message.
    async handleHotUpdate({ file, modules }: HmrContext) {
      if (!isContent(file)) return undefined;
      result = undefined;
      return (await check()).problems.some(isError) ? [] : modules;
    },
  };

  const data: Plugin = {
    name: "content-data",
    async transform(code, id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".mdx")) return undefined;
      const { pages, problems } = await check();
      const page = pages.get(path.split("/").join(sep));
      if (!page) throw new ContentError(problems.filter(isError));
      const menu = page.name === "site" ? menuLinks(prosePages(pages.values(), isDev)) : [];
      return { code: `${code}\n${await exportData(page, menu)}`, map: null };
    },
  };

  // Prose pages are no routes: the list of all routes is a part of every page's first load.
  const prose: Plugin = {
    name: "prose-pages",
    async buildStart() {
      if (isDev || this.environment.name !== "client") return;
      for (const { path } of prosePages((await check()).pages.values(), isDev))
        this.emitFile({ type: "chunk", id: path, preserveSignature: "strict" });
    },
    resolveId: (id) => (id === PROSE_PAGES ? `\0${PROSE_PAGES}` : undefined),
    async load(id) {
      if (id !== `\0${PROSE_PAGES}`) return undefined;
      // In the browser a page brings its own code, and the address of no other's.
      if (!isDev && this.environment.name === "client")
        return "export const findProsePage = (name) => window.__prosePages?.[name];";
      const pages = prosePages((await check()).pages.values(), isDev);
      return [
        ...pages.map(
          ({ path }, index) =>
            `import * as page${index} from ${JSON.stringify(path.split(sep).join("/"))};`,
        ),
        `const pages = { ${pages.map(({ name }, index) => `${JSON.stringify(name)}: page${index}`).join(", ")} };`,
        "export const findProsePage = (name) => (Object.hasOwn(pages, name) ? pages[name] : undefined);",
      ].join("\n");
    },
  };

  return [gate, prose, sectionTags(), compileOnce(), data];
}

/** A page's code holds the tags that it uses: each is a file of its own in `app/sections/tags`. */
function sectionTags(): Plugin {
  let folder = "";
  let files = new Map<string, string>();
  return {
    name: "section-tags",
    configResolved({ root }) {
      folder = join(root, "app/sections/tags");
      files = new Map(readdirSync(folder).map((file) => [parse(file).name, file]));
    },
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(".mdx")) return undefined;
      const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));
      const imports = [...tags].flatMap((name) => {
        const file = files.get(name.toLowerCase());
        return file
          ? [`import { ${name} } from ${JSON.stringify(join(folder, file).split(sep).join("/"))};`]
          : [];
      });
      return { code: [code, "", ...imports, ""].join("\n"), map: null };
    },
  };
}

/** MDX, compiled once for client and server. */
function compileOnce(): Plugin {
  const { transform, ...compiler } = mdx({
    remarkPlugins: [remarkFrontmatter, readTables, giveHeadingsIds],
  });
  const compiled = shared(
    "compiled",
    () => new Map<string, { code: string; result: ReturnType<typeof transform> }>(),
  );
  return {
    ...compiler,
    name: "@mdx-js/rollup",
    transform(code, id) {
      const known = compiled.get(id);
      const result = known?.code === code ? known.result : transform(code, id);
      compiled.set(id, { code, result });
      return result;
    },
  };
}

/** The frontmatter and images as source text. */
async function exportData(page: CheckedPage, menu: object[]): Promise<string> {
  // In an order of their own: the files are read at the same time, and two builds of one commit must be the same.
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const inOrder = [...page.images].toSorted(byName);
  const nameOf = (written: string) => `image${inOrder.findIndex(([name]) => name === written)}`;
  const declarations = await Promise.all(
    inOrder.map(async ([written, image]) => {
      const file = page.imageFiles.get(image);
      return file ? imageSource(file, nameOf(written)) : "";
    }),
  );
  const literal = (value: unknown): string => {
    const name = [...page.images].find(([, image]) => image === value)?.[0];
    if (name !== undefined) return nameOf(name);
    if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).toSorted(byName);
    return `{ ${fields.map(([key, entry]) => `${JSON.stringify(key)}: ${literal(entry)}`).join(", ")} }`;
  };
  const { placeholders: _, accepted: __, ...visible } = page.frontmatter;
  const nav: unknown = visible["nav"];
  if (Array.isArray(nav)) visible["nav"] = nav.concat(menu);
  return [
    ...declarations,
    `export const frontmatter = ${literal(visible)};`,
    `export const images = ${literal(Object.fromEntries(inOrder))};`,
  ].join("\n");
}
