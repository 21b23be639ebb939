// Head tags of the pages of a collection: its feed, and schema.org's data of an entry.
import type { MetaDescriptor } from "@remix-run/react";

import type { Collection } from "../../schema/collections";

interface Subject {
  title: string;
  headline?: string | undefined;
  date?: string | undefined;
  author?: string | undefined;
  collection?: Collection;
}

const SITE = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;
const TYPES = { news: "NewsArticle", publications: "ScholarlyArticle" };

/** The link to the Atom feed (RFC 4287) of a list and of its entries; a list without entries has none. */
export function feedMeta({ collection }: Subject): MetaDescriptor[] {
  if (!collection || collection.entries?.length === 0) return [];
  const { title, to } = collection;
  const href = `${SITE}${to.slice(1)}/feed.xml`;
  return [{ tagName: "link", rel: "alternate", type: "application/atom+xml", title, href }];
}

/** Whether a page is an entry of a collection, and not its list. */
export function isEntry({ collection }: Subject): boolean {
  return collection !== undefined && collection.entries === undefined;
}

/**
 * NewsArticle or ScholarlyArticle, for an entry. Only for crawlers, which read the file: after all other tags, because
 * React tolerates server-only elements nowhere else.
 * @param name as for `pageMeta`
 */
export function articleMeta(page: Subject, siteName: string, name: string): MetaDescriptor[] {
  const { title, headline = title, date, author, collection } = page;
  if (!import.meta.env.SSR || !collection || !isEntry(page)) return [];
  const publisher = { "@type": "Organization", name: siteName, url: SITE };
  const article = {
    "@context": "https://schema.org",
    "@type": TYPES[collection.kind],
    headline,
    datePublished: date,
    // Whether the author is a person or a department is not known.
    author: author ?? publisher,
    publisher,
    image: `${SITE}share/${name}.png`,
    mainEntityOfPage: SITE + name,
  };
  return [{ "script:ld+json": article }];
}
