// Checked content in; out the addresses that stay: `/files/deck.pdf` of each document, and the old ones of each page.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { checkOnce } from "../content/check-content";
import { isHidden } from "../content/publication";
import { formerAddresses } from "../content/source/collection";
import type { CheckedPage } from "../content/source/model";
import { readOrigin } from "../content/source/site-tokens";
import { previewLabel } from "../env";
import { leadingFile, makeLeadingPage, makeRedirectsFile } from "../hosting/redirects";

/**
 * Adds `files/<name>.pdf`, a page at each old address, and `_redirects` to the client build. A preview, which nobody
 * has linked to before, has no old addresses.
 * @param base the base path of the site, with a slash at both ends
 */
export function addressesPlugin(base: string): Plugin {
  return {
    name: "addresses",
    apply: "build",
    async generateBundle() {
      const { root, build } = this.environment.config;
      if (build.ssr) return;
      const pages = [...(await checkOnce(root)).pages.values()].filter(
        (page) => !isHidden(page, false),
      );
      const add = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });

      const documents = pages.flatMap((page) => [...page.documents.values()]);
      const paths = new Map(documents.map(({ name, path }) => [name, path]));
      for (const [name, path] of paths) add(name, await readFile(path));

      const moves =
        previewLabel() === undefined ? pages.flatMap((page) => movesOf(page, base)) : [];
      for (const { file, to, title } of moves)
        add(file, makeLeadingPage({ to, title, canonical: readOrigin(root) + to }));
      if (moves.length > 0) add("_redirects", makeRedirectsFile(moves));
    },
  };
}

function movesOf({ url, frontmatter }: CheckedPage, base: string) {
  if (url === undefined) return [];
  return formerAddresses(frontmatter).map((address) => ({
    file: leadingFile(address),
    from: base + address.slice(1),
    to: base + url.slice(1),
    title: String(frontmatter["title"]),
  }));
}
