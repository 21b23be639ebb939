// A page's HTML in; out the files that decide how it reads and looks, found by their names in what it loads.
import type { RawFile, SiteFiles } from "./site-files";

/** With or without the host: the picture of a shared link has a whole address. */
const NAMED = /(?:https?:\/\/[\w.:-]+)?((?:\/[\w.$~-]+)+\.\w+)/g;
/** What a script always loads. What it loads on a click belongs to the page that the click leads to. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["']([^"']+)["']/g;

/** @param html of a page, as published */
export function usedFiles(html: string, { all }: SiteFiles): RawFile[] {
  const used = new Set<RawFile>();
  const add = (addresses: string[], isOfPage: boolean) => {
    for (const address of addresses) {
      const file = all.get(address);
      if (!file || file.kind === "page" || used.has(file)) continue;
      used.add(file);
      const named = isOfPage || file.kind !== "code" ? matches(file.published, NAMED) : [];
      const imported = file.kind === "code" ? matches(file.published, IMPORTED) : [];
      add([...named, ...imported.map((name) => resolve(name, address))], false);
    }
  };
  add(matches(html, NAMED), true);
  return [...used];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found, group]) => group ?? found);
}

function resolve(name: string, from: string): string {
  return URL.canParse(name, `http://localhost${from}`)
    ? new URL(name, `http://localhost${from}`).pathname
    : name;
}
