import { useContext, useEffect, type ReactNode } from "react";
import { Outlet } from "react-router-dom";

import { ContentContext, FrameContext, useOpenContent, type FrameContent } from "./content";
import { DocumentContext } from "./document-context";
import { Failure } from "./frame/failure";
import { PageFrame } from "./frame/frame";
import { NavigationEffects } from "./frame/navigation-effects";
import { useDocumentHead } from "./head";
import "./theme/fonts.css";
import "./theme/global.css";
import "./theme/languages.css";
import "./frame/preview-bar.css";

/** The frame of the last page, for a page whose code fails before it names its own. */
const lastPage: { frame?: FrameContent } = {};

export function Layout({ children }: { children: ReactNode }) {
  const content = useOpenContent();
  useEffect(() => {
    if (content) lastPage.frame = content.frame;
  }, [content]);
  const page = (
    <FrameContext.Provider value={content?.frame ?? lastPage.frame}>
      <ContentContext.Provider value={content}>{children}</ContentContext.Provider>
    </FrameContext.Provider>
  );
  return useContext(DocumentContext) ?? page;
}

export default function Root() {
  useDocumentHead();
  return (
    <>
      <Outlet />
      <NavigationEffects />
    </>
  );
}

/** Replaces a page that fails; in development, Vite's overlay covers one that cannot be read. */
export function ErrorBoundary() {
  if (!useContext(FrameContext)) return null;
  return (
    <PageFrame>
      <Failure />
    </PageFrame>
  );
}

/** Renders nothing before the first page in development; a build prerenders every page. */
export function HydrateFallback() {
  return null;
}
