// The code of pages, fetched ahead of a click.
import { UNSAFE_RemixContext, useLocation } from "@remix-run/react";
import { useContext, useEffect } from "react";

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** The modules that were asked for, each once. */
const asked = new Map<string, Promise<unknown>>();

/** The paths of pages whose code is gone, after a deploy. */
const gone = new Set<string>();

/**
 * Fetches the code of the pages of the menu, and of those whose link is in view. A link to a page whose code is gone loads
 * the document: Remix's own `prefetch` reloads the open page then, again and again.
 * @param menu the paths of the menu
 */
export function usePrefetch(menu: readonly string[]): void {
  const { key } = useLocation();
  const routes = useContext(UNSAFE_RemixContext)?.manifest.routes;
  useEffect(() => {
    if (!routes || savesData()) return undefined;
    for (const path of menu) fetchPage(path, routes);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) fetchPage(pathOf(target), routes);
    });
    for (const link of document.links) observer.observe(link);
    return () => observer.disconnect();
  }, [key, routes, menu]);
  useEffect(() => {
    // Before React sees the click.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (link && gone.has(pathOf(link))) event.stopPropagation();
    };
    document.addEventListener("click", follow, { capture: true });
    return () => document.removeEventListener("click", follow, { capture: true });
  }, []);
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

/** The path of a link within the site, without its base path; that of another address is no page's. */
function pathOf(link: Element): string {
  const href = link.getAttribute("href") ?? "";
  const path = href.replace(/[?#].*/, "");
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) ? `/${path.slice(base.length)}` : "";
}

/** Whether the reader has asked for little data, or the line is slow (Network Information API; not in every browser). */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
