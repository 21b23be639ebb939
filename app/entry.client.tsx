import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { keepInput } from "./frame/keep-input";
import { isDecodable } from "./frame/navigation-effects";

const app = document.getElementById("siteApp");
/** The path of the page that was sent; in development, and for the shell, the address is all that is known. */
const sentPath = app?.dataset["path"] ?? location.pathname;

// A copy of a page at an address of its own, as in a web archive, stays what it was: for the router, it would be lost.
if (app && isAddressOf(sentPath)) {
  normalizeEntry(sentPath, history.state);
  // Where a link leads to the part that is already in the address, Chromium keeps the state of the entry, and the event has none.
  addEventListener("popstate", ({ state }) => normalizeEntry(location.pathname, state));
  const restoreInput = keepInput(app);
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    restoreInput();
  };
  startTransition(() => void hydrateRoot(app, <RemixBrowser />, { onRecoverableError }));
}

/** Whether the open address is one at which hosts send this page: `/index.html`, `/investors.html` and `/investors/` too. */
function isAddressOf(path: string): boolean {
  const plain = (each: string) =>
    each
      .replace(/(?:\.html|\/|%2f)*$/i, "")
      .replace(/\/index$/i, "")
      .toLowerCase();
  return plain(location.pathname) === plain(path);
}

/**
 * Gives the open history entry what the router needs. The path of the page: hosts send a page at other paths too, such
 * as `/index.html`, which are no routes. No hash that cannot be decoded, such as `#%`, on which the router fails. And a
 * key, which an entry made by the browser lacks: by its key the router finds the scroll position of an entry.
 */
function normalizeEntry(path: string, written: unknown): void {
  const hash = isDecodable(location.hash) ? location.hash : "";
  const state = written ?? { key: Math.random().toString(36).slice(2) };
  history.replaceState(state, "", path + location.search + hash);
}
