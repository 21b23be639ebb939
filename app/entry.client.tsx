// The prerendered page in, the live app out.
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { settleAddress } from "./ui/address";
import { fetchPages, followLinksSafely } from "./ui/page-modules";

// Without the page's own data React would empty the document; as it was sent, the page reads and its links lead on.
if (Reflect.has(window, "__remixContext")) {
  settleAddress();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  followLinksSafely();
  // This file is imported dynamically, so the load event is often past when it runs.
  if (document.readyState === "complete") fetchPages();
  else addEventListener("load", fetchPages);
}
