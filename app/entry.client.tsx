import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { isDecodable } from "./frame/navigation-effects";

const app = document.getElementById("siteApp");
/** The path of the page that was sent; in development, that of the address. */
const sentPath = app?.dataset["path"] ?? location.pathname;

// In a copy at another address, as in a web archive, links of the router would lead out of the copy.
if (app && isAddressOf(sentPath) && isComplete()) {
  normalizeEntry(sentPath, history.state);
  // Chromium sends no state after a link to the part that is already in the address.
  addEventListener("popstate", ({ state }) => normalizeEntry(location.pathname, state));
  startTransition(() => void hydrateRoot(app, <RemixBrowser />));
}

/** Tells whether hosts send a page at the open address: `/investors`, `/investors/` or `/investors.html`. */
function isAddressOf(path: string): boolean {
  const plain = (each: string) =>
    each
      .replace(/(?:\.html|\/|%2f)*$/i, "")
      .replace(/\/index$/i, "")
      .toLowerCase();
  return plain(location.pathname) === plain(path);
}

/** Tells whether each script arrived whole; after an empty one, React would empty the page. */
function isComplete(): boolean {
  const parts: unknown[] = [window.__remixManifest, ...Object.values(window.__remixRouteModules)];
  return parts.every((part) => part && Object.keys(part).length > 0);
}

/**
 * Gives the open history entry what the router needs: a route's path, unlike `/index.html`; a hash
 * that can be decoded, unlike `#%`; and a key, by which the router finds the scroll position.
 */
function normalizeEntry(path: string, saved: unknown): void {
  const hash = isDecodable(location.hash) ? location.hash : "";
  const state = saved ?? { key: Math.random().toString(36).slice(2) };
  history.replaceState(state, "", path + location.search + hash);
}
