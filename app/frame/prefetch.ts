// The code of pages, fetched ahead of a click.
import { UNSAFE_RemixContext, useLocation } from "@remix-run/react";
import { useContext, useEffect } from "react";

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** The modules that were asked for, each once. */
const asked = new Map<string, Promise<unknown>>();

/** The paths of pages whose code is gone, after a deploy. */
const gone = new Set<string>();

/** What the app knows of its pages: their routes, by id. */
export function useRoutes(): Routes | undefined {
  return useContext(UNSAFE_RemixContext)?.manifest.routes;
}

/**
 * Fetches the code of the pages of the menu, and of those whose link is in view. Remix's own `prefetch` would reload the
 * open page, again and again, when the code of another is gone.
 * @param menu the paths of the menu
 */
export function usePrefetch(menu: readonly string[]): void {
  const { key } = useLocation();
  const routes = useRoutes();
  useEffect(() => {
    if (!routes || savesData()) return undefined;
    for (const path of menu) fetchPage(path, routes);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement)
          fetchPage(pathOf(target), routes);
    });
    for (const link of document.links) observer.observe(link);
    return () => observer.disconnect();
  }, [key, routes, menu]);
}

/** Whether the app can show the page of a path: there is one, and its code is not gone. */
export function hasPage(path: string, routes: Routes): boolean {
  return modulesOf(path, routes).length > 0 && !gone.has(path);
}

function fetchPage(path: string, routes: Routes): void {
  for (const module of modulesOf(path, routes)) {
    const fetched = asked.get(module) ?? import(/* @vite-ignore */ module);
    asked.set(module, fetched);
    fetched.catch(() => gone.add(path));
  }
}

/** The URLs of the modules of a page: that of its route, and of those around it. */
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

/** The path of a link within the site, without its base path; empty for a link to elsewhere. */
export function pathOf({ origin, pathname }: HTMLAnchorElement): string {
  const base = import.meta.env.BASE_URL;
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn ? `/${pathname.slice(base.length)}` : "";
}

/** Whether the reader has asked for little data, or the line is slow (Network Information API; not in every browser). */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
