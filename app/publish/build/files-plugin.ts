// Adds the files that are not pages: documents under addresses that stay, old addresses, icons, the pictures of shared
// links, the headers of the host, and what search engines, feed readers and calendars read.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { shownPages } from "../content/prose-pages";
import { isHidden } from "../content/publication";
import { formerAddresses } from "../content/source/collection";
import type { CheckedPage } from "../content/source/model";
import { originOf } from "../content/source/site-tokens";
import {
  makeRedirectPage,
  makeRedirectsFile,
  redirectFile,
  type Redirect,
} from "../hosting/redirects";
import { makeHeadersFile } from "../hosting/security-headers";
import { makeBrandFiles } from "./brand-files";
import { makeCalendars } from "./calendar";
import { makeFeeds, makeRobots, makeSitemap } from "./sitemap";
import { pageStyles } from "./styles-plugin";

/**
 * Adds these files to the client build. Must come after the plugin that collects the styles.
 * @param base the base path of the site, with a slash at both ends
 */
export function filesPlugin(base: string): Plugin {
  return {
    name: "files",
    enforce: "post",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const { pages, tokens } = await checkOnce(root);
      const all = [...pages.values()];
      const site = originOf(tokens) + base;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const documents = publishedPages(all).flatMap((page) => [...page.documents.values()]);
      // Several pages may link to one.
      for (const [name, path] of new Map(documents.map(({ name, path }) => [name, path])))
        add(name, await readFile(path));
      const redirects = siteRedirects(all, base);
      for (const { from, to, title } of redirects) {
        const page = makeRedirectPage({ to, title, canonical: originOf(tokens) + to });
        add(redirectFile(from.slice(base.length)), page);
      }
      if (redirects.length > 0) add("_redirects", makeRedirectsFile(redirects));
      add("_headers", makeHeadersFile(base, pageStyles()));
      const paths = shownPages(all, false).flatMap(({ url }) => url?.slice(1) ?? []);
      add("sitemap.xml", makeSitemap(paths.map((path) => site + path)));
      add("robots.txt", makeRobots(`${site}sitemap.xml`));
      for (const [name, feed] of makeFeeds(all, site)) add(name, feed);
      for (const [name, calendar] of makeCalendars(all, site)) add(name, calendar);
      for (const [name, file] of await makeBrandFiles(all)) add(name, file);
    },
  };
}

/**
 * The old addresses of all pages, each with the title of its page.
 * @param base as for the plugin
 */
export function siteRedirects(
  pages: Iterable<CheckedPage>,
  base: string,
): (Redirect & { title: string })[] {
  return publishedPages(pages).flatMap(({ url = "", frontmatter }) =>
    formerAddresses(frontmatter).map((address) => ({
      from: base + address.slice(1),
      to: base + url.slice(1),
      title: String(frontmatter["title"]),
    })),
  );
}

function publishedPages(pages: Iterable<CheckedPage>): CheckedPage[] {
  return [...pages].filter((page) => !isHidden(page, false));
}
