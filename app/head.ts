// The title and the tags in the head of a page, in the document of the build and after a navigation.
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { useOpenContent, type Content } from "./content";
import { alternatesOf } from "./schema/languages";

interface Head {
  lang: string;
  title: string;
  /** The public address; the not-found page has none. */
  url?: string;
  tags: HeadTag[];
}

type HeadTag = ["meta" | "link", Readonly<Record<string, string>>];
type Fields = Content["frontmatter"];

/** The public URL of the site's root, with a trailing slash. */
const ROOT = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;
const NOINDEX: HeadTag = ["meta", { name: "robots", content: "noindex" }];

/** Selects every tag of {@link Head}, and the structured data of the page that was loaded. */
const PAGE_TAGS =
  'link[rel="canonical"], link[rel="alternate"], meta[property], script[type="application/ld+json"], ' +
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"]';

/** Builds the head of the open page; undefined without a page. */
export function useHead(): Head | undefined {
  const { pathname } = useLocation();
  const content = useOpenContent();
  return content && buildHead(content, pathname);
}

/** Updates the head of the document after a navigation. */
export function useDocumentHead(): void {
  const head = useHead();
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    const { documentElement: html } = document;
    // Don't set the same value, because browsers would compute all styles again.
    if (html.lang !== head.lang) html.lang = head.lang;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (head.url === canonical?.href) return;
    for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
    for (const [name, attributes] of head.tags) {
      const tag = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes))
        tag.setAttribute(attribute, value);
      document.head.append(tag);
    }
  });
}

/** Formats the title of a browser tab. @param name the company's */
export function tabTitle(title: string, name: string): string {
  return `${title} · ${name}`;
}

/** Builds the head of a page. @param path without the base path */
function buildHead(content: Content, path: string): Head {
  const { frontmatter: page, frame, isNotFound = false } = content;
  const { title, description } = page;
  const { lang, name } = frame.frontmatter;
  const basic = { lang, title: tabTitle(title, name) };
  const tags: HeadTag[] = [["meta", { name: "description", content: description }]];
  if (isNotFound) return { ...basic, tags: [...tags, NOINDEX] };
  const url = urlOf(path);
  if (import.meta.env.SITE_IS_PREVIEW) tags.push(NOINDEX);
  tags.push(["link", { rel: "canonical", href: url }]);
  tags.push(...shareTags(content, url), ...feedLink(content), ...alternateLinks(page));
  return { ...basic, url, tags };
}

/** Builds the tags of Open Graph (ogp.me), which a shared link shows. */
function shareTags({ frontmatter: page, frame }: Content, url: string): HeadTag[] {
  const { title, description, collection, translations = [] } = page;
  const { lang, name } = frame.frontmatter;
  const others = translations.filter((each) => each.lang !== lang);
  const isEntry = collection !== undefined && collection.entries === undefined;
  const properties = {
    type: isEntry ? "article" : "website",
    site_name: name,
    locale: localeOf(lang),
    title,
    description,
    url,
    image: `${ROOT}share/${url.slice(ROOT.length) || "home"}.png`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": title,
  };
  return [
    ...Object.entries(properties).map(([name, content]): HeadTag => [
      "meta",
      { property: `og:${name}`, content },
    ]),
    ...others.map((each): HeadTag => [
      "meta",
      { property: "og:locale:alternate", content: localeOf(each.lang) },
    ]),
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
  ];
}

/** Formats a language as Open Graph does: "de_DE". */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

/** Links to the Atom feed (RFC 4287) of a list, from its entries and pages that show them too; an empty list has none. */
function feedLink({ frontmatter: { collection, latest }, lists }: Content): HeadTag[] {
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

/** Links to all languages of a page that has several, its own included. */
function alternateLinks({ translations = [] }: Fields): HeadTag[] {
  return alternatesOf(translations).map(({ lang: hrefLang, to }) => [
    "link",
    { rel: "alternate", hrefLang, href: urlOf(to) },
  ]);
}

function urlOf(path: string): string {
  return ROOT + path.replace(/^\/|\/$/g, "");
}
