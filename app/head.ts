// What browsers, search engines, shared links and feed readers learn about a page: in the document that the build
// renders, and after each navigation.
import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { useOpenContent, type Content } from "./content";
import { SITE_LANGUAGE } from "./schema/languages";
import { site } from "./site";

interface Head {
  lang: string;
  title: string;
  /** The public address; the not-found page has none. */
  url?: string;
  tags: HeadTag[];
  /** Structured data (schema.org), for the document only: crawlers load every page. */
  data: object[];
}

type HeadTag = ["meta" | "link", Readonly<Record<string, string>>];
type Fields = Content["frontmatter"];

/** The public URL of the site's root, with a trailing slash. */
const ROOT = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;
const NOINDEX: HeadTag = ["meta", { name: "robots", content: "noindex" }];
const SCHEMA_TYPES = { news: "NewsArticle", publications: "ScholarlyArticle" };

/** Every tag of {@link Head}, and the structured data. */
const PAGE_TAGS =
  'link[rel="canonical"], link[rel="alternate"], meta[property], script[type="application/ld+json"], ' +
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"]';

/** The head of the open page; undefined where there is none. */
export function useHead(): Head | undefined {
  const { pathname } = useLocation();
  const content = useOpenContent();
  return content && headOf(content, pathname);
}

/** Gives the document the head of the open page after a navigation; a document that has been loaded has it already. */
export function useDocumentHead(): void {
  const head = useHead();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const isLoaded = head?.url === canonical?.href && head?.title === document.title;
    if (!head || isLoaded) return;
    document.title = head.title;
    document.documentElement.lang = head.lang;
    for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
    for (const [name, attributes] of head.tags) {
      const tag = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes))
        tag.setAttribute(attribute, value);
      document.head.append(tag);
    }
  });
}

/** The title of a browser tab. */
export function tabTitle(title: string): string {
  return `${title} · ${site.name}`;
}

/** @param path of the page, without the base path */
function headOf(content: Content, path: string): Head {
  const { frontmatter: page, isNotFound = false } = content;
  const { title, description, lang = SITE_LANGUAGE } = page;
  const basic = { lang, title: tabTitle(title) };
  const tags: HeadTag[] = [["meta", { name: "description", content: description }]];
  if (isNotFound) return { ...basic, tags: [...tags, NOINDEX], data: [] };
  const url = urlOf(path);
  if (import.meta.env.SITE_IS_PREVIEW) tags.push(NOINDEX);
  return {
    ...basic,
    url,
    tags: [
      ...tags,
      ["link", { rel: "canonical", href: url }],
      ...shareTags(page, url),
      ...feed(content),
      ...languages(page),
    ],
    // False in browsers, which then get none of this code.
    data: import.meta.env.SSR ? structuredData(page, url) : [],
  };
}

/** Open Graph (ogp.me): what a shared link shows. */
function shareTags(page: Fields, url: string): HeadTag[] {
  const { title, description } = page;
  const properties = {
    type: isEntry(page) ? "article" : "website",
    site_name: site.name,
    ...{ title, description, url },
    image: shareImage(url),
    ...{ "image:width": "1200", "image:height": "630", "image:alt": title },
  };
  return [
    ...Object.entries(properties).map(([name, content]): HeadTag => [
      "meta",
      { property: `og:${name}`, content },
    ]),
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
  ];
}

/** The link to the Atom feed (RFC 4287) of a list, for its entries and pages that show them too; an empty list has none. */
function feed({ frontmatter: { collection, latest }, lists }: Content): HeadTag[] {
  const shown = latest && {
    title: latest.title,
    to: latest.list,
    entries: lists[latest.list] ?? [],
  };
  const list = collection ?? shown;
  if (!list || list.entries?.length === 0) return [];
  const href = `${urlOf(list.to)}/feed.xml`;
  const { title } = list;
  return [["link", { rel: "alternate", type: "application/atom+xml", title, href }]];
}

function structuredData(page: Fields, url: string): object[] {
  if (!isEntry(page)) return [siteOrPath(page, url)];
  return [breadcrumbs(page, url), page.starts ? event(page, url) : article(page, url)];
}

/** The languages of a page that has several, its own too; the original is for readers of all others. */
function languages({ translations = [] }: Fields): HeadTag[] {
  const [original] = translations;
  const all = original ? [...translations, { ...original, lang: "x-default" }] : [];
  return all.map(({ lang: hrefLang, to }) => [
    "link",
    { rel: "alternate", hrefLang, href: urlOf(to) },
  ]);
}

/** schema.org's WebSite and Organization on the first page, BreadcrumbList on every other. */
function siteOrPath(page: Fields, url: string): object {
  if (url !== ROOT) return breadcrumbs(page, url);
  const { name, email, phone: telephone, address } = site;
  const logo = `${ROOT}icon-512.png`;
  const organization = { name, url: ROOT, logo, email, telephone, address };
  return {
    "@graph": [
      { "@type": "WebSite", name, url: ROOT },
      { "@type": "Organization", ...organization },
    ],
  };
}

function breadcrumbs(page: Fields, url: string): object {
  const steps = [...stepsAbove(page).map(({ name, to }) => [name, urlOf(to)]), [page.title, url]];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({
      ...{ "@type": "ListItem", position: index + 1, name, item },
    })),
  };
}

/** What is above a page: the first page, and the list of an entry. */
export function stepsAbove(page: Fields): { name: string; to: string }[] {
  const { collection } = page;
  const list = isEntry(page) && collection ? [{ name: collection.title, to: collection.to }] : [];
  return [{ name: site.name, to: "/" }, ...list];
}

function article({ title, headline = title, date, author, collection }: Fields, url: string) {
  const publisher = { "@type": "Organization", name: site.name, url: ROOT };
  return {
    "@type": SCHEMA_TYPES[collection?.kind ?? "news"],
    headline,
    datePublished: date,
    // Whether the author is a person or a department is not known.
    author: author ?? publisher,
    publisher,
    image: shareImage(url),
    mainEntityOfPage: url,
  };
}

/** Of its organizer nothing is known: the company may be a guest. */
function event(page: Fields, url: string) {
  const { title, headline = title, description, place, webcast, collection } = page;
  const { startDate, endDate } = collection ?? {};
  const places = [
    place && { "@type": "Place", name: place, address: place },
    webcast && { "@type": "VirtualLocation", url: webcast },
  ].filter(Boolean);
  return {
    "@type": "Event",
    name: headline,
    ...{ description, startDate, endDate },
    ...(places.length > 0 && { location: places, eventAttendanceMode: attendanceMode(page) }),
    image: shareImage(url),
    url,
  };
}

function attendanceMode({ place, webcast }: Fields): string {
  const mode = place ? "Offline" : "Online";
  return `https://schema.org/${place && webcast ? "Mixed" : mode}EventAttendanceMode`;
}

function isEntry({ collection }: Fields): boolean {
  return collection !== undefined && collection.entries === undefined;
}

function urlOf(path: string): string {
  return ROOT + path.replace(/^\/|\/$/g, "");
}

function shareImage(url: string): string {
  return `${ROOT}share/${url.slice(ROOT.length) || "home"}.png`;
}
