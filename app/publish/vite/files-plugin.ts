// Adds the files that are not pages: documents, feeds, redirects, headers, the sitemap.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { listFormerAddresses } from "../content/collection";
import { shared } from "../build-memo";
import { readOrigin } from "../content/site-tokens";
import { siteBase } from "../env";
import { makeImageFiles } from "../files/image";
import { makeRedirectPage, makeRedirectsFile, nameRedirectFile } from "../hosting/redirects";
import { makeHeadersFile } from "../hosting/security-headers";
import { makeFeeds, makeRobots, makeSitemap } from "./feed-and-sitemap";
import { readShown } from "./shown-pages";

const collected = shared("styles", () => ({ text: "" }));

/** Adds these files to the client build, and takes the style sheet out, which is in every page. */
export function filesPlugin(root: string): Plugin {
  return {
    name: "files",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
      if (sheet) delete bundle[sheet.fileName];
      if (this.environment.config.build.ssr) return;
      if (sheet && "source" in sheet) collected.text = String(sheet.source).trim();
      const shown = [...(await readShown(root)).values()];
      const base = siteBase();
      const origin = readOrigin(root);
      const site = origin + base;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const images = shown.flatMap((page) => [...page.images.values()]);
      const documents = shown.flatMap((page) => [...page.documents.values()]);
      const files = [...(await Promise.all(images.map(makeImageFiles))).flat(), ...documents];
      for (const [name, path] of new Map(files.map((each) => [each.name, each.path])))
        add(name, await readFile(path));
      for (const [name, text] of makeFeeds(shown, site)) add(name, text);
      const redirects = shown.flatMap(({ url = "", frontmatter }) =>
        listFormerAddresses(frontmatter).map((address) => ({
          from: base + address.slice(1),
          to: base + url.slice(1),
          title: String(frontmatter["title"]),
        })),
      );
      for (const redirect of redirects)
        add(nameRedirectFile(redirect.from.slice(base.length)), makeRedirectPage(redirect, origin));
      if (redirects.length > 0) add("_redirects", makeRedirectsFile(redirects));
      add("_headers", makeHeadersFile(base, collected.text));
      add("sitemap.xml", makeSitemap(shown, site));
      add("robots.txt", makeRobots(`${site}sitemap.xml`));
    },
  };
}

/** Returns the style sheet, once the client build is done. */
export function getPageStyles(): string {
  return collected.text;
}
