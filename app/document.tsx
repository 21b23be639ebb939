// The HTML document, rendered at build time only; browsers hydrate `#siteApp`.
import { Links, Scripts } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { policy, styles } from "virtual:page-styles";

import { site } from "./content";
import { PreviewBar } from "./frame/preview-bar";
import { DocumentContext } from "./document-context";
import { PageTags } from "./document-tags";
import { useHead } from "./head";
import { colors } from "./theme/colors";

const BASE = import.meta.env.BASE_URL;
const preview = import.meta.env.SITE_PREVIEW;

export function Document({ children }: { children: ReactNode }) {
  const { script, structuredData = [] } = useContext(DocumentContext);
  const { title, url } = useHead() ?? {};
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        {/* It applies only to what follows. */}
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
        {/* Below the page, the code would be ready 14% later (10 paired loads). */}
        {script ? <script type="module" src={BASE + script} /> : <Scripts />}
      </head>
      <body>
        {/* A heading may have an id in lower case. */}
        <div id="siteApp" data-path={url && new URL(url).pathname}>
          {children}
        </div>
        {preview && <PreviewBar {...preview} />}
      </body>
    </html>
  );
}

/** Renders JSON-LD, whose quotes React would escape. Escapes "<", so that no text ends the script. */
function StructuredData({ object }: { object: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...object });
  const __html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
