// The head tags of each page: for browsers, search engines, shared links and feed readers.
import type { MetaDescriptor, MetaFunction } from "@remix-run/react";

import { frontmatter } from "../../content/site.mdx";
import type { ProseContent } from "../schema/content";
import type { Page } from "../schema/pages";
import { tabTitle } from "../sections/site";

const site: Page<"site"> = frontmatter;

type PageHead = { title: string; description: string };
type EntryHead = ProseContent["frontmatter"];

/** The public URL of the site's root, with a trailing slash. */
const SITE = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;
const NOINDEX = { name: "robots", content: "noindex" };
const SCHEMA_TYPES = { news: "NewsArticle", publications: "ScholarlyArticle" };

/** A route's `meta`: the tags of its page. */
export function pageMeta(page: PageHead): MetaFunction {
  return ({ location }) => describePage(page, location.pathname, "website");
}

/** The `meta` of the not-found page. */
export function notFoundMeta(page: PageHead): MetaFunction {
  return () => [...describe(page), NOINDEX];
}

/** The `meta` of prose pages, lists and entries: their content is the route's handle. */
export const proseMeta: MetaFunction = ({ matches, location }) => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- page-module.ts writes this handle
  const { frontmatter: page } = matches.at(-1)?.handle as ProseContent;
  const { collection } = page;
  const isEntry = collection !== undefined && collection.entries === undefined;
  return [
    ...describePage(page, location.pathname, isEntry ? "article" : "website"),
    ...feedLink(page),
    ...(isEntry ? [structuredData(article(page, location.pathname))] : []),
  ];
};

function describe({ title, description }: PageHead): MetaDescriptor[] {
  return [{ title: tabTitle(title, site.name) }, { name: "description", content: description }];
}

/**
 * The title and description, and what search engines and shared links need: the canonical URL, Open
 * Graph (ogp.me), and schema.org's WebSite and Organization on the first page, BreadcrumbList on every other.
 */
function describePage(page: PageHead, path: string, type: "website" | "article"): MetaDescriptor[] {
  const url = urlOf(path);
  return [
    ...describe(page),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: shareImage(path) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(import.meta.env.SITE_IS_PREVIEW ? [NOINDEX] : []),
    structuredData(path === "/" ? company() : breadcrumbs(page.title, url)),
  ];
}

/** The link to the Atom feed (RFC 4287) of a list and of its entries; a list without entries has none. */
function feedLink({ collection }: EntryHead): MetaDescriptor[] {
  if (!collection || collection.entries?.length === 0) return [];
  const { title, to } = collection;
  const href = `${urlOf(to)}/feed.xml`;
  return [{ tagName: "link", rel: "alternate", type: "application/atom+xml", title, href }];
}

function structuredData(data: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}

function company() {
  const logo = `${SITE}icon-512.png`;
  return {
    "@graph": [
      { "@type": "WebSite", name: site.name, url: SITE },
      { "@type": "Organization", name: site.name, url: SITE, logo },
    ],
  };
}

function breadcrumbs(title: string, url: string) {
  const home = { "@type": "ListItem", position: 1, name: site.name, item: SITE };
  const own = { "@type": "ListItem", position: 2, name: title, item: url };
  return { "@type": "BreadcrumbList", itemListElement: [home, own] };
}

function article({ title, headline = title, date, author, collection }: EntryHead, path: string) {
  const publisher = { "@type": "Organization", name: site.name, url: SITE };
  return {
    "@type": SCHEMA_TYPES[collection?.kind ?? "news"],
    headline,
    datePublished: date,
    // Whether the author is a person or a department is not known.
    author: author ?? publisher,
    publisher,
    image: shareImage(path),
    mainEntityOfPage: urlOf(path),
  };
}

function urlOf(path: string): string {
  return SITE + path.slice(1);
}

function shareImage(path: string): string {
  return `${SITE}share/${path.slice(1) || "home"}.png`;
}
