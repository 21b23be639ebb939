// The name of a page of prose in, its module out. In a browser, only fetched modules are here.
import pages from "virtual:prose-pages";

/** @param name the path below `content/` without extension: "news/first" */
export function findProsePage(name: string): ProsePageModule | undefined {
  if (import.meta.env.SSR) return Object.hasOwn(pages, name) ? pages[name] : undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's type knows modules of routes only
  return window.__remixRouteModules[`content/${name}`] as ProsePageModule | undefined;
}
