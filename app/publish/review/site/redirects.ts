// Reads where a site sends visitors.
import type { ReadPage } from "./page";

export interface SiteRedirect {
  from: string;
  to: string;
}

export function readRedirects(
  text: string,
  pages: { path: string; page: Pick<ReadPage, "refresh"> }[],
): SiteRedirect[] {
  const lines = [...text.matchAll(/^\s*([^\s#]\S*)\s+(\S+)/gm)];
  const refreshing = pages.flatMap(({ path, page: { refresh } }) => {
    const to = /url=\s*['"]?([^'"\s]+)/i.exec(refresh)?.[1];
    return to === undefined ? [] : [{ from: path, to }];
  });
  return [...lines.map(([, from = "", to = ""]) => ({ from, to })), ...refreshing];
}

/** Finds where a path leads; undefined when no redirect names it. */
export function findTarget(path: string, redirects: SiteRedirect[]): string | undefined {
  return redirects.find(({ from }) =>
    from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : from.replace(/(.)\/$/, "$1") === path,
  )?.to;
}

/** Returns the path of a page: "about-us.html" is "/about-us". */
export function pathOfFile(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}
