// The script at the end of the document.
import { Scripts } from "@remix-run/react";
import { createContext, useContext } from "react";

import { fetchPriority } from "../jsx/fetch-priority";

/** What the build knows of a page's script. */
export interface PageScript {
  src: string;
  /** The URLs of the files that it imports first. */
  imports?: string[];
  /** The id of the page's module: of a route, or `content/<name>` for a page of prose. */
  page?: string;
  /** The URL of a page of prose's module. */
  module?: string;
}

export const PageScriptContext = createContext<PageScript | undefined>(undefined);

/** The build's script, or Remix's inline ones, which development uses. */
export function PageScripts() {
  const script = useContext(PageScriptContext);
  if (!script) return <Scripts />;
  const { src, imports = [], page, module } = script;
  return (
    <>
      {imports.map((file) => (
        // They come with the pictures of the first screen, which the script waits for, and not one round trip later.
        <link key={file} rel="modulepreload" href={file} {...fetchPriority("low")} />
      ))}
      <script type="module" async src={src} data-page={page} data-module={module} />
    </>
  );
}

/** What the open page's script element says; in development nothing. */
export function openPage(): DOMStringMap {
  return document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
}
