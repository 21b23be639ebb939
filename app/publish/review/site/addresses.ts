// Checks that each address has one file, and that a page names what came or changed.
import { dirname, join } from "node:path/posix";

import type { SiteFile, SiteFiles } from "./files";
import { pathOf } from "./redirects";

/** Files for hosts, browsers and search engines. */
const EXPECTED = /^(?:_headers|_redirects|robots\.txt|sitemap\.xml|favicon\.ico)$/;
/** An address of a file in a page, a style sheet or a script. */
const ADDRESS = /(?<![\w.$~/-])[\w.$~/-]+\.\w+/g;

/** Finds addresses that have several files, because hosts choose between them differently. */
export function findTwins(files: SiteFiles): string[] {
  const byAddress = new Map<string, string[]>();
  for (const { published } of files.values()) {
    // Some file systems take both cases of letters, and both forms of an accent, for the same.
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
 * Finds the files that are new or differ and are named by no page. Scripts are told where pages
 * load them, and documents in any case.
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

/** Resolves an address that a file of the site names. */
function nameAt(address: string, from: string): string {
  if (/^\.\.?\//.test(address)) return join(dirname(from), address);
  return address.replace(/^\/\/[^/]*/, "").replace(/^\//, "");
}
