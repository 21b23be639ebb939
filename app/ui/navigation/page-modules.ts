// The code of the other pages, so that a click needs no network: that of all routes came with the first page, that of
// a page of prose is fetched when a link to it is seen, never at the moment of a click, when Remix would answer a
// missing file with a reload. A page of prose is not a route; its module is in the router's cache as `content/<name>`.
import { withoutSlash } from "./address";
import { openPage } from "./page-script";

const PROSE = "content/";

type Module = (typeof window.__remixRouteModules)[string];

/** Keeps the code of every route, which came with the first page, and of the page of prose that is open. */
export async function keepPages(routes: Record<string, Module>): Promise<void> {
  Object.assign(window.__remixRouteModules, routes);
  const { page, module } = openPage();
  if (page && module)
    window.__remixRouteModules[page] = await import(/* @vite-ignore */ module).then(
      (loaded: Module) => loaded,
    );
}

/** How many pages of prose are fetched as soon as their links are seen; the others follow when the line is free. */
const AT_ONCE = 3;
/** Milliseconds after which it is. */
const LATER = 6000;

/** Fetches the code of each page of prose when a link to it is seen on the open page. */
export function watchLinks(): void {
  let left = AT_ONCE;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const name =
        target instanceof HTMLAnchorElement && isIntersecting ? missingProse(target) : undefined;
      if (name === undefined) continue;
      observer.unobserve(target);
      if (left-- > 0) fetchProse(name);
      else setTimeout(fetchProse, LATER, name);
    }
  });
  for (const link of document.links)
    if (link instanceof HTMLAnchorElement && missingProse(link) !== undefined)
      observer.observe(link);
}

/** The name of the page of prose that a link leads to, if its code is missing. */
function missingProse({ origin, pathname }: HTMLAnchorElement): string | undefined {
  // A path with an extension is a file: a slide, or a review report.
  if (origin !== location.origin || /\.\w+$/.test(pathname)) return undefined;
  return missingModules(pathname)
    .find((id) => id.startsWith(PROSE))
    ?.slice(PROSE.length);
}

/** Adds a page's code to the router's cache. A failure is left to the next document load. */
function fetchProse(name: string): void {
  // A separate module, because it grows with the site.
  import("virtual:prose-page-imports")
    .then(({ default: imports }) => new Map(Object.entries(imports)).get(name)?.())
    .then(
      (module) => module && (window.__remixRouteModules[PROSE + name] ??= module),
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
