// The code of the other pages: fetched after the first page has loaded, so that a click needs no network, and never at
// the moment of a click, when Remix would answer a missing file with a reload. A page of prose is not a
// route; its module is in the router's cache too, as `content/<name>`.
import { withoutSlash } from "./address";

const PROSE = "content/";

type Module = (typeof window.__remixRouteModules)[string];

/** Fetches the code of every route, and of the pages of prose that the open page links to. */
export function fetchPages(): void {
  for (const { id, module } of Object.values(window.__remixManifest.routes))
    keep(
      id,
      import(/* @vite-ignore */ module).then((loaded: Module) => loaded),
    );
  fetchLinkedPages();
}

/** Fetches the code of the pages of prose that the open page links to. */
export function fetchLinkedPages(): void {
  const ids = [...document.links]
    .filter(({ origin }) => origin === location.origin)
    .flatMap(({ pathname }) => missingModules(pathname))
    // A path with an extension is a file: a slide, or a review report.
    .filter((id) => id.startsWith(PROSE) && !/\.\w+$/.test(id));
  if (ids.length === 0) return;
  // A separate module, because it grows with the site.
  import("virtual:prose-page-imports").then(
    ({ default: imports }) => {
      for (const id of new Set(ids)) {
        const load = new Map(Object.entries(imports)).get(id.slice(PROSE.length));
        if (load) keep(id, load());
      }
    },
    () => undefined,
  );
}

/** Adds a page's code to the router's cache. A failure is left to the next document load. */
function keep(id: string, module: Promise<Module>): void {
  module.then(
    (loaded) => (window.__remixRouteModules[id] ??= loaded),
    () => undefined,
  );
}

/**
 * Leaves a link to a page whose code is missing to the browser: the code is still loading, or gone with an
 * older deploy. Offline, the open page stays.
 */
export function followLinksSafely(): void {
  // On the window and in the capture phase, before React, which listens on the document.
  addEventListener("click", followLink, { capture: true });
  addEventListener("popstate", (event) => {
    // The router can fetch a missing route, but would show the 404 page for a page of prose.
    if (!missingModules(location.pathname).some((id) => id.startsWith(PROSE))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

function followLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  // The second click of a double click: the router would add the page to the history again. A part of
  // the page is still scrolled to again.
  if (link?.href === location.href && !link.hash && event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (
    !link ||
    link.origin !== location.origin ||
    link.pathname === location.pathname ||
    missingModules(link.pathname).length === 0
  )
    return;
  event.stopPropagation();
  if (!navigator.onLine) event.preventDefault();
}

/** The ids of the modules that a path needs and that are not loaded. */
function missingModules(pathname: string): string[] {
  const path = withoutSlash(pathname.slice(import.meta.env.BASE_URL.length));
  const routes = Object.values(window.__remixManifest.routes).filter(({ id }) => id !== "root");
  const route = routes.find((candidate) => (candidate.path ?? "") === path);
  const splat = routes.find((candidate) => candidate.path === "*");
  const prose = route ? [] : [PROSE + path];
  return [route?.id ?? splat?.id ?? "root", ...prose].filter(
    (id) => !(id in window.__remixRouteModules),
  );
}
