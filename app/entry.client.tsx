// The prerendered page in, the live app out.
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// The router decodes the hash unguarded, and an undecodable one ("/#%") would hang the tab.
try {
  decodeURIComponent(location.hash);
} catch {
  history.replaceState(history.state, "", location.pathname + location.search);
}

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// With every page's code at hand, a click needs no network: it works offline and after a redeploy.
// This file is imported dynamically, so the load event is often past when it runs.
if (document.readyState === "complete") fetchPages();
else addEventListener("load", fetchPages);

function fetchPages() {
  for (const route of Object.values(window.__remixManifest.routes)) {
    void import(/* @vite-ignore */ route.module).catch(() => undefined);
  }
}
