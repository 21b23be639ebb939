// The text of an MDX file in, its compiled component out.
import mdx from "@mdx-js/rollup";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import remarkFrontmatter from "remark-frontmatter";
import type { Plugin } from "vite";

import { cached } from "../cache";
import { giveHeadingsIds } from "../content/source/anchors";
import { arrangeFootnotes, readGfm } from "../content/source/gfm";

/** The file of a module id, without Vite's query. */
export function fileOf(id: string): string {
  return id.split("?")[0] ?? id;
}

/** Imports the tags that a page uses; each is a file in `app/sections/tags`. Must come before {@link compileMdx}. */
export function sectionTags(): Plugin {
  let paths = new Map<string, string>();
  return {
    name: "section-tags",
    configResolved({ root }) {
      const folder = join(root, "app/sections/tags");
      const pathOf = (file: string) => join(folder, file).split(sep).join("/");
      paths = new Map(readdirSync(folder).map((file) => [parse(file).name, pathOf(file)]));
    },
    transform(code, id) {
      if (!fileOf(id).endsWith(".mdx")) return undefined;
      const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));
      const imports = [...tags].flatMap((name) => {
        const path = paths.get(name.toLowerCase());
        return path ? [`import { ${name} } from ${JSON.stringify(path)};`] : [];
      });
      return { code: [code, "", ...imports, ""].join("\n"), map: null };
    },
  };
}

/** The folders whose code makes compiled prose. */
const MAKERS = ["build", "content/source", "../ui/navigation"];

/**
 * `@mdx-js/rollup`, whose results the client and the server build share, and later builds: of a thousand pages, few
 * have changed.
 */
export function compileMdx(): Plugin {
  const { transform, ...compiler } = mdx({
    jsxImportSource: "#jsx",
    remarkPlugins: [remarkFrontmatter, readGfm, giveHeadingsIds, arrangeFootnotes],
  });
  return {
    ...compiler,
    // Remix looks for this name, and requires it before its own plugin.
    name: "@mdx-js/rollup",
    async transform(code, id) {
      // In development the result names the place of each element, and no two saves are the same.
      if (this.environment.config.command === "serve") return transform(code, id);
      if (!fileOf(id).endsWith(".mdx")) return undefined;
      const file = await cached(MAKERS, [code], "page.js", async () => {
        const compiled = await transform(code, id);
        if (compiled?.code === undefined) throw new Error(`No component came of ${id}.`);
        return compiled.code;
      });
      return { code: await readFile(file, "utf8"), map: null };
    },
  };
}
