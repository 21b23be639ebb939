import { useEffect, useState, type ReactNode } from "react";
import { Outlet, useLocation, useMatches, useRouteError } from "react-router-dom";

import { ContentContext, type Content } from "./content";
import { Document } from "./document";
import { NavigationEffects } from "./frame/navigation-effects";
import { useDocumentHead } from "./head";
import "./theme/fonts.css";
import "./theme/global.css";
import "./frame/preview-bar.css";

/** Paths of the pages that the app has shown in this document; none before hydration. */
const shownPaths = new Set<string>();

/**
 * Surrounds the app with its content; in the build, with the document too, whose `#siteApp`
 * browsers hydrate.
 */
export function Layout({ children }: { children: ReactNode }) {
  const content = useMatches().at(-1)?.handle;
  return (
    <ContentContext.Provider value={isContent(content) ? content : undefined}>
      {import.meta.env.SSR ? <Document>{children}</Document> : children}
    </ContentContext.Provider>
  );
}

function isContent(handle: unknown): handle is Content {
  return typeof handle === "object" && handle !== null && "frontmatter" in handle;
}

export default function Root() {
  const { pathname } = useLocation();
  useDocumentHead();
  useEffect(() => {
    shownPaths.add(pathname);
  }, [pathname]);
  return (
    <>
      <Outlet />
      <NavigationEffects />
    </>
  );
}

export const ErrorBoundary = import.meta.env.DEV ? ErrorMessage : ReadablePage;

function ErrorMessage() {
  const error = useRouteError();
  return <pre>{error instanceof Error ? error.stack : String(error)}</pre>;
}

/**
 * Keeps a page readable whose code fails: it stays as the document shows it, and its links load
 * documents. After a navigation, which can leave parts of two pages, the document of the page is
 * loaded.
 */
function ReadablePage() {
  const { pathname } = useLocation();
  const [page] = useState(() =>
    [...shownPaths].every((path) => path === pathname)
      ? document.getElementById("siteApp")?.cloneNode(true)
      : undefined,
  );
  useEffect(() => {
    if (!page) location.reload();
  }, [page]);
  return <div ref={(root) => root?.append(...(page?.childNodes ?? []))} />;
}

/** Renders nothing before the first page in development; a build prerenders every page. */
export function HydrateFallback() {
  return null;
}
