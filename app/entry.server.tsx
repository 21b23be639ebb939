// Renders one page to a string, at build time only.
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { DocumentContext } from "./document";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** All styles of the site; none in development. */
    styles?: string;
    /** The Content Security Policy, which allows these styles. */
    policy?: string;
    /** The file of the page's only script; by default, the page gets the app's scripts. */
    script?: string;
    /** What search engines read about the page (schema.org). */
    structuredData?: object[];
  }
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  page: AppLoadContext,
) {
  const html = renderToString(
    <DocumentContext.Provider value={page}>
      <RemixServer context={context} url={request.url} />
    </DocumentContext.Provider>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
