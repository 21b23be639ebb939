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

/** What was around the last page, for one whose code fails before it names anything. */
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

/** In place of a page that fails; in development, one that cannot be read has no words, and an overlay. */
export function ErrorBoundary() {
  if (!useContext(FrameContext)) return null;
  return (
    <PageFrame>
      <Failure />
    </PageFrame>
  );
}

/** Shown in development only, before the first page: a build renders every page. */
export function HydrateFallback() {
  return null;
}
