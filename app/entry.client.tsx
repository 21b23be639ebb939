// Hydrates the prerendered page.
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { settleAddress } from "./ui/navigation/address";
import { fetchPages, followLinksSafely } from "./ui/navigation/page-modules";

settleAddress();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
followLinksSafely();
// This file runs after the first paint, so the load event has often fired already.
if (document.readyState === "complete") fetchPages();
else addEventListener("load", fetchPages);

// Development only.
import.meta.hot?.on("content:title", ({ from, to }: ContentEvents["content:title"]) => {
  document.title = document.title.replace(from, () => to);
});
