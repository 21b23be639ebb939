// Gives a page its title and address, in the built document and after a navigation.
import { useContext, useEffect } from "react";
import { useLocation } from "react-router-dom";

import { ContentContext, site } from "./content";

interface Head {
  title: string;
  description: string;
  /** The public address; the not-found page has none. */
  url?: string;
}

/** The public URL of the site's root, with a trailing slash. */
export const HOME = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;

/** Selects tags for search engines and shared links, which load the document of each page. */
const TAGS_OF_ONE_PAGE =
  'link[rel="alternate"], meta[property], script[type="application/ld+json"]';

/** Builds the head of the open page; undefined without a page. */
export function useHead(): Head | undefined {
  const { pathname } = useLocation();
  const content = useContext(ContentContext);
  if (!content) return undefined;
  const { title, description } = content.frontmatter;
  const head = { title: `${title} · ${site.name}`, description };
  return content.isNotFound ? head : { ...head, url: urlOf(pathname) };
}

/** Updates the head of the document after a navigation. */
export function useDocumentHead(): void {
  const head = useHead();
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    const canonical = document.querySelector('link[rel="canonical"]');
    if (!head.url || canonical?.getAttribute("href") === head.url) return;
    canonical?.setAttribute("href", head.url);
    document.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
    for (const old of document.head.querySelectorAll(TAGS_OF_ONE_PAGE)) old.remove();
  });
}

/** Computes a public address. @param path without the base path */
export function urlOf(path: string): string {
  return HOME + path.replace(/^\/|\/$/g, "");
}
