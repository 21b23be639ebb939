// The pages of a build in; out those that only lead on from an old address, as the build itself writes them.
import { readRedirectPage } from "../../hosting/redirects";
import { attribute, elementsIn, type Element } from "../../markup/html-tree";
import type { Lead } from "../page-model";

/**
 * The old addresses: each page of one is what the build writes, to the byte, and leads to a page of this build. Any
 * other page that leads somewhere is left to the review.
 * @param origin the site's own
 */
export function findLeads(
  pages: { path: string; file: { name: string; published: string } }[],
  origin: string,
): Lead[] {
  const paths = new Set(pages.map(({ path }) => withoutSlash(path)));
  return pages.flatMap(({ path, file }) => {
    const page = readRedirectPage(file.published);
    if (!page || !paths.has(page.to) || page.canonical !== origin + page.to) return [];
    return [{ path: withoutSlash(path), to: page.to, file: file.name }];
  });
}

/** Whether a page leads on at once: it is gone before a browser could read it. */
export function leadsOn(html: Element): boolean {
  return [...elementsIn(html)].some(
    (element) =>
      /^refresh$/i.test(attribute(element, "http-equiv") ?? "") &&
      /^\s*[0.]*\s*[;,]/.test(attribute(element, "content") ?? ""),
  );
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}
