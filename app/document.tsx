// The HTML document around the app, rendered at build time only: in a browser, React starts inside its first element.
import { Links, Scripts } from "@remix-run/react";
import { policy, styles } from "virtual:page-styles";

import { PreviewBar } from "./frame/preview-bar";
import { useOpenContent } from "./content";
import { useHead } from "./head";
import { colors } from "./theme/colors";

/** The base path of the site, with a slash at both ends. */
const BASE = import.meta.env.BASE_URL;
const preview = import.meta.env.SITE_PREVIEW;

interface DocumentProps {
  /** The HTML of the app. */
  app: string;
  /** The file of the page's only script, for a page without the app. */
  script?: string | undefined;
  /** What search engines read about the page (schema.org). */
  structuredData?: object[] | undefined;
}

export function Document({ app, script, structuredData = [] }: DocumentProps) {
  const { lang, title, url, tags = [] } = useHead() ?? {};
  const icon = useOpenContent()?.frame.frontmatter.icon;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {/* Before everything it applies to. */}
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colors.page} />
        <title>{title}</title>
        {tags.map(([Tag, attributes], index) => (
          <Tag key={index} {...attributes} />
        ))}
        {structuredData.map((object, index) => (
          <StructuredData key={index} object={object} />
        ))}
        <Links />
        {icon && (
          <link rel="icon" href={icon.src} type={icon.sources ? undefined : "image/svg+xml"} />
        )}
        <link rel="icon" type="image/png" sizes="32x32" href={`${BASE}icon-32.png`} />
        <link rel="apple-touch-icon" href={`${BASE}apple-touch-icon.png`} />
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        {/* Here and not after the page: code was ready in 0.86 of the time, and the first paint as early (10 paired loads). */}
        {script ? <script type="module" src={BASE + script} /> : <Scripts />}
      </head>
      <body>
        {/* No heading has a capital letter in its id. The path, as archives leave it. */}
        <div
          id="siteApp"
          data-path={url && new URL(url).pathname}
          dangerouslySetInnerHTML={{ __html: app }}
        />
        {preview && <PreviewBar {...preview} />}
      </body>
    </html>
  );
}

/** JSON-LD, in which React would escape the quotes; "<" is escaped, so that no text ends the script. */
function StructuredData({ object }: { object: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...object });
  const __html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
