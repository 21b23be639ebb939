// Every head tag that depends on the page.
import type { MetaDescriptor } from "@remix-run/react";

type Subject = { title: string; description: string };

const NOINDEX = { name: "robots", content: "noindex" };

/** The public URL of the site's root, with a trailing slash. */
const SITE = `${import.meta.env.SITE_ORIGIN}${import.meta.env.BASE_URL}`;

/**
 * The title and description, and what search engines and shared links need: the canonical URL, Open
 * Graph (ogp.me), and schema.org's WebSite and Organization on the first page, BreadcrumbList on every other.
 * @param name the page's name, which is its path without the first slash; "home" for the first page
 * @param type of Open Graph
 */
export function pageMeta(
  page: Subject,
  siteName: string,
  name: string,
  type: "website" | "article" = "website",
): MetaDescriptor[] {
  const url = name === "home" ? SITE : `${SITE}${name}`;
  const image = `${SITE}share/${name}.png`;
  return [
    ...headlineMeta(page, siteName),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(import.meta.env.SITE_IS_PREVIEW ? [NOINDEX] : []),
    // For crawlers, which read the file; in the browser, React would have to create a script element.
    ...(import.meta.env.SSR
      ? [{ "script:ld+json": describeInData(page, siteName, name, url) }]
      : []),
  ];
}

/** The head tags of the 404 page. */
export function notFoundMeta(page: Subject, siteName: string): MetaDescriptor[] {
  return [...headlineMeta(page, siteName), NOINDEX];
}

function headlineMeta({ title, description }: Subject, siteName: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: "description", content: description }];
}

function describeInData(page: Subject, siteName: string, name: string, url: string) {
  const logo = `${SITE}icon-512.png`;
  const context = "https://schema.org";
  if (name === "home")
    return {
      "@context": context,
      "@graph": [
        { "@type": "WebSite", name: siteName, url: SITE },
        { "@type": "Organization", name: siteName, url: SITE, logo },
      ],
    };
  const home = { "@type": "ListItem", position: 1, name: siteName, item: SITE };
  const own = { "@type": "ListItem", position: 2, name: page.title, item: url };
  return { "@context": context, "@type": "BreadcrumbList", itemListElement: [home, own] };
}
