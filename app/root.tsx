import { Outlet, useMatches } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { PreviewBar } from "virtual:preview-bar";

import * as content from "../content/site.mdx";
import { DocumentContext } from "./document-context";
import type { Page } from "./schema/pages";
import { Footer } from "./sections/frame/footer";
import { Header } from "./sections/frame/header";
import { COMPONENTS, ProseBody } from "./sections/prose/prose";
import { SiteContext } from "./sections/site";
import { Band } from "./ui/band";
import { NavigationEffects } from "./ui/navigation/navigation-effects";
import { TooltipProvider } from "./ui/tooltip/tooltip";
import "@fontsource/newsreader/400.css";
import "@fontsource/source-sans-3/400.css";
import "@fontsource/source-sans-3/600.css";
import "./theme/fonts.css";
import "./theme/global.css";

const site: Page<"site"> = content.frontmatter;

/** For the SPA fallback only: each page sets its own head tags. */
export const meta = () => [{ title: site.name }, { name: "robots", content: "noindex" }];

export function Layout({ children }: { children: ReactNode }) {
  const document = useContext(DocumentContext);
  return (
    document ?? (
      <SiteContext.Provider value={site}>
        <TooltipProvider>{children}</TooltipProvider>
      </SiteContext.Provider>
    )
  );
}

export default function Root() {
  const hasFrame = useMatches().every(({ id }) => id !== "not-found");
  return (
    <>
      {hasFrame ? (
        <Frame>
          <Outlet />
        </Frame>
      ) : (
        <Outlet />
      )}
      <NavigationEffects />
      <PreviewBar />
    </>
  );
}

export function HydrateFallback() {
  return <Status text={site.labels.loading} />;
}

export function ErrorBoundary() {
  return <Status text={site.labels.failure} />;
}

/** One line in place of a page. */
function Status({ text }: { text: string }) {
  return (
    <Frame>
      <Band>
        <p role="status">{text}</p>
      </Band>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer>
        <ProseBody content={content} components={COMPONENTS} />
      </Footer>
    </>
  );
}
