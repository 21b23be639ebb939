// The code of the other pages: fetched after the first has loaded, so that a click needs no network, and never at
// the moment of a click, where Remix would answer a missing file with a reload. A page made of its prose is no
// route; its module is kept in the router's own cache all the same, as `content/<name>`.
import { withoutSlash } from "./address";

const PROSE = "content/";

type Module = (typeof window.__remixRouteModules)[string];

/** Fetches the code of every route, and of the pages that the open one links to. */
export function fetchPages(): void {
  for (const { id, module } of Object.values(window.__remixManifest.routes))
    keep(
      id,
      import(/* @vite-ignore */ module).then((loaded: Module) => loaded),
    );
  fetchLinkedPages();
}

/** Fetches the code of the pages made of their prose that the open page links to. */
export function fetchLinkedPages(): void {
  const ids = [...document.links]
    .filter(({ origin }) => origin === location.origin)
    .flatMap(({ pathname }) => missingModules(pathname))
    // A name with an ending is a file: a slide, or the report of a review.
    .filter((id) => id.startsWith(PROSE) && !/\.\w+$/.test(id));
  if (ids.length === 0) return;
  // A module of its own: it grows with the site.
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

/** Hands a page's code to the router's own cache. What fails is left to the next document load. */
function keep(id: string, module: Promise<Module>): void {
  module.then(
    (loaded) => (window.__remixRouteModules[id] ??= loaded),
    () => undefined,
  );
}

/**
 * Lets the browser itself follow a link to a page whose code is not here: still on its way, or gone with an
 * older deploy. Offline, the page that is open stays.
 */
export function followLinksSafely(): void {
  // On the window and before all others: React listens at the document.
  addEventListener("click", followLink, { capture: true });
  addEventListener("popstate", (event) => {
    // The router fetches a route that is not here, but would take a page made of its prose for no page.
    if (!missingModules(location.pathname).some((id) => id.startsWith(PROSE))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

function followLink(event: MouseEvent): void {
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
    missingModules(link.pathname).length === 0
  )
    return;
  event.stopPropagation();
  if (!navigator.onLine) event.preventDefault();
}

/** The ids of the modules that a path needs and that are not here. */
function missingModules(pathname: string): string[] {
  const path = withoutSlash(pathname.slice(import.meta.env.BASE_URL.length));
  const routes = Object.values(window.__remixManifest.routes).filter(({ id }) => id !== "root");
  const route = routes.find((candidate) => (candidate.path ?? "") === path);
  const splat = routes.find((candidate) => candidate.path === "*");
  // In development the splat route brings all pages.
  const prose = route || import.meta.env.DEV ? [] : [PROSE + path];
  return [route?.id ?? splat?.id ?? "root", ...prose].filter(
    (id) => !(id in window.__remixRouteModules),
  );
}
