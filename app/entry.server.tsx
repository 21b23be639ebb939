// Renders one page to a string, at build time only.
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { Document } from "./document";
import { DocumentContext } from "./document-context";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** The file of the page's only script; by default, the page gets the app's scripts. */
    script?: string;
    structuredData?: object[];
  }
}

/** Renders the app, then the document with it in Remix, which `<Links>` and `<Scripts>` need around them. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { script, structuredData }: AppLoadContext,
) {
  const page = <RemixServer context={context} url={request.url} />;
  const document = (
    <Document app={renderToString(page)} script={script} structuredData={structuredData} />
  );
  const html = renderToString(
    <DocumentContext.Provider value={document}>{page}</DocumentContext.Provider>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
