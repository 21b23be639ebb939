// The document: head, frame, and what shows when a page fails.
import type { LinksFunction } from "@remix-run/node";
import { Links, Meta, Outlet, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";

import Blurb, { documents, frontmatter as site } from "../content/site.mdx";
import { Failure } from "./sections/frame/failure";
import { Footer } from "./sections/frame/footer";
import { Header } from "./sections/frame/header";
import { Main } from "./ui/main";
import { PageStyles } from "./ui/navigation/page-styles";
import { NavigationEffects } from "./ui/navigation/navigation-effects";
import { PageScripts } from "./ui/navigation/page-script";
import { linkTags } from "./sections/prose/link-tags";
import { SlideLabels } from "./sections/deck/slide-labels";
import { Tooltips } from "./ui/tooltip/tooltip";
import { policy } from "virtual:page-styles";
import displayFont from "@fonts/display.woff2?url";
import textFont from "@fonts/text.woff2?url";
import { PreviewBar } from "virtual:preview-bar";
import { themeColor } from "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/global.css";

/** The base path of the site, with a slash at both ends. */
const BASE = import.meta.env.BASE_URL;

/** For the SPA fallback only: each page sets its own head tags. */
export const meta = () => [{ title: site.name }, { name: "robots", content: "noindex" }];

export const links: LinksFunction = () => [
  // A fast line has them in time for the first paint, without which no `optional` font shows before the next page. On
  // Lighthouse's slow line they cost the first paint nothing that could be measured.
  { rel: "preload", as: "font", type: "font/woff2", href: textFont, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: displayFont, crossOrigin: "anonymous" },
  { rel: "icon", ...(!site.icon.sources && { type: "image/svg+xml" }), href: site.icon.src },
  { rel: "icon", type: "image/png", sizes: "32x32", href: `${BASE}icon-32.png` },
  { rel: "apple-touch-icon", href: `${BASE}apple-touch-icon.png` },
  { rel: "manifest", href: `${BASE}manifest.webmanifest` },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* Before everything it applies to. React renders it: a tag that something else adds breaks hydration. */}
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Links />
        <PageStyles />
        {/* Last: React tolerates server-only elements at the end of head and body, and nowhere else. */}
        <Meta />
      </head>
      <body>
        {children}
        {/* Never in a visitor's browser: React would make a script element, which the policy's trusted types block. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <PageScripts />}
      </body>
    </html>
  );
}

// Chosen at build time: the public site contains no code of previews.
export default import.meta.env.SITE_IS_PREVIEW ? PreviewRoot : Root;

function PreviewRoot() {
  return (
    <>
      <Root />
      <PreviewBar />
    </>
  );
}

function Root() {
  const isFrameless = useMatches().some(
    ({ handle, params }) => isHandle(handle) && handle.isFrameless(params),
  );
  return (
    <SlideLabels.Provider value={site.labels.slides}>
      {isFrameless ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
      <NavigationEffects />
      <Tooltips />
    </SlideLabels.Provider>
  );
}

interface RouteHandle {
  /** Whether the page has neither top bar nor footer. */
  isFrameless: (params: Record<string, string | undefined>) => boolean;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "isFrameless" in handle;
}

export function HydrateFallback() {
  return (
    <Frame>
      <Failure text={site.labels.loading} />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <Failure text={site.labels.failure} />
    </Frame>
  );
}

const blurbTags = linkTags(documents);

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header site={site} />
      <Main>{children}</Main>
      <Footer site={site}>
        <Blurb components={blurbTags} />
      </Footer>
    </>
  );
}
