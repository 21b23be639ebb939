// The name of a page made of its prose in, its code out. In a visitor's browser only what has been fetched is here.
import pages from "virtual:prose-pages";

/** @param name the file's name below `content/` without its ending: "news/first" */
export function findProsePage(name: string): ProsePageModule | undefined {
  if (import.meta.env.SSR || import.meta.env.DEV)
    return Object.hasOwn(pages, name) ? pages[name] : undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Remix's type knows modules of routes only
  return window.__remixRouteModules[`content/${name}`] as ProsePageModule | undefined;
}
