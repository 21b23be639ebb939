import { UNSAFE_RemixContext } from "@remix-run/react";
import { useContext, useEffect } from "react";

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** Whether each requested module has arrived, by URL. */
const arrivals = new Map<string, boolean>();

/** Reads the routes of the app, by id. */
export function useRoutes(): Routes {
  return useContext(UNSAFE_RemixContext)?.manifest.routes ?? {};
}

/**
 * Fetches the code of pages in the menu and of those whose link is in view. Remix's `prefetch`
 * would reload the open page again and again when a deploy has removed the code of another.
 */
export function Prefetch() {
  const routes = useRoutes();
  useEffect(() => {
    if (savesData()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement) fetchPage(target, routes);
    });
    for (const link of document.links) {
      if (link.closest("header")) fetchPage(link, routes);
      else observer.observe(link);
    }
    return () => observer.disconnect();
  }, [routes]);
  return null;
}

/** Tells whether the code of a page has arrived; after a deploy, or offline, it may never. */
export function hasPage(path: string, routes: Routes): boolean {
  const needed = modulesOf(path, routes);
  return needed.length > 0 && needed.every((module) => arrivals.get(module));
}

function fetchPage(link: HTMLAnchorElement | HTMLAreaElement, routes: Routes): void {
  for (const module of modulesOf(getLinkPath(link), routes)) {
    if (arrivals.has(module)) continue;
    arrivals.set(module, false);
    import(/* @vite-ignore */ module).then(
      (code: object) => arrivals.set(module, Object.keys(code).length > 0),
      () => undefined,
    );
  }
}

function modulesOf(path: string, routes: Routes): string[] {
  const urls: string[] = [];
  let route = Object.values(routes).find((each) =>
    path === "/" ? each.index : `/${each.path}` === path,
  );
  while (route) {
    urls.push(route.module);
    route = routes[route.parentId ?? ""];
  }
  return urls;
}

/** Returns the path of a link without the base path; empty for a link to elsewhere. */
export function getLinkPath({ origin, pathname }: Pick<URL, "origin" | "pathname">): string {
  const base = import.meta.env.BASE_URL;
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn ? `/${pathname.slice(base.length)}` : "";
}

/** Tells whether to save data, where a browser can say (Network Information API). */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
