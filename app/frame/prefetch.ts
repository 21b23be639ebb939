// The code of pages, fetched ahead of a click.
import { UNSAFE_RemixContext, useLocation } from "@remix-run/react";
import { useContext, useEffect } from "react";

import { useSite } from "../content";

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** The URLs of the modules that were asked for, and of those that have arrived. */
const asked = new Set<string>();
const arrived = new Set<string>();

/** Reads the routes of the app, by id. */
export function useRoutes(): Routes | undefined {
  return useContext(UNSAFE_RemixContext)?.manifest.routes;
}

/**
 * Fetches the code of pages in the menu and of those whose link is in view. Remix's `prefetch` would reload the open
 * page again and again when a deploy has removed the code of another.
 * @param isWhole whether all links of the page are rendered
 */
export function usePrefetch(isWhole: boolean): void {
  const { key } = useLocation();
  const routes = useRoutes();
  const { nav } = useSite();
  useEffect(() => {
    if (!routes || !isWhole || savesData()) return undefined;
    for (const { to } of nav) fetchPage(to, routes);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement)
          fetchPage(getLinkPath(target), routes);
    });
    for (const link of document.links) observer.observe(link);
    return () => observer.disconnect();
  }, [key, routes, isWhole, nav]);
}

/** Tells whether the code of a page has arrived; after a deploy, or offline, it may never. */
export function hasPage(path: string, routes: Routes): boolean {
  const modules = modulesOf(path, routes);
  return modules.length > 0 && modules.every((module) => arrived.has(module));
}

function fetchPage(path: string, routes: Routes): void {
  for (const module of modulesOf(path, routes).filter((each) => !asked.has(each))) {
    asked.add(module);
    import(/* @vite-ignore */ module).then(
      () => arrived.add(module),
      () => undefined,
    );
  }
}

/** Lists the URLs of the modules of a page: that of its route, and of those around it. */
function modulesOf(path: string, routes: Routes): string[] {
  const modules: string[] = [];
  let route = Object.values(routes).find((each) =>
    path === "/" ? each.index : `/${each.path}` === path,
  );
  while (route) {
    modules.push(route.module);
    route = routes[route.parentId ?? ""];
  }
  return modules;
}

/** Returns the path of a link without the base path; empty for a link to elsewhere. */
export function getLinkPath({ origin, pathname }: HTMLAnchorElement): string {
  const base = import.meta.env.BASE_URL;
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn ? `/${pathname.slice(base.length)}` : "";
}

/** Tells whether the reader saves data or is on a slow line (Network Information API; not in every browser). */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
