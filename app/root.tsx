import { useContext, type ReactNode } from "react";
import { Outlet } from "react-router-dom";

import { DocumentContext } from "./document-context";
import { Failure } from "./frame/failure";
import { Frame } from "./frame/frame";
import { NavigationEffects } from "./frame/navigation-effects";
import { useDocumentHead } from "./head";
import "./theme/fonts.css";
import "./theme/global.css";
import "./frame/preview-bar.css";

export function Layout({ children }: { children: ReactNode }) {
  return useContext(DocumentContext) ?? children;
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

/** In place of a page that fails. */
export function ErrorBoundary() {
  return (
    <Frame>
      <Failure />
    </Frame>
  );
}

/** Shown in development only, before the first page: a build renders every page. */
export function HydrateFallback() {
  return null;
}
