import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

normalizeUrl();
addEventListener("popstate", normalizeUrl);

const app = document.getElementById("app");
if (app) startTransition(() => void hydrateRoot(app, <RemixBrowser />));

/**
 * Replaces a URL that would crash the router: `/index.html`, which hosts serve as `/`, is no route, and a hash such as
 * `#%` cannot be decoded.
 */
function normalizeUrl(): void {
  const path = location.pathname.replace(/\/index\.html$/, "/");
  const hash = isDecodable(location.hash) ? location.hash : "";
  if (path !== location.pathname || hash !== location.hash)
    history.replaceState(history.state, "", path + location.search + hash);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
