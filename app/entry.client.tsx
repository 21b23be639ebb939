import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { isDecodable } from "./frame/navigation-effects";

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
normalizeEntry(canonical ? new URL(canonical.href).pathname : location.pathname);
addEventListener("popstate", () => normalizeEntry(location.pathname));

const app = document.getElementById("app");
if (app) startTransition(() => void hydrateRoot(app, <RemixBrowser />));

/**
 * Gives the open history entry what the router needs. The path of the page: hosts send a page at other paths too, such
 * as `/index.html`, which are no routes. No hash that cannot be decoded, such as `#%`, on which the router fails. And a
 * key, which an entry made by the browser lacks: by its key the router finds the scroll position of an entry.
 */
function normalizeEntry(path: string): void {
  const hash = isDecodable(location.hash) ? location.hash : "";
  const state: unknown = history.state ?? { key: Math.random().toString(36).slice(2) };
  history.replaceState(state, "", path + location.search + hash);
}
