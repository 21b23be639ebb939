// Checks that each address has one file, and that a page names what came or changed.
import { dirname, join } from "node:path/posix";

import type { SiteFile, SiteFiles } from "../read/files";
import { pathOfFile } from "../read/site";

/** Files for hosts, browsers and search engines. */
const EXPECTED = /^(?:_headers|_redirects|robots\.txt|sitemap\.xml|favicon\.ico)$/;
const FILE_ADDRESS = /(?<![\w.$~/-])[\w.$~/-]+\.\w+/g;

/** Finds addresses that have several files, because hosts choose between them differently. */
export function findTwins(files: SiteFiles): string[] {
  const byAddress = new Map<string, string[]>();
  for (const name of files.keys()) {
    // Some file systems tell neither letter cases nor forms of an accent apart.
    const address = pathOfFile(name).normalize("NFC").toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), name]);
  }
  const twins = [...byAddress].filter(([, names]) => names.length > 1);
  return twins.map(
    ([address, names]) =>
      `The address ${address} could not be judged: it has several files, ${names.join(", ")}.`,
  );
}

/** Names the files that are new or differ and that no page names, except scripts and documents. */
export function findStrays(base: SiteFiles, head: SiteFiles): Set<string> {
  const pages = new Map([...head].filter(([name]) => name.endsWith(".html")));
  const named = new Set([...namedFiles(head, pages, true).values()].flatMap((files) => [...files]));
  const isStray = ({ name, hash }: SiteFile) =>
    !named.has(name) &&
    !/\.(?:html|js|pdf)$/.test(name) &&
    !EXPECTED.test(name) &&
    base.get(name)?.hash !== hash;
  return new Set([...head.values()].filter(isStray).map(({ name }) => name));
}

/** Finds the files that each page names, and those that these name. */
export function namedFiles(
  files: SiteFiles,
  pages: ReadonlyMap<string, SiteFile>,
  withScripts = false,
): Map<string, Set<string>> {
  const known = new Map<string, string[]>();
  const read = ({ name, text }: SiteFile) =>
    (text?.match(FILE_ADDRESS) ?? []).flatMap((address) => {
      const path = address.replace(/^\/\/[^/]*/, "").replace(/^\//, "");
      const other = files.get(path) ?? files.get(join(dirname(name), address));
      return other && !other.name.endsWith(".html") ? other.name : [];
    });
  const namedBy = (page: SiteFile) => {
    const found = new Set(read(page));
    for (const name of found) {
      const file = files.get(name);
      if (!file || (name.endsWith(".js") && !withScripts)) continue;
      const more = known.get(name) ?? read(file);
      known.set(name, more);
      for (const other of more) found.add(other);
    }
    return found;
  };
  return new Map([...pages].map(([path, page]) => [path, namedBy(page)]));
}
