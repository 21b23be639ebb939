// Checks that each address has one file, and that a page names what came or changed.
import { dirname, join } from "node:path/posix";

import type { SiteFile, SiteFiles } from "./files";
import { pathOfFile } from "./redirects";

/** Files for hosts, browsers and search engines. */
const EXPECTED = /^(?:_headers|_redirects|robots\.txt|sitemap\.xml)$/;
const FILE_ADDRESS = /(?<![\w.$~/-])[\w.$~/-]+\.\w+/g;

/** Finds addresses that have several files, because hosts choose between them differently. */
export function findTwins(files: SiteFiles): string[] {
  const byAddress = new Map<string, string[]>();
  for (const name of files.keys()) {
    // Don't tell letter cases or forms of an accent apart, because some file systems don't.
    const address = pathOfFile(name).normalize("NFC").toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), name]);
  }
  return [...byAddress]
    .filter(([, names]) => names.length > 1)
    .map(
      ([address, names]) =>
        `The address ${address} could not be judged: it has several files, ${names.join(", ")}.`,
    );
}

/** Names the files that are new or differ and that no page names, except scripts and documents. */
export function findStrays(base: SiteFiles, head: SiteFiles): Set<string> {
  const findNamed = createReferences(head);
  const pages = [...head.values()].filter(({ name }) => name.endsWith(".html"));
  const named = new Set(pages.flatMap((page) => [...findNamed(page)]));
  const strays = [...head.values()].filter(
    (file) =>
      !named.has(file) &&
      !/\.(?:html|js|pdf)$/.test(file.name) &&
      !EXPECTED.test(file.name) &&
      base.get(file.name)?.hash !== file.hash,
  );
  return new Set(strays.map(({ name }) => name));
}

/** Returns a function that lists the files that a page names, and those that they name. */
export function createReferences(
  files: SiteFiles,
): (page: SiteFile, isFollowed?: (file: SiteFile) => boolean) => Set<SiteFile> {
  const known = new Map<SiteFile, SiteFile[]>();
  const read = ({ name, text }: SiteFile) =>
    (text?.match(FILE_ADDRESS) ?? []).flatMap((address) => {
      const path = address.replace(/^\/\/[^/]*/, "").replace(/^\//, "");
      const other = files.get(path) ?? files.get(join(dirname(name), address));
      return other && !other.name.endsWith(".html") ? other : [];
    });
  return (page, isFollowed = () => true) => {
    const found = new Set([page]);
    for (const file of found) {
      const named = known.get(file) ?? read(file);
      known.set(file, named);
      for (const other of named) if (isFollowed(other)) found.add(other);
    }
    found.delete(page);
    return found;
  };
}
