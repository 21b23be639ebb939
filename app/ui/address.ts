// The address as the visitor came by it in, one that host and router read alike out; before hydration.

/** Hosts serve a page under names that the router does not know (`/index.html`); it gets the page's own name. */
export function settleAddress(): void {
  const { pathname, search, hash } = location;
  const id = Object.keys(window.__remixRouteModules).find((name) => name !== "root");
  const [prose] = Object.keys(window.__prosePages ?? {});
  const own = id === undefined ? pathname : `${import.meta.env.BASE_URL}${prose ?? window.__remixManifest.routes[id]?.path ?? ""}`;
  const path = withoutSlash(pathname) === withoutSlash(own) ? pathname : own;
  const part = isDecodable(hash) ? hash : "";
  if (path !== pathname || part !== hash) history.replaceState(history.state, "", path + search + part);
}

/** The router decodes the hash unguarded, and an undecodable one ("/#%") would hang the tab. */
function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
