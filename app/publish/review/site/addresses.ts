// Checks that each address of a site has one file, and that a page names what came or changed.
import { dirname, join } from "node:path/posix";

import type { SiteFile, SiteFiles } from "./files";
import { pathOf } from "./redirects";

/** Files that are there for hosts, browsers and search engines; all but the last are compared as texts. */
const EXPECTED = /^(?:_headers|_redirects|robots\.txt|sitemap\.xml|favicon\.ico)$/;
/** An address of a file in a page, a style sheet or a script; the colon of "https:" ends what stands before. */
const ADDRESS = /(?<![\w.$~/-])[\w.$~/-]+\.\w+/g;

/** A sentence for each address that has several files: hosts choose between them differently. */
export function findTwins(files: SiteFiles): string[] {
  const byAddress = new Map<string, string[]>();
  for (const { published } of files.values()) {
    // Some file systems take letters in both cases, and both forms of an accent, for the same.
    const address = pathOf(published).normalize("NFC").toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), published]);
  }
  return [...byAddress]
    .filter(([, names]) => names.length > 1)
    .map(
      ([address, names]) =>
        `The address ${address} could not be judged: it has several files, ${names.join(", ")}.`,
    );
}

/**
 * The files that are new or differ, and are named by no page: whoever knows their address can open them. Scripts are
 * reported where pages load them, and documents in any case.
 */
export function findStrays(base: SiteFiles, head: SiteFiles): SiteFile[] {
  const named = new Set<SiteFile>();
  const queue = [...head.values()].filter(({ name }) => name.endsWith(".html"));
  // What a page names may name more: a script its chunks, a style sheet its fonts.
  for (const file of queue)
    for (const [address] of file.text?.matchAll(ADDRESS) ?? []) {
      const other = head.get(nameAt(address, file.name));
      if (other && !named.has(other) && named.add(other)) queue.push(other);
    }
  return [...head.values()].filter(
    (file) =>
      !named.has(file) &&
      !/\.(?:html|js|pdf)$/.test(file.name) &&
      !EXPECTED.test(file.name) &&
      base.get(file.name)?.hash !== file.hash,
  );
}

/** "/assets/a.svg", "//example.com/assets/a.svg" and "./a.svg" in an asset are "assets/a.svg". */
function nameAt(address: string, from: string): string {
  if (/^\.\.?\//.test(address)) return join(dirname(from), address);
  return address.replace(/^\/\/[^/]*/, "").replace(/^\//, "");
}
