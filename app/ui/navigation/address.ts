// The address as the visitor came by it in, one that host and router read alike out; before hydration.

/**
 * Hosts serve a page under names that the router does not know (`/index.html`); it gets the page's own name.
 * A hash that the router cannot decode is dropped, now and whenever one comes later.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = location;
  // The page that was sent is the last of the modules that its start script has imported.
  const id = Object.keys(window.__remixRouteModules).at(-1) ?? "root";
  const route = window.__remixManifest.routes[id];
  const name = route ? (route.path ?? "") : id.replace("content/", "");
  const own = id === "root" ? pathname : import.meta.env.BASE_URL + name;
  const path = withoutSlash(pathname) === withoutSlash(own) ? pathname : own;
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
  dropUndecodableHash();
  // Ahead of the router's own listener, which comes with hydration.
  addEventListener("popstate", dropUndecodableHash);
}

/** The router decodes the hash unguarded: one such as "#%" would hang the tab on arrival, and empty the page later. */
function dropUndecodableHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

/** Hosts serve a page with and without a slash at the end of its path. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
