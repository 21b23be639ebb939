// The pages of a site in; out, for each, the files that decide how it reads and looks: those that it names, and those
// of "assets" that belong to no single page, such as code that loads later. Imports are not followed: a page is opened
// once too often rather than once too seldom.
import type { RawFile, SiteFiles } from "./site-files";

/** With or without the host: the picture of a shared link has a whole address. */
const NAMED = /(?:https?:\/\/[\w.:-]+)?((?:\/[\w.$~-]+)+\.\w+)/g;

/** The files of a page by its HTML, as published. */
export type UsedFiles = (html: string) => RawFile[];

/** @param pages the HTML of all pages, as published */
export function createUsedFiles(pages: string[], files: SiteFiles): UsedFiles {
  const named = new Map(pages.map((html) => [html, namedFiles(html, files)]));
  const counts = new Map<RawFile, number>();
  for (const file of [...named.values()].flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
  const shared = [...files.all.values()].filter((file) => {
    const count = counts.get(file) ?? 0;
    // A page shows a picture that it names; code can show one that no page names.
    return file.address.startsWith("/assets/") && (count === 0 || (count > 1 && !isPicture(file)));
  });
  return (html) => [...new Set([...(named.get(html) ?? []), ...shared])];
}

/** What a page names, and what its styles, drawings and start script name. */
function namedFiles(html: string, { all }: SiteFiles): RawFile[] {
  const found = new Set<RawFile>();
  const add = (text: string, isOfPage: boolean) => {
    for (const [, address = ""] of text.matchAll(NAMED)) {
      const file = all.get(address);
      if (!file || file.kind === "page" || found.has(file)) continue;
      found.add(file);
      if (isOfPage || file.kind !== "code") add(file.published, false);
    }
  };
  add(html, true);
  return [...found];
}

function isPicture({ kind }: RawFile): boolean {
  return kind === "picture";
}
