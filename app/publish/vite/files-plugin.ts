import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { listFormerAddresses } from "../content/file-names";
import { makeOnce } from "../make-once";
import { readOrigin } from "../content/site-tokens";
import { siteBase } from "../env";
import { makeImageFiles } from "../files/image";
import { makeHeadersFile } from "../hosting/security-headers";
import { makeFeeds, makeRobots, makeSitemap } from "./feed-and-sitemap";
import { readShown } from "./shown-files";

/** Known when the client build is done. */
export const pageStyles = makeOnce("styles", () => ({ text: "" }));

/** Adds pictures, documents, feeds and the files of hosts; the style sheet is in every page. */
export function filesPlugin(root: string): Plugin {
  return {
    name: "files",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
      if (sheet) delete bundle[sheet.fileName];
      if (this.environment.config.build.ssr) return;
      if (sheet && "source" in sheet) pageStyles.text = String(sheet.source).trim();
      const shown = [...(await readShown(root)).values()];
      const base = siteBase();
      const home = readOrigin(root) + base;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const images = shown.flatMap((file) => [...file.images.values()]);
      const documents = shown.flatMap((file) => [...file.documents.values()]);
      const files = [...(await Promise.all(images.map(makeImageFiles))).flat(), ...documents];
      const pathsByName = new Map(files.map(({ name, path }) => [name, path]));
      for (const [name, path] of pathsByName) add(name, await readFile(path));
      for (const [name, text] of makeFeeds(shown, home)) add(name, text);
      const redirects = shown.flatMap(({ path = "", frontmatter }) =>
        listFormerAddresses(frontmatter).map(
          (from) => `${base}${from.slice(1)} ${base}${path.slice(1)} 301\n`,
        ),
      );
      if (redirects.length > 0) add("_redirects", redirects.join(""));
      add("_headers", makeHeadersFile(base, pageStyles.text));
      add("sitemap.xml", makeSitemap(shown, home));
      add("robots.txt", makeRobots(`${home}sitemap.xml`));
    },
  };
}
