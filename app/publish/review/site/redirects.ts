// Reads where a site sends visitors: by the file that hosts read, and by pages that lead on.
import type { Page } from "./page";

export interface Redirect {
  /** A path, which may end in a wildcard: "/old", "/*". */
  from: string;
  /** A path, or the address of another host. */
  to: string;
}

/** @param text of `_redirects`: "/old /new 301" @param pages of which some have `<meta http-equiv="refresh">` */
export function readRedirects(
  text: string,
  pages: { path: string; page: Pick<Page, "refresh"> }[],
): Redirect[] {
  const lines = [...text.matchAll(/^\s*([^\s#]\S*)\s+(\S+)/gm)];
  const refreshing = pages.flatMap(({ path, page: { refresh } }) => {
    const to = /url=\s*['"]?([^'"\s]+)/i.exec(refresh)?.[1];
    return to === undefined ? [] : [{ from: path, to }];
  });
  return [...lines.map(([, from = "", to = ""]) => ({ from, to })), ...refreshing];
}

/** Where a path leads by these redirects; undefined when by none. */
export function findRedirect(path: string, redirects: Redirect[]): string | undefined {
  return redirects.find(({ from }) =>
    from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : from.replace(/(.)\/$/, "$1") === path,
  )?.to;
}

/** The path of a page: "about-us.html" is "/about-us". */
export function pathOf(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}
