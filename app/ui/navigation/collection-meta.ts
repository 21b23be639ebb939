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

/**
 * The link to the Atom feed (RFC 4287), and NewsArticle or ScholarlyArticle; nothing for other pages.
 * @param name as for `pageMeta`
 */
export function collectionMeta(page: Subject, siteName: string, name: string): MetaDescriptor[] {
  const { title, headline = title, date, author, collection } = page;
  if (!collection) return [];
  const { kind, to, entries } = collection;
  const feed = { tagName: "link", rel: "alternate", type: "application/atom+xml" };
  const publisher = { "@type": "Organization", name: siteName, url: SITE };
  const article = {
    "@context": "https://schema.org",
    "@type": TYPES[kind],
    headline,
    datePublished: date,
    // Whether the author is a person or a department is not known.
    author: author ?? publisher,
    publisher,
    image: `${SITE}share/${name}.png`,
    mainEntityOfPage: SITE + name,
  };
  return [
    // A list without entries has no feed.
    ...(entries?.length === 0
      ? []
      : [{ ...feed, title: collection.title, href: `${SITE}${to.slice(1)}/feed.xml` }]),
    // For crawlers, as in `pageMeta`.
    ...(import.meta.env.SSR && !entries ? [{ "script:ld+json": article }] : []),
  ];
}
