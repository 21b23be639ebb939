// The prerendered page in, the live app out.
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { fetchPages, followLinksSafely } from "./ui/page-modules";

// The router decodes the hash unguarded, and an undecodable one ("/#%") would hang the tab.
try {
  decodeURIComponent(location.hash);
} catch {
  history.replaceState(history.state, "", location.pathname + location.search);
}

// Without the page's own data React would empty the document; as it was sent, the page reads and its links lead on.
if (Reflect.has(window, "__remixContext")) {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  followLinksSafely();
  // This file is imported dynamically, so the load event is often past when it runs.
  if (document.readyState === "complete") fetchPages();
  else addEventListener("load", fetchPages);
}
