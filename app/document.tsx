import type { AppLoadContext } from "@remix-run/node";
import { Links, Scripts } from "@remix-run/react";
import { createContext, useContext, type ReactNode } from "react";

import { ContentContext, site, type Collection, type Content } from "./content";
import { PreviewBar } from "./frame/preview-bar";
import { HOME, urlOf, useHead } from "./head";
import { colors } from "./theme/colors";

const BASE = import.meta.env.BASE_URL;
const preview = import.meta.env.SITE_PREVIEW;

/** Holds what only the build knows about a page. */
export const DocumentContext = createContext<AppLoadContext>({});

/** Renders the HTML document, at build time only; browsers hydrate `#siteApp`. */
export function Document({ children }: { children: ReactNode }) {
  const { policy, styles, script, structuredData = [] } = useContext(DocumentContext);
  const { title, url } = useHead() ?? {};
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        {/* A policy here applies only to what follows it. */}
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colors.page} />
        <title>{title}</title>
        <PageTags />
        {structuredData.map((object, index) => (
          <StructuredData key={index} object={object} />
        ))}
        <Links />
        <link rel="icon" type="image/svg+xml" href={`${BASE}icon.svg`} />
        <link rel="icon" type="image/png" sizes="32x32" href={`${BASE}icon-32.png`} />
        <link rel="apple-touch-icon" href={`${BASE}apple-touch-icon.png`} />
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        {script ? <script type="module" src={BASE + script} /> : <Scripts />}
      </head>
      <body>
        {/* Ids of headings have no capital letters. */}
        <div id="siteApp" data-path={url && new URL(url).pathname}>
          {children}
        </div>
        {preview && <PreviewBar {...preview} />}
      </body>
    </html>
  );
}

/** React would escape the quotes of JSON-LD; "<" could end the script. */
function StructuredData({ object }: { object: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...object });
  const __html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

function PageTags() {
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

/** Open Graph (ogp.me) is what a shared link shows. */
function ShareTags({ content, url }: { content: Content; url: string }) {
  const { title, description, collection } = content.frontmatter;
  const isEntry = collection !== undefined && collection.entries === undefined;
  const properties: [name: string, content: string][] = [
    ["type", isEntry ? "article" : "website"],
    ["site_name", site.name],
    ["title", title],
    ["description", description],
    ["url", url],
    ["image", `${HOME}share.png`],
    ["image:width", "1200"],
    ["image:height", "630"],
    ["image:alt", site.name],
  ];
  return (
    <>
      {properties.map(([property, value]) => (
        <meta key={property} property={`og:${property}`} content={value} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Links to the Atom feed (RFC 4287) of a list, from it and its entries; an empty list has none. */
function FeedLink({ title, to, entries }: Collection) {
  if (entries?.length === 0) return null;
  const href = `${urlOf(to)}/feed.xml`;
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />;
}
