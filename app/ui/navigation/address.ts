// Before hydration, replaces the URL by one that the host and the router interpret in the same way.

import { openPage } from "./page-script";

/**
 * Hosts serve a page at URLs that the router does not know (`/index.html`): they become the page's own path.
 * A hash that the router cannot decode is removed, now and at every later change.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = location;
  const { page: id = Object.keys(window.__remixRouteModules).at(-1) ?? "root" } = openPage();
  const route = window.__remixManifest.routes[id];
  const name = route ? (route.path ?? "") : id.replace("content/", "");
  const own = id === "root" ? pathname : import.meta.env.BASE_URL + name;
  const path = withoutSlash(pathname) === withoutSlash(own) ? pathname : own;
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
  dropUndecodableHash();
  // Before the router's own listener, which hydration adds.
  addEventListener("popstate", dropUndecodableHash);
}

/** The router decodes the hash unguarded: "#%" would hang the tab on load, and blank the page later. */
function dropUndecodableHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

/** Hosts serve a page with and without a trailing slash. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
