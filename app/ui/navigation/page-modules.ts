// The code of the other pages: fetched after the first has loaded, so that a click needs no network, and
// never asked for at the moment of a click, where Remix would answer a missing file with a reload.

import { withoutSlash } from "./address";

/** Fetches every page's code and hands it to the router's own cache. What fails is left to the next document load. */
export function fetchPages(): void {
  for (const { id, module } of Object.values(window.__remixManifest.routes)) {
    import(/* @vite-ignore */ module).then(
      (loaded) => {
        window.__remixRouteModules[id] ??= loaded;
      },
      () => undefined,
    );
  }
}

/**
 * Lets the browser itself follow a link to a page whose code is not here: still on its way, or gone with an
 * older deploy. Offline, the page that is open stays.
 */
export function followLinksSafely(): void {
  // On the window and before all others: React listens at the document.
  addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      // The second click of a double click: the router would put the page into the history once more. A part of
      // the page is scrolled to again.
      if (link?.href === location.href && !link.hash && event.detail > 1) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (
        !link ||
        link.origin !== location.origin ||
        link.pathname === location.pathname ||
        isLoaded(link.pathname)
      )
        return;
      event.stopPropagation();
      if (!navigator.onLine) event.preventDefault();
    },
    { capture: true },
  );
}

function isLoaded(pathname: string): boolean {
  const path = withoutSlash(pathname.slice(import.meta.env.BASE_URL.length));
  const routes = Object.values(window.__remixManifest.routes).filter(({ id }) => id !== "root");
  const route = routes.find((candidate) => (candidate.path ?? "") === path);
  return route
    ? route.id in window.__remixRouteModules
    : Object.hasOwn(window.__prosePages ?? {}, path);
}
