// Adds the files that are not pages, such as documents, redirects, icons, headers and feeds.
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path/posix";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-once";
import { listFormerAddresses } from "../content/collection";
import type { CheckedPage } from "../content/model";
import { originOf } from "../content/site-tokens";
import { siteBase } from "../env";
import {
  makeRedirectPage,
  makeRedirectsFile,
  nameRedirectFile,
  type Redirect,
} from "../hosting/redirects";
import { makeHeadersFile } from "../hosting/security-headers";
import { isHidden, shownPages } from "./shown-pages";
import { makeFeeds, makeRobots, makeSitemap } from "./sitemap";
import { getPageStyles } from "./styles-plugin";

/** Adds these files to the client build; must come after the styles plugin. */
export function filesPlugin(): Plugin {
  return {
    name: "files",
    enforce: "post",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const { pages, tokens } = await checkOnce(root);
      const all = [...pages.values()];
      const published = all.filter((page) => !isHidden(page, false));
      const [origin, base, styles] = [originOf(tokens), siteBase(), getPageStyles()];
      const site = origin + base;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const documents = published.flatMap((page) => [...page.documents.values()]);
      // Don't add a document twice, because several pages may link to it.
      for (const [name, path] of new Map(documents.map(({ name, path }) => [name, path])))
        add(name, await readFile(path));
      const shown = shownPages(all, false);
      const feeds = makeFeeds(shown, site);
      for (const [name, text] of feeds) add(name, text);
      const redirects = siteRedirects(published, [...feeds.keys()], base);
      for (const redirect of redirects)
        add(nameRedirectFile(redirect.from.slice(base.length)), makeRedirectPage(redirect, origin));
      if (redirects.length > 0) add("_redirects", makeRedirectsFile(redirects));
      add("_headers", makeHeadersFile(base, styles));
      add("sitemap.xml", makeSitemap(shown, site));
      add("robots.txt", makeRobots(`${site}sitemap.xml`));
    },
  };
}

/** Lists redirects from old addresses of pages. @param feeds feeds and calendars, which have moved with their lists */
function siteRedirects(
  pages: readonly CheckedPage[],
  feeds: readonly string[],
  base: string,
): Redirect[] {
  return pages.flatMap(({ name, url = "", frontmatter }) =>
    listFormerAddresses(frontmatter).flatMap((address) => {
      const folder = address.replace(/\.html$/, "");
      const files = feeds.filter((file) => dirname(file) === name);
      const moved = files.map((file) => [`${folder}/${basename(file)}`, `/${file}`] as const);
      return [[address, url] as const, ...moved].map(([from, to]) => ({
        from: base + from.slice(1),
        to: base + to.slice(1),
        title: String(frontmatter["title"]),
      }));
    }),
  );
}
