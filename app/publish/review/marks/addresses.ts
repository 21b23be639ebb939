import { basename, dirname } from "node:path/posix";

import { escapePattern } from "../../markup/escape";
import type { SiteFile, SiteFiles } from "../read/files";
import { pathOfFile } from "../read/site";

/** Hosts, browsers, search engines and scripts find these without a page. */
const EXPECTED = ["_headers", "_redirects", "robots.txt", "sitemap.xml", "favicon.ico"];

/** Finds addresses that have several files, because hosts choose between them differently. */
export function findTwins(files: SiteFiles): string[] {
  const byAddress = new Map<string, string[]>();
  for (const name of files.keys()) {
    // Some file systems do not tell letter cases apart.
    const address = pathOfFile(name).toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), name]);
  }
  const twins = [...byAddress].filter(([, names]) => names.length > 1);
  return twins.map(
    ([address, names]) =>
      `The address ${address} could not be judged: it has several files, ${names.join(", ")}.`,
  );
}

/** Tells whether a page, a style or a script names a file, from its root or its folder. */
export function isNamedBy(name: string, { name: other, text = "" }: SiteFile): boolean {
  const fileName = basename(name);
  if (!text.includes(fileName)) return false;
  const whole = String.raw`(?:(?<![\w.~-])|//[\w.:-]+)/${escapePattern(name)}`;
  const near = String.raw`(?<![\w/.-])(?:\./)?${escapePattern(fileName)}`;
  return new RegExp(dirname(other) === dirname(name) ? `${whole}|${near}` : whole).test(text);
}

/** Names the new or changed files that no page, style or script names. */
export function findStrays(base: SiteFiles, head: SiteFiles): Set<string> {
  const naming = [...head.values()].filter(({ name }) => /\.(?:html|css|js)$/.test(name));
  const strays = [...head.values()].filter((file) => {
    const isExpected = EXPECTED.includes(file.name) || /\.(?:html|js|pdf)$/.test(file.name);
    if (isExpected || base.get(file.name)?.hash === file.hash) return false;
    return !naming.some((other) => other !== file && isNamedBy(file.name, other));
  });
  return new Set(strays.map(({ name }) => name));
}
