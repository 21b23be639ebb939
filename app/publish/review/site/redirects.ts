// Reads where a site sends visitors.
export interface SiteRedirect {
  from: string;
  to: string;
}

export function readRedirects(text: string): SiteRedirect[] {
  const lines = [...text.matchAll(/^\s*([^\s#]\S*)\s+(\S+)/gm)];
  return lines.map(([, from = "", to = ""]) => ({ from, to }));
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
