// What search engines, feed readers and shared links read in the head of a page.
import { useContext } from "react";

import { ContentContext, site, type Collection, type Content } from "./content";
import { ROOT, urlOf, useHead } from "./head";

/** Renders the tags that a page has of its own, except its title. */
export function PageTags() {
  const { url, description } = useHead() ?? {};
  const content = useContext(ContentContext);
  const collection = content?.frontmatter.collection;
  return (
    <>
      <meta name="description" content={description} />
      {(!url || import.meta.env.SITE_IS_PREVIEW) && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {content && url && <ShareTags content={content} url={url} />}
      {collection && <FeedLink {...collection} />}
    </>
  );
}

/** Renders the tags of Open Graph (ogp.me), which a shared link shows. */
function ShareTags({ content, url }: { content: Content; url: string }) {
  const { title, description, collection } = content.frontmatter;
  const isEntry = collection !== undefined && collection.entries === undefined;
  const properties: [name: string, content: string][] = [
    ["type", isEntry ? "article" : "website"],
    ["site_name", site.name],
    ["locale", localeOf(site.language)],
    ["title", title],
    ["description", description],
    ["url", url],
    ["image", `${ROOT}share.png`],
    ["image:width", "1200"],
    ["image:height", "630"],
    ["image:alt", site.name],
  ];
  return (
    <>
      {properties.map(([property, value]) => (
        <meta key={property + value} property={`og:${property}`} content={value} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Formats a language as Open Graph does: "de_DE". */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Links to the Atom feed (RFC 4287) of a list, from it and its entries; an empty list has none. */
function FeedLink({ title, to, entries }: Collection) {
  if (entries?.length === 0) return null;
  const href = `${urlOf(to)}/feed.xml`;
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />;
}
