// Checked content in; out the addresses that stay: `/files/deck.pdf` of each document, and the old ones of each page.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { isHidden } from "../content/publication";
import { formerAddresses } from "../content/source/collection";
import type { CheckedPage } from "../content/source/model";
import { readOrigin } from "../content/source/site-tokens";
import { previewLabel } from "../env";
import {
  makeRedirectPage,
  makeRedirectsFile,
  redirectFile,
  type Redirect,
} from "../hosting/redirects";

/**
 * Adds `files/<name>.pdf`, a page at each old address, and `_redirects` to the client build.
 * @param base the base path of the site, with a slash at both ends
 */
export function addressesPlugin(base: string): Plugin {
  return {
    name: "addresses",
    apply: "build",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const files = new Map<string, Buffer | string>();
      for (const { documents } of await publishedPages(root))
        for (const { name, path } of documents.values()) files.set(name, await readFile(path));
      const redirects = await siteRedirects(root, base);
      for (const { from, to, title } of redirects) {
        const page = makeRedirectPage({ to, title, canonical: readOrigin(root) + to });
        files.set(redirectFile(from.slice(base.length)), page);
      }
      if (redirects.length > 0) files.set("_redirects", makeRedirectsFile(redirects));
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/**
 * The old addresses of all pages, each with the title of its page. A preview, which nobody has linked to before, has none.
 * @param base as for the plugin
 */
export async function siteRedirects(
  root: string,
  base: string,
): Promise<(Redirect & { title: string })[]> {
  if (previewLabel() !== undefined) return [];
  return (await publishedPages(root)).flatMap(({ url, frontmatter }) => {
    const addresses = url === undefined ? [] : formerAddresses(frontmatter);
    return addresses.map((address) => ({
      from: base + address.slice(1),
      to: base + url?.slice(1),
      title: String(frontmatter["title"]),
    }));
  });
}

async function publishedPages(root: string): Promise<CheckedPage[]> {
  const { pages } = await checkOnce(root);
  return [...pages.values()].filter((page) => !isHidden(page, false));
}
