// Renders one page to a string, at build time only.
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { PageScriptContext, type PageScript } from "./ui/navigation/page-script";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** Describes the page's only script; without it the page gets Remix's own scripts. */
    pageScript?: (context: EntryContext) => PageScript;
  }
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { pageScript }: AppLoadContext,
) {
  const html = renderToString(
    <PageScriptContext.Provider value={pageScript?.(context)}>
      <RemixServer context={context} url={request.url} />
    </PageScriptContext.Provider>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
