// Adds the files that are not pages: documents, redirects, icons, headers, sitemap, feeds and calendars.
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path/posix";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-once";
import { shownPages } from "../content/prose-pages";
import { isHidden } from "../content/publication";
import { formerAddresses } from "../content/source/collection";
import type { CheckedPage } from "../content/source/model";
import { originOf } from "../content/source/site-tokens";
import { siteBase } from "../env";
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

/** Adds them to the client build; must come after the styles plugin. */
export function filesPlugin(): Plugin {
  return {
    name: "files",
    enforce: "post",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const { pages, tokens } = await checkOnce(root);
      const all = [...pages.values()];
      const [origin, base] = [originOf(tokens), siteBase()];
      const site = origin + base;
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const documents = publishedPages(all).flatMap((page) => [...page.documents.values()]);
      // Don't add one twice, because several pages may link to it.
      for (const [name, path] of new Map(documents.map(({ name, path }) => [name, path])))
        add(name, await readFile(path));
      const feeds = [...makeFeeds(all, site), ...makeCalendars(all, site)];
      const redirects = siteRedirects(all);
      for (const redirect of redirects)
        add(redirectFile(redirect.from.slice(base.length)), makeRedirectPage(redirect, origin));
      if (redirects.length > 0) add("_redirects", makeRedirectsFile(redirects));
      add("_headers", makeHeadersFile(base, pageStyles()));
      add("sitemap.xml", makeSitemap(shownPages(all, false), site));
      add("robots.txt", makeRobots(`${site}sitemap.xml`));
      for (const [name, file] of [...feeds, ...(await makeBrandFiles(all))]) add(name, file);
    },
  };
}

/** Lists the old addresses of all pages, and of the feeds and calendars below them. */
export function siteRedirects(pages: Iterable<CheckedPage>): Redirect[] {
  const [all, base] = [[...pages], siteBase()];
  const anySite = "https://site.invalid/";
  const made = [...makeFeeds(all, anySite).keys(), ...makeCalendars(all, anySite).keys()];
  return publishedPages(all).flatMap(({ name, url = "", frontmatter }) =>
    formerAddresses(frontmatter).flatMap((address) => {
      const folder = address.replace(/\.html$/, "");
      const files = made.filter((file) => dirname(file) === name);
      const moved = files.map((file) => [`${folder}/${basename(file)}`, `/${file}`] as const);
      return [[address, url] as const, ...moved].map(([from, to]) => ({
        from: base + from.slice(1),
        to: base + to.slice(1),
        title: String(frontmatter["title"]),
      }));
    }),
  );
}

function publishedPages(pages: Iterable<CheckedPage>): CheckedPage[] {
  return [...pages].filter((page) => !isHidden(page, false));
}
