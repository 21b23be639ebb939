// Hydrates the prerendered page.
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { settleAddress } from "./ui/navigation/address";
import { keepPages, watchLinks, followLinksSafely } from "./ui/navigation/page-modules";

async function start(): Promise<void> {
  // Development has the open page's route from Remix, and fetches others at a click.
  if (import.meta.env.PROD) await keepPages((await import("./entry.routes")).routeModules);
  settleAddress();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  followLinksSafely();
  watchLinks();
}

void start();

// Development only.
import.meta.hot?.on("content:title", ({ from, to }: ContentEvents["content:title"]) => {
  document.title = document.title.replace(from, () => to);
});
